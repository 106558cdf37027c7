package ninebynine.data;

import com.jerolba.carpet.CarpetParquetReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.io.LocalInputFile;
import org.jspecify.annotations.Nullable;

/** The rows of any table in Parquet, each as its columns in order. */
final class ParquetTable implements Closeable {
    private final ParquetReader<Map<String, Object>> reader;

    @SuppressWarnings({"unchecked", "rawtypes"})
    ParquetTable(Path file) throws IOException {
        this.reader = (ParquetReader) CarpetParquetReader.builder(new LocalInputFile(file), Map.class)
                .withConf(new PlainParquetConfiguration())
                .build();
    }

    /** One more row; null after the last. */
    @Nullable
    Map<String, Object> next() throws IOException {
        return reader.read();
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
