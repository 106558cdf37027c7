package ninebynine.data;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads rows that are laid out byte by byte as {@link JsonColumns} writes them: columns in order, no blanks, no escapes but line breaks. Of any other it
 * says nothing, and {@link JsonReader} reads it. A text that a column had in the row before, or that was the state after it, is not made again.
 */
final class PlainRow {
    private static final int LONGEST_INT = 9;
    private static final int LONGEST_KEY = 1000;
    private static final int LONGEST_DOUBLE = 30;

    /** What says that a row is not laid out so. */
    private static final class NotPlain extends RuntimeException {
        private static final long serialVersionUID = 1;

        private NotPlain() {
            super("not plain", null, false, false);
        }
    }

    /** A text that was read last, and where its bytes are, with the quote at its end. */
    private static final class Kept {
        private String text = "";
        private byte[] line = {'"'};
        private int from;
        private int end = 1;

        boolean isAt(byte[] now, int at) {
            int length = end - from;
            return now.length - at >= length && Arrays.equals(now, at, at + length, line, from, end);
        }
    }

    /** A column, and what stands before its value, as in {@code ,"rating":}. */
    private record Column(byte[] name, Type type, boolean nullable, Kept kept) {}

    private final JsonReader.Shape shape;
    private final Column[] columns;
    private final Map<Type, PlainRow> inside = new HashMap<>();
    private byte[] line = {};
    private int at;
    /** A text with line breaks while it is put together. */
    private byte[] pieces = {};

    PlainRow(Class<?> row) {
        this.shape = JsonReader.shape(row);
        Map<String, Kept> kept = new HashMap<>();
        this.columns = new Column[shape.columns().size()];
        for (int i = 0; i < columns.length; i++) {
            JsonReader.Column column = shape.columns().get(i);
            columns[i] = new Column(
                    ((i == 0 ? "{\"" : ",\"") + column.name() + "\":").getBytes(StandardCharsets.UTF_8),
                    column.type(),
                    column.nullable(),
                    kept.computeIfAbsent(Columns.stem(column.name()), stem -> new Kept()));
        }
    }

    /** Null if the line is not laid out so. */
    @Nullable
    Object read(byte[] now) {
        try {
            Object row = read(now, 0);
            return at == now.length ? row : null;
        } catch (NotPlain e) {
            return null;
        }
    }

    private Object read(byte[] now, int from) {
        line = now;
        at = from;
        @Nullable Object[] values = new @Nullable Object[columns.length];
        for (int i = 0; i < columns.length; i++) {
            Column column = columns[i];
            skip(column.name);
            values[i] = column.nullable && next() == 'n' ? nothing() : value(column.type, column.kept);
        }
        skip('}');
        return shape.make(values);
    }

    private byte next() {
        if (at >= line.length) {
            throw new NotPlain();
        }
        return line[at];
    }

    private void skip(char ch) {
        if (next() != ch) {
            throw new NotPlain();
        }
        at++;
    }

    private void skip(byte[] word) {
        int end = at + word.length;
        if (end > line.length || !Arrays.equals(line, at, end, word, 0, word.length)) {
            throw new NotPlain();
        }
        at = end;
    }

    private @Nullable Object nothing() {
        skip(JsonColumns.NULL);
        return null;
    }

    private Object value(Type type, @Nullable Kept kept) {
        if (type == String.class) {
            return kept == null ? text() : text(kept);
        }
        if (type == int.class || type == Integer.class) {
            return number();
        }
        if (type == boolean.class || type == Boolean.class) {
            boolean is = next() == 't';
            skip(is ? JsonColumns.TRUE : JsonColumns.FALSE);
            return is;
        }
        if (type == double.class) {
            return fraction();
        }
        if (type instanceof ParameterizedType of) {
            Type[] inner = of.getActualTypeArguments();
            return of.getRawType() == List.class ? list(inner[0]) : map(inner[1]);
        }
        PlainRow row = inside.computeIfAbsent(type, each -> new PlainRow((Class<?>) each));
        Object read = row.read(line, at);
        at = row.at;
        return read;
    }

    private List<Object> list(Type of) {
        List<Object> items = new ArrayList<>();
        skip('[');
        while (next() != ']') {
            if (!items.isEmpty()) {
                skip(',');
            }
            items.add(value(of, null));
        }
        at++;
        return items;
    }

    private Map<String, Object> map(Type of) {
        Map<String, Object> items = new TreeMap<>();
        skip('{');
        while (next() != '}') {
            if (!items.isEmpty()) {
                skip(',');
            }
            String key = text();
            skip(':');
            if (key.length() > LONGEST_KEY || items.put(key, value(of, null)) != null) {
                throw new NotPlain();
            }
        }
        at++;
        return items;
    }

    /** A whole number without zeros in front. */
    private int number() {
        int from = at;
        int number = 0;
        for (; next() >= '0' && line[at] <= '9'; at++) {
            number = 10 * number + line[at] - '0';
        }
        if (at == from || at - from > LONGEST_INT || line[from] == '0' && at > from + 1) {
            throw new NotPlain();
        }
        return number;
    }

    /** Two whole numbers with a dot between them. */
    private double fraction() {
        int from = at;
        number();
        skip('.');
        int dot = at;
        while (next() >= '0' && line[at] <= '9') {
            at++;
        }
        if (at == dot || at - from > LONGEST_DOUBLE) {
            throw new NotPlain();
        }
        return Double.parseDouble(new String(line, from, at - from, StandardCharsets.ISO_8859_1));
    }

    private String text(Kept kept) {
        skip('"');
        if (kept.isAt(line, at)) {
            at += kept.end - kept.from;
            return kept.text;
        }
        int from = at--;
        String text = text();
        kept.text = text;
        kept.line = line;
        kept.from = from;
        kept.end = at;
        return text;
    }

    private String text() {
        skip('"');
        int from = at;
        int length = 0;
        boolean ascii = true;
        while (next() != '"') {
            if (at + Long.BYTES <= line.length && JsonLine.isPlain(line, at)) {
                at += Long.BYTES;
                continue;
            }
            int end = Math.min(at + Long.BYTES, line.length);
            for (; at < end && line[at] != '"'; at++) {
                byte ch = line[at];
                if (ch == '\\') {
                    length = pieced(from, length);
                    pieces[length++] = '\n';
                    at++;
                    if (next() != 'n') {
                        throw new NotPlain();
                    }
                    from = at + 1;
                } else if (ch >= 0 && ch < ' ') {
                    throw new NotPlain();
                }
                ascii &= ch >= 0;
            }
        }
        if (length > 0) {
            length = pieced(from, length);
        }
        String text = length > 0 ? text(pieces, 0, length, ascii) : text(line, from, at - from, ascii);
        at++;
        return text;
    }

    /** Puts what was read since there behind the pieces of the text so far, with room for a break; answers how many bytes these are now. */
    private int pieced(int from, int length) {
        int more = at - from;
        if (pieces.length <= length + more) {
            pieces = Arrays.copyOf(pieces, 2 * (length + more + 1));
        }
        System.arraycopy(line, from, pieces, length, more);
        return length + more;
    }

    /** What is no UTF-8 would become question marks. */
    private static String text(byte[] bytes, int from, int length, boolean ascii) {
        String text = new String(bytes, from, length, ascii ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
        if (!ascii) {
            byte[] again = text.getBytes(StandardCharsets.UTF_8);
            if (!Arrays.equals(again, 0, again.length, bytes, from, from + length)) {
                throw new NotPlain();
            }
        }
        return text;
    }
}
