package ninebynine.data;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The traces of a file of rows, read as they are asked for. The content says what the file is: packed or not, a row for each puzzle or
 * for each step.
 *
 * <p>Anything wrong throws a {@link DatasetException} that names the file, the place and a way out.
 */
public final class TraceFile implements Iterator<TraceFile.Entry>, Closeable {
    private final Path file;
    private final RowSource<PuzzleRow> rows;
    private final boolean apart;
    private @Nullable Entry ahead;

    /**
     * A trace and where it stands.
     *
     * @param number its line, or its place among the rows; from 1
     * @param apart whether each step is a row of its own: step k is row {@code number + k - 1} then
     */
    public record Entry(PuzzleRow row, long number, boolean apart) {}

    private TraceFile(Path file, boolean apart) throws IOException {
        this.file = file;
        this.apart = apart;
        this.rows = apart ? new StepGroups(source(file, StepLine.class)) : source(file, PuzzleRow.class);
    }

    public static TraceFile open(Path file) {
        try {
            List<String> columns = columns(file);
            boolean puzzles = columns.contains("steps");
            if (!puzzles && !columns.contains("values_after")) {
                throw new DatasetException("'" + file + "' has no traces, only " + String.join(", ", columns)
                        + ". Maybe take a file of the view steps or puzzles.");
            }
            return new TraceFile(file, !puzzles);
        } catch (NoSuchFileException e) {
            throw new DatasetException("There is no file '" + file + "'. Maybe its name is misspelt.");
        } catch (IOException e) {
            throw new DatasetException("'" + file + "' cannot be read: " + e.getMessage() + ". Maybe make it again.");
        }
    }

    private static List<String> columns(Path file) throws IOException {
        try {
            return Format.of(file) == Format.parquet ? ParquetSource.columns(file) : JsonSource.columns(lines(file));
        } catch (DatasetException e) {
            throw new DatasetException(
                    "'" + file + "' is no file of traces: " + e.getMessage() + ". Maybe it is the wrong one.");
        }
    }

    private static <R extends Record> RowSource<R> source(Path file, Class<R> row) throws IOException {
        return Format.of(file) == Format.parquet ? new ParquetSource<>(file, row) : new JsonSource<>(lines(file), row);
    }

    private static InputStream lines(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        try {
            return Compression.text(in);
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    @Override
    public boolean hasNext() {
        if (ahead == null) {
            try {
                PuzzleRow row = rows.next();
                ahead = row == null ? null : new Entry(row, rows.number(), apart);
            } catch (DatasetException e) {
                throw new DatasetException("'" + file + "', " + e.getMessage());
            }
        }
        return ahead != null;
    }

    @Override
    public Entry next() {
        if (!hasNext() || ahead == null) {
            throw new NoSuchElementException("'" + file + "' has no more traces.");
        }
        Entry next = ahead;
        ahead = null;
        return next;
    }

    @Override
    public void close() {
        rows.close();
    }
}
