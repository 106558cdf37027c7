package ninebynine.data;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import ninebynine.io.TracePath;

/**
 * A file of rows that has traces. The content says what it is: packed or not, a row for each puzzle or for each step.
 *
 * <p>Anything wrong throws a {@link DatasetException} that names the file, the place and a way out.
 */
public final class TraceFile {
    private TraceFile() {}

    /** The first trace of a file. */
    public static TracePath first(Path file) {
        try {
            List<String> columns = columns(file);
            if (columns.isEmpty()) {
                throw new DatasetException(
                        "'" + file
                                + "' is no file of traces: its first row has no column that can be read. Maybe it is the wrong one.");
            }
            if (columns.contains("steps")) {
                return first(
                        file,
                        new RowGroups<>(rows(file, PuzzleRow.class), (last, next) -> false),
                        group -> path(group.get(0).path(), group.get(0).steps()));
            }
            if (columns.contains("values_after")) {
                return first(
                        file,
                        new RowGroups<>(rows(file, StepLine.class), RowVerifier::together),
                        group -> path(
                                group.get(0).path(),
                                group.stream().map(StepLine::step).toList()));
            }
            throw new DatasetException("'" + file + "' has no traces, only " + String.join(", ", columns)
                    + ". Maybe take a file of the view steps or puzzles.");
        } catch (NoSuchFileException e) {
            throw new DatasetException("There is no file '" + file + "'. Maybe its name is misspelt.");
        } catch (IOException e) {
            throw new DatasetException("'" + file + "' cannot be read: " + e.getMessage() + ". Maybe make it again.");
        }
    }

    private static <R extends Record> TracePath first(Path file, RowGroups<R> rows, Function<List<R>, TracePath> path) {
        try {
            List<R> group = rows.next();
            if (group.isEmpty()) {
                throw new DatasetException("it has no traces. Maybe it is the wrong one.");
            }
            return path.apply(group);
        } catch (DatasetException e) {
            throw new DatasetException("'" + file + "', " + rows.place() + ": " + e.getMessage());
        } finally {
            rows.close();
        }
    }

    private static TracePath path(PathColumns of, List<StepRow> steps) {
        return new TracePath(
                of.game(), of.puzzle(), steps.stream().map(StepRow::notation).toList());
    }

    private static List<String> columns(Path file) throws IOException {
        try {
            return Format.of(file) == Format.parquet ? Parquet.columns(file) : columns(lines(file));
        } catch (DatasetException e) {
            throw new DatasetException(
                    "'" + file + "' is no file of traces: " + e.getMessage() + ". Maybe it is the wrong one.");
        }
    }

    /** The rows of a file, whichever format it has. */
    static <R extends Record> RowSource<R> rows(Path file, Class<R> row) throws IOException {
        return Format.of(file) == Format.parquet ? Parquet.source(file, row) : new JsonSource<>(lines(file), row);
    }

    /** The columns of the first row. */
    private static List<String> columns(JsonLines lines) throws IOException {
        try (lines) {
            byte[] first = lines.first();
            if (first == null) {
                throw new DatasetException("it is empty");
            }
            return JsonReader.columns(first);
        }
    }

    private static JsonLines lines(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        try {
            return new JsonLines(Compression.text(in));
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }
}
