package ninebynine.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Rows from lines of JSON. Blank lines do not count, except in line numbers. */
final class JsonSource<R extends Record> implements RowSource<R> {
    private final BufferedReader lines;
    private final Class<R> row;
    private long number;

    JsonSource(InputStream text, Class<R> row) {
        this.lines = reader(text);
        this.row = row;
    }

    private static BufferedReader reader(InputStream text) {
        return new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8));
    }

    /** The columns of the first row. */
    static List<String> columns(InputStream text) throws IOException {
        try (BufferedReader lines = reader(text)) {
            String line = lines.readLine();
            while (line != null && line.isBlank()) {
                line = lines.readLine();
            }
            if (line == null) {
                throw new DatasetException("it is empty");
            }
            return List.copyOf(JsonRow.MAPPER.readTree(line).propertyNames());
        } catch (JacksonException e) {
            throw new DatasetException("it does not begin with a row: " + e.getOriginalMessage());
        }
    }

    @Override
    public @Nullable R next() {
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (!line.isBlank()) {
                    return JsonRow.read(line, row);
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

    @Override
    public long number() {
        return number;
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
