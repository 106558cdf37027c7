package ninebynine.data;

import com.jerolba.carpet.CarpetWriter;
import com.jerolba.carpet.ColumnNamingStrategy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;

/**
 * Rows as Parquet. There are no dictionaries: nearly every text is new, and looking each up takes longer than packing it.
 * Row groups are small, because one of them is held in memory while it is written and while it is read.
 */
final class ParquetSink<R extends Record> implements RowSink<R> {
    static final String SCHEMA = "ninebynine.schema";
    static final String ENGINE = "ninebynine.engine";

    private static final long ROW_GROUP = 8L << 20;

    private final CarpetWriter<R> writer;

    ParquetSink(Path file, Class<R> row, Compression compression) throws IOException {
        PlainParquetConfiguration settings = new PlainParquetConfiguration();
        settings.setInt("parquet.compression.codec.zstd.level", Compression.LEVEL);
        this.writer = new CarpetWriter.Builder<>(new LocalOutputFile(file), row)
                .withConf(settings)
                .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
                .withColumnNamingStrategy(ColumnNamingStrategy.SNAKE_CASE)
                .withCompressionCodec(codec(compression))
                .withDictionaryEncoding(false)
                .withRowGroupSize(ROW_GROUP)
                .withExtraMetaData(
                        new TreeMap<>(Map.of(SCHEMA, Integer.toString(Schema.VERSION), ENGINE, Schema.ENGINE)))
                .build();
    }

    private static CompressionCodecName codec(Compression compression) {
        return switch (compression) {
            case zstd -> CompressionCodecName.ZSTD;
            case gzip -> CompressionCodecName.GZIP;
            case none -> CompressionCodecName.UNCOMPRESSED;
        };
    }

    @Override
    public void write(R row) throws IOException {
        writer.write(row);
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
