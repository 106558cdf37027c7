package ninebynine.data;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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

    /** A column that is looked at: one that must not be empty, or a list. */
    private record Looked(String name, Method accessor, boolean required) {}

    private static final ClassValue<List<Looked>> LOOKED = new ClassValue<>() {
        @Override
        protected List<Looked> computeValue(Class<?> row) {
            return Arrays.stream(row.getRecordComponents())
                    .filter(component -> !component.getType().isPrimitive())
                    .map(component -> new Looked(name(component), component.getAccessor(), !isNullable(component)))
                    .toList();
        }
    };

    /** The first column that must not be empty and is; null if there is none. Looks into rows inside rows too. */
    static @Nullable String missing(Record row) {
        for (Looked column : LOOKED.get(row.getClass())) {
            Object value = value(row, column);
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
        for (RecordComponent component : claimed.getClass().getRecordComponents()) {
            Object one = value(claimed, component);
            Object other = value(own, component);
            boolean older = one == null && LATER.contains(name(component));
            if (!older && !Objects.equals(one, other)) {
                return "\"" + name(component) + "\" is " + shown(other) + ", not " + shown(one) + ".";
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

    private static @Nullable Object value(Record row, RecordComponent component) {
        return value(row, new Looked(name(component), component.getAccessor(), false));
    }

    private static @Nullable Object value(Record row, Looked column) {
        try {
            return column.accessor.invoke(row);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(row.getClass() + " does not tell its " + column.name + ".", e);
        }
    }

    /** Whether a column may be empty, or missing in older files. */
    public static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }
}
