package ninebynine.data;

import com.jerolba.carpet.CarpetParquetReader;
import com.jerolba.carpet.FieldMatchingStrategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.metadata.FileMetaData;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.schema.GroupType;
import org.apache.parquet.schema.Type;
import org.jspecify.annotations.Nullable;

/** Rows from Parquet. */
final class ParquetSource<R extends Record> implements RowSource<R> {
    private static final String DAMAGED = ". Maybe it was cut off or damaged; make it again.";

    private final ParquetReader<R> reader;
    private final Set<String> unknown = new TreeSet<>();
    private long number;
    private boolean broken;

    ParquetSource(Path file, Class<R> row) throws IOException {
        GroupType columns = schema(file);
        for (RecordComponent component : row.getRecordComponents()) {
            if (!Columns.isNullable(component) && !columns.containsField(Columns.name(component))) {
                throw new DatasetException("\"" + Columns.name(component) + "\" is missing.");
            }
        }
        unknown(columns, row, "");
        this.reader = CarpetParquetReader.builder(new LocalInputFile(file), row)
                .failOnMissingColumn(false)
                .failOnNullForPrimitives(true)
                .failNarrowingPrimitiveConversion(true)
                .fieldMatchingStrategy(FieldMatchingStrategy.SNAKE_CASE)
                .withConf(new PlainParquetConfiguration())
                .usePageChecksumVerification()
                .build();
    }

    /** Notes the columns that the record does not have, inside lists of records too. */
    private void unknown(GroupType columns, Class<?> row, String place) {
        for (Type column : columns.getFields()) {
            RecordComponent component = Arrays.stream(row.getRecordComponents())
                    .filter(each -> Columns.name(each).equals(column.getName()))
                    .findFirst()
                    .orElse(null);
            if (component == null) {
                unknown.add(place + column.getName());
            } else if (component.getGenericType() instanceof ParameterizedType of
                    && of.getActualTypeArguments()[0] instanceof Class<?> inner
                    && inner.isRecord()) {
                items(column, inner, place + column.getName() + ".");
            }
        }
    }

    /** A list is a group of a repeated group of its items. */
    private void items(Type list, Class<?> row, String place) {
        Type item = list;
        for (int i = 0; i < 2 && !item.isPrimitive(); i++) {
            item = item.asGroupType().getType(0);
        }
        if (!item.isPrimitive()) {
            unknown(item.asGroupType(), row, place);
        }
    }

    /**
     * The columns of a file.
     *
     * @throws DatasetException if it is not whole, or from a later program
     */
    static List<String> columns(Path file) throws IOException {
        return schema(file).getFields().stream().map(Type::getName).toList();
    }

    private static GroupType schema(Path file) throws IOException {
        try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(file))) {
            FileMetaData footer = reader.getFooter().getFileMetaData();
            String version = footer.getKeyValueMetaData().getOrDefault(ParquetSink.SCHEMA, "1");
            Schema.known(Integer.parseInt(version));
            ParquetSizes.check(file, reader.getFooter().getBlocks());
            return footer.getSchema();
        } catch (DatasetException | NoSuchFileException e) {
            throw e;
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            throw new DatasetException("its end is no end of a Parquet file: " + e.getMessage() + DAMAGED);
        }
    }

    @Override
    public @Nullable R next() {
        if (broken) {
            return null;
        }
        R row;
        try {
            row = reader.read();
            number++;
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            broken = true;
            throw new DatasetException("It cannot be read on (" + e.getMessage() + ")" + DAMAGED);
        }
        String missing = row == null ? null : Columns.missing(row);
        if (missing != null) {
            throw new DatasetException("\"" + missing + "\" is missing.");
        }
        return row == null ? null : Schema.known(row);
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public String place() {
        return "row " + number;
    }

    @Override
    public Set<String> unknown() {
        return unknown;
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
