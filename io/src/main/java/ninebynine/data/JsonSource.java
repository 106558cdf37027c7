package ninebynine.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rows from lines of JSON. Blank lines do not count, except in line numbers. */
final class JsonSource<R extends Record> implements RowSource<R> {
    private final JsonLines lines;
    private final Class<R> row;
    private final JsonReader reader = new JsonReader();
    private boolean broken;

    JsonSource(JsonLines lines, Class<R> row) {
        this.lines = lines;
        this.row = row;
    }

    @Override
    public @Nullable R next() {
        try {
            byte[] line = broken ? null : lines.next();
            return line == null ? null : Schema.known(reader.read(line, row));
        } catch (IOException e) {
            broken = true;
            throw new DatasetException(
                    "It cannot be read on (" + e.getMessage() + "). Maybe it was cut off or damaged; make it again.");
        }
    }

    @Override
    public long number() {
        return lines.number();
    }

    @Override
    public String place() {
        return "line " + number();
    }

    @Override
    public Set<String> unknown() {
        return reader.unknown();
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
