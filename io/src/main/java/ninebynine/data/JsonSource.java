package ninebynine.data;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rows from lines of JSON. Blank lines do not count, except in line numbers. */
final class JsonSource<R extends Record> implements RowSource<R> {
    private final ByteLines lines;
    private final Class<R> row;
    private final JsonDecoder decoder;
    private long number;

    JsonSource(ByteLines lines, Class<R> row) {
        this.lines = lines;
        this.row = row;
        this.decoder = JsonDecoder.of(row);
    }

    /** The columns of the first row. */
    static List<String> columns(ByteLines lines) throws IOException {
        try (lines) {
            while (lines.next()) {
                JsonText text = new JsonText(lines.bytes(), lines.from(), lines.to());
                if (!text.isBlank()) {
                    return text.names();
                }
            }
            throw new DatasetException("it is empty");
        }
    }

    @Override
    public @Nullable R next() {
        try {
            while (lines.next()) {
                number++;
                JsonText text = new JsonText(lines.bytes(), lines.from(), lines.to());
                if (!text.isBlank()) {
                    return row.cast(read(text));
                }
            }
            return null;
        } catch (IOException e) {
            throw new DatasetException("after line " + number + ": it cannot be read on (" + e.getMessage()
                    + "). Maybe it was cut off or damaged; make it again.");
        } catch (DatasetException e) {
            throw new DatasetException("line " + number + ": " + e.getMessage());
        }
    }

    private @Nullable Object read(JsonText text) {
        Object value = decoder.read(text);
        text.expectEnd();
        return value;
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public void close() {
        lines.close();
    }
}
