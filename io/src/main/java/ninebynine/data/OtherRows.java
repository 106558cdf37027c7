package ninebynine.data;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The rows of any table, one after the other, each as its columns in order: CSV with a header, JSON lines or Parquet, packed or not. */
public final class OtherRows implements Iterator<Map<String, Object>>, Closeable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Reads one more row; null after the last. */
    @FunctionalInterface
    private interface Source {
        @Nullable
        Map<String, Object> next() throws IOException;
    }

    private final Source source;
    private final Closeable file;
    private @Nullable Map<String, Object> ahead;
    private long number;

    private OtherRows(Source source, Closeable file) throws IOException {
        this.source = source;
        this.file = file;
        this.ahead = source.next();
    }

    /**
     * The rows of a file.
     *
     * @throws DatasetException if it is no table
     */
    public static OtherRows open(Path path) throws IOException {
        Format format = Format.of(path);
        if (format == Format.parquet) {
            ParquetTable table = Parquet.table(path);
            return new OtherRows(table::next, table);
        }
        BufferedReader lines = new BufferedReader(
                new InputStreamReader(Compression.text(Files.newInputStream(path)), StandardCharsets.UTF_8));
        return format == Format.jsonl ? new OtherRows(() -> json(lines), lines) : csv(path, lines);
    }

    @SuppressWarnings("unchecked")
    private static @Nullable Map<String, Object> json(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && line.isBlank()) {
            line = lines.readLine();
        }
        try {
            return line == null ? null : JSON.readValue(line, LinkedHashMap.class);
        } catch (JacksonException e) {
            throw new DatasetException("This is no JSON: " + e.getOriginalMessage() + ".");
        }
    }

    private static OtherRows csv(Path path, BufferedReader lines) throws IOException {
        List<String> names = fields(lines);
        if (names == null || names.size() < 2 && !names.toString().matches(".*[A-Za-z].*")) {
            throw new DatasetException(
                    "'" + path
                            + "' is no table: its first line has no names of columns. Maybe nbn dataset reads it, or add a line such as question,answer.");
        }
        List<String> columns = names;
        return new OtherRows(
                () -> {
                    List<String> fields = fields(lines);
                    if (fields == null) {
                        return null;
                    }
                    Map<String, Object> row = new LinkedHashMap<>();
                    for (int i = 0; i < columns.size(); i++) {
                        row.put(columns.get(i), i < fields.size() ? fields.get(i) : "");
                    }
                    return row;
                },
                lines);
    }

    /** The fields of a record, which may go over several lines inside quotation marks; null after the last. */
    private static @Nullable List<String> fields(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && line.isEmpty()) {
            line = lines.readLine();
        }
        if (line == null) {
            return null;
        }
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; ; i++) {
            if (i >= line.length()) {
                String more = quoted ? lines.readLine() : null;
                if (more == null) {
                    fields.add(field.toString());
                    return fields;
                }
                field.append('\n');
                line = more;
                i = -1;
            } else if (line.charAt(i) == '"') {
                boolean doubled = quoted && i + 1 < line.length() && line.charAt(i + 1) == '"';
                field.append(doubled ? "\"" : "");
                i += doubled ? 1 : 0;
                quoted = doubled || !quoted;
            } else if (line.charAt(i) == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(line.charAt(i));
            }
        }
    }

    /** How many rows were read. */
    public long number() {
        return number;
    }

    @Override
    public boolean hasNext() {
        return ahead != null;
    }

    @Override
    public Map<String, Object> next() {
        Map<String, Object> row = ahead;
        if (row == null) {
            throw new NoSuchElementException("There are no more rows.");
        }
        number++;
        try {
            ahead = source.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return row;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
