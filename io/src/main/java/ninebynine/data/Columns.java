package ninebynine.data;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The columns of a row: the components of its record, written with underscores. */
public final class Columns {
    private static final int LONGEST = 300;

    /** Columns that came when there were files without them: a row that says nothing there is an older one. */
    private static final Set<String> LATER = Set.of("names");

    private Columns() {}

    /** The names of a record's columns, in order. */
    public static List<String> of(Class<? extends Record> row) {
        return Arrays.stream(row.getRecordComponents()).map(Columns::name).toList();
    }

    /** As in {@code values_before}. */
    public static String name(RecordComponent component) {
        StringBuilder name = new StringBuilder();
        for (char ch : component.getName().toCharArray()) {
            if (Character.isUpperCase(ch)) {
                name.append('_');
            }
            name.append(Character.toLowerCase(ch));
        }
        return name.toString();
    }

    /** The name without its end where the state after one step is that before the next: {@code values} of both {@code values_before} and {@code values_after}. */
    static String stem(String name) {
        return name.replaceFirst("_(before|after)$", "");
    }

    /** A column, what a row has there, and whether it may not be empty. */
    record Column(String name, Class<?> type, Function<Object, @Nullable Object> of, boolean required) {}

    /** A class makes its components anew each time that it is asked, which takes longer than to compare two rows. */
    private static final ClassValue<List<Column>> COLUMNS = new ClassValue<>() {
        @Override
        protected List<Column> computeValue(Class<?> row) {
            return Arrays.stream(row.getRecordComponents())
                    .map(each -> new Column(name(each), each.getType(), accessor(each), !isNullable(each)))
                    .toList();
        }
    };

    /** The columns of a record, in order. */
    static List<Column> all(Class<? extends Record> row) {
        return COLUMNS.get(row);
    }

    /** As a function, whose calls are compiled: of a method or a handle that is no constant it is asked each time how to call it. */
    @SuppressWarnings("unchecked")
    private static Function<Object, @Nullable Object> accessor(RecordComponent component) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodHandle accessor = lookup.unreflect(component.getAccessor());
            return (Function<Object, @Nullable Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            accessor,
                            accessor.type().wrap())
                    .getTarget()
                    .invoke();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(component + " can't be read.", e);
        }
    }

    /** The first column that must not be empty and is; null if there is none. Looks into rows inside rows too. */
    static @Nullable String missing(Record row) {
        for (Column column : COLUMNS.get(row.getClass())) {
            Object value = column.of.apply(row);
            String missing = value == null && column.required
                    ? column.name
                    : value instanceof List<?> list ? missing(list) : null;
            if (missing != null) {
                return missing;
            }
        }
        return null;
    }

    private static @Nullable String missing(List<?> rows) {
        for (Object row : rows) {
            String missing = row instanceof Record inner ? missing(inner) : row == null ? "an item" : null;
            if (missing != null) {
                return missing;
            }
        }
        return null;
    }

    /** The first column in which two rows of one kind differ, with what both say; null if they are equal. */
    static @Nullable String difference(Record claimed, Record own) {
        for (Column column : COLUMNS.get(claimed.getClass())) {
            Object one = column.of.apply(claimed);
            Object other = column.of.apply(own);
            boolean older = one == null && LATER.contains(column.name);
            if (!older && !Objects.equals(one, other)) {
                return "\"" + column.name + "\" is " + shown(other) + ", not " + shown(one) + ".";
            }
        }
        return null;
    }

    /** What a message says of a value; long ones are cut. */
    private static String shown(@Nullable Object value) {
        String text = value instanceof List<?> list
                ? list.stream().map(Columns::word).collect(Collectors.joining(", ", "[", "]"))
                : word(value);
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private static String word(@Nullable Object value) {
        return value instanceof CandidateRow of ? of.candidate() + " " + of.role() : String.valueOf(value);
    }

    /** Whether a column may be empty, or missing in older files. */
    public static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }
}
