package ninebynine.spark;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Rows of several tables in one, so that one pass makes all of them: where a row stands, and a column for each table of which one has something in it.
 *
 * <pre>
 *   position  part  steps   chat   left_out
 *          7     0  {...}   null       null
 *          7     1  {...}   null       null
 *          7     2   null  {...}       null
 *          8     0   null   null      {...}
 * </pre>
 *
 * @param tables in order
 */
record Staged(List<Table> tables) {
    static final String POSITION = "position";
    static final String PART = "part";

    /** A table, and the record that has its columns. */
    record Table(String name, Class<? extends Record> rows) {}

    static Staged of(String name, Class<? extends Record> rows) {
        return new Staged(List.of(new Table(name, rows)));
    }

    StructType schema() {
        StructType schema =
                new StructType().add(POSITION, DataTypes.LongType, false).add(PART, DataTypes.IntegerType, false);
        for (Table table : tables) {
            schema = schema.add(table.name, Rows.schema(table.rows), true);
        }
        return schema;
    }

    Encoder<Row> encoder() {
        return Encoders.row(schema());
    }

    /**
     * A row of a table.
     *
     * @param position of what it was made of
     * @param part which it is of the rows that were made of that
     */
    Row row(int table, long position, int part, Record row) {
        @Nullable Object[] values = new @Nullable Object[2 + tables.size()];
        values[0] = position;
        values[1] = part;
        values[2 + table] = Rows.of(row);
        return RowFactory.create(values);
    }

    /** The rows of a table, without where they stand. */
    Dataset<Row> rows(Dataset<Row> staged, Table table) {
        return staged.filter(functions.col(table.name).isNotNull()).select(table.name + ".*");
    }
}
