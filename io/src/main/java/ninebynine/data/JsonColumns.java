package ninebynine.data;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows of one kind as JSON, column by column, the same bytes as {@link JsonRow}. What all rows of a path say, and the state after a step, which is the
 * state before the next one, is put into JSON once, and copied from there on.
 */
final class JsonColumns {
    private static final List<String> OF_THE_PATH = Columns.of(PathColumns.class);

    static final byte[] NULL = "null".getBytes(StandardCharsets.UTF_8);
    static final byte[] TRUE = "true".getBytes(StandardCharsets.UTF_8);
    static final byte[] FALSE = "false".getBytes(StandardCharsets.UTF_8);

    private final List<Column> columns = new ArrayList<>();
    private final Map<Class<?>, JsonColumns> inside = new HashMap<>();
    /** How many columns rows of a path begin with that say the same in all of them. */
    private final int onPath;

    private @Nullable PathColumns path;
    private byte[] pathJson = {};

    /** A text that was written last, and how. */
    private static final class Kept {
        private String text = "";
        private byte[] json = {'"', '"'};

        void write(String now, JsonLine to) {
            if (now == text) {
                to.put(json);
                return;
            }
            int before = to.length();
            to.quote(now);
            text = now;
            json = to.since(before);
        }
    }

    /**
     * A column.
     *
     * @param name what stands before its value, as in {@code ,"rating":}
     * @param kept what it keeps, or shares with another; null if its texts do not come again
     */
    private record Column(
            byte[] name,
            Class<?> type,
            Function<Object, @Nullable Object> of,
            @Nullable Kept kept) {}

    JsonColumns(Class<? extends Record> row) {
        Map<String, Kept> kept = new HashMap<>();
        List<String> all = Columns.of(row);
        onPath = PathRow.class.isAssignableFrom(row)
                        && all.subList(0, OF_THE_PATH.size()).equals(OF_THE_PATH)
                ? OF_THE_PATH.size()
                : 0;
        for (Columns.Column column : Columns.all(row)) {
            String name = column.name();
            String stem = Columns.stem(name);
            boolean again = !stem.equals(name);
            columns.add(new Column(
                    ((columns.isEmpty() ? "{\"" : ",\"") + name + "\":").getBytes(StandardCharsets.UTF_8),
                    column.type(),
                    column.of(),
                    again ? kept.computeIfAbsent(stem, key -> new Kept()) : null));
        }
    }

    void write(Record row, JsonLine to) {
        int from = row instanceof PathRow of ? path(row, of.path(), to) : 0;
        write(row, from, columns.size(), to);
        to.put('}');
    }

    /** Writes what all rows of a path begin with; answers how many columns that are. */
    private int path(Record row, PathColumns now, JsonLine to) {
        if (now.equals(path)) {
            to.put(pathJson);
            return onPath;
        }
        int before = to.length();
        write(row, 0, onPath, to);
        path = now;
        pathJson = to.since(before);
        return onPath;
    }

    private void write(Record row, int from, int end, JsonLine to) {
        for (int i = from; i < end; i++) {
            Column column = columns.get(i);
            to.put(column.name);
            Object value = column.of.apply(row);
            if (value == null) {
                to.put(NULL);
            } else if (column.type == String.class) {
                text((String) value, column, to);
            } else if (column.type == int.class) {
                to.put((int) value);
            } else if (column.type == boolean.class) {
                to.put((boolean) value ? TRUE : FALSE);
            } else {
                write(value, to);
            }
        }
    }

    private static void text(String text, Column column, JsonLine to) {
        if (column.kept == null) {
            to.quote(text);
        } else {
            column.kept.write(text, to);
        }
    }

    private void write(@Nullable Object value, JsonLine to) {
        if (value instanceof String text) {
            to.quote(text);
        } else if (value instanceof Integer number) {
            to.put(number.intValue());
        } else if (value instanceof List<?> list) {
            to.put('[');
            for (int i = 0; i < list.size(); i++) {
                if (i > 0) {
                    to.put(',');
                }
                write(list.get(i), to);
            }
            to.put(']');
        } else if (value instanceof Record row) {
            inside.computeIfAbsent(row.getClass(), type -> new JsonColumns(row.getClass()))
                    .write(row, to);
        } else if (value instanceof Map<?, ?> map) {
            write(map, to);
        } else if (value instanceof Double number) {
            to.put(number.doubleValue());
        } else if (value == null) {
            to.put(NULL);
        } else if (value instanceof Boolean is) {
            to.put(is ? TRUE : FALSE);
        } else {
            throw new IllegalStateException("A row has no column of " + value.getClass() + ".");
        }
    }

    private void write(Map<?, ?> map, JsonLine to) {
        char before = '{';
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            to.put(before);
            to.quote(entry.getKey().toString());
            to.put(':');
            write(entry.getValue(), to);
            before = ',';
        }
        if (map.isEmpty()) {
            to.put(before);
        }
        to.put('}');
    }
}
