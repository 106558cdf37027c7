package ninebynine.spark;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.data.Columns;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** Rows of Spark that have the columns of a record: its names with underscores, its types, its order. Records are the only description of our columns. */
public final class Rows {
    private static final ClassValue<RecordComponent[]> COLUMNS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> row) {
            return row.getRecordComponents();
        }
    };

    private Rows() {}

    /** The columns of a record. */
    public static StructType schema(Class<?> row) {
        return new StructType(Arrays.stream(COLUMNS.get(row))
                .map(column -> DataTypes.createStructField(
                        Columns.name(column), type(column.getGenericType()), Columns.isNullable(column)))
                .toArray(StructField[]::new));
    }

    private static DataType type(Type type) {
        if (type instanceof ParameterizedType of) {
            Type[] inner = of.getActualTypeArguments();
            return of.getRawType() == List.class
                    ? DataTypes.createArrayType(type(inner[0]), false)
                    : DataTypes.createMapType(type(inner[0]), type(inner[1]), false);
        }
        Class<?> plain = (Class<?>) type;
        return plain.isRecord()
                ? schema(plain)
                : plain == String.class
                        ? DataTypes.StringType
                        : plain == int.class || plain == Integer.class
                                ? DataTypes.IntegerType
                                : plain == long.class
                                        ? DataTypes.LongType
                                        : plain == boolean.class || plain == Boolean.class
                                                ? DataTypes.BooleanType
                                                : plain == double.class ? DataTypes.DoubleType : none(type);
    }

    private static DataType none(Type type) {
        throw new IllegalArgumentException("No column has the type " + type + ".");
    }

    /** A record as a row. */
    public static Row of(Record row) {
        RecordComponent[] columns = COLUMNS.get(row.getClass());
        @Nullable Object[] values = new @Nullable Object[columns.length];
        try {
            for (int i = 0; i < values.length; i++) {
                values[i] = value(columns[i].getAccessor().invoke(row));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(row.getClass() + " does not tell its columns.", e);
        }
        return RowFactory.create(values);
    }

    private static @Nullable Object value(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(Rows::value).toArray();
        }
        return value instanceof Map<?, ?> map
                ? CollectionConverters.asScala(map)
                : value instanceof Record row ? of(row) : value;
    }

    /** A row as a record. */
    public static <R extends Record> R record(Row row, Class<R> type) {
        return type.cast(made(row, type));
    }

    private static Object made(Row row, Class<?> type) {
        RecordComponent[] columns = COLUMNS.get(type);
        @Nullable Object[] values = new @Nullable Object[columns.length];
        for (int i = 0; i < values.length; i++) {
            int at = row.fieldIndex(Columns.name(columns[i]));
            values[i] = row.isNullAt(at) ? null : read(row.get(at), columns[i].getGenericType());
        }
        try {
            return CONSTRUCTORS.get(type).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No " + type + " can be made of its columns.", e);
        }
    }

    private static final ClassValue<Constructor<?>> CONSTRUCTORS = new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> row) {
            try {
                return row.getDeclaredConstructor(Arrays.stream(row.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new));
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(row + " is no record.", e);
            }
        }
    };

    private static Object read(Object value, Type type) {
        if (value instanceof scala.collection.Seq<?> seq && type instanceof ParameterizedType of) {
            List<Object> items = new ArrayList<>(seq.size());
            CollectionConverters.asJava(seq).forEach(item -> items.add(read(item, of.getActualTypeArguments()[0])));
            return items;
        }
        if (value instanceof scala.collection.Map<?, ?> map) {
            return new TreeMap<>(CollectionConverters.asJava(map));
        }
        return value instanceof Row row ? made(row, (Class<?>) type) : value;
    }
}
