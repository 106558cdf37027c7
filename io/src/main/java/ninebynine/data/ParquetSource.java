package ninebynine.data;

import com.jerolba.carpet.CarpetParquetReader;
import com.jerolba.carpet.FieldMatchingStrategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.metadata.FileMetaData;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.schema.Type;
import org.jspecify.annotations.Nullable;

/** Rows from Parquet. */
final class ParquetSource<R extends Record> implements RowSource<R> {
    private static final String DAMAGED = ". Maybe it was cut off or damaged; make it again.";

    private final ParquetReader<R> reader;
    private long number;

    ParquetSource(Path file, Class<R> row) throws IOException {
        List<String> columns = columns(file);
        for (RecordComponent component : row.getRecordComponents()) {
            if (!Columns.isNullable(component) && !columns.contains(Columns.name(component))) {
                throw new DatasetException("\"" + Columns.name(component) + "\" is missing.");
            }
        }
        this.reader = CarpetParquetReader.builder(new LocalInputFile(file), row)
                .failOnMissingColumn(false)
                .fieldMatchingStrategy(FieldMatchingStrategy.SNAKE_CASE)
                .withConf(new PlainParquetConfiguration())
                .usePageChecksumVerification()
                .build();
    }

    /**
     * The columns of a file.
     *
     * @throws DatasetException if it is not whole, or from a later program
     */
    static List<String> columns(Path file) throws IOException {
        try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(file))) {
            FileMetaData footer = reader.getFooter().getFileMetaData();
            String version = footer.getKeyValueMetaData().getOrDefault(ParquetSink.SCHEMA, "1");
            Schema.known(Integer.parseInt(version));
            return footer.getSchema().getFields().stream().map(Type::getName).toList();
        } catch (DatasetException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new DatasetException("its end is no end of a Parquet file: " + e.getMessage() + DAMAGED);
        }
    }

    @Override
    public @Nullable R next() {
        try {
            R row = reader.read();
            number++;
            return row;
        } catch (IOException | RuntimeException e) {
            throw new DatasetException(
                    "after row " + number + ": it cannot be read on (" + e.getMessage() + ")" + DAMAGED);
        }
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
