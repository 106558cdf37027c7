package ninebynine.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** The files of a dataset, by format and view. */
public final class Shards {
    private Shards() {}

    /** How the name of such a file ends, as in {@code .jsonl.zst}. */
    public static String ending(Format format, Compression compression) {
        return switch (format) {
            case jsonl -> ".jsonl" + compression.suffix();
            case parquet -> ".parquet";
            case npz -> ".npz";
            case text -> ".txt" + compression.suffix();
        };
    }

    /** The rows that a trace alone gives: steps and puzzles. */
    public static List<? extends Record> rows(RowView view, RecordedTrace trace) {
        PathColumns path = trace.row().path();
        return switch (view) {
            case steps ->
                trace.row().steps().stream()
                        .map(step -> StepLine.of(path, step))
                        .toList();
            case puzzles -> List.of(trace.row());
            case hint ->
                trace.row().steps().stream().map(step -> HintRow.of(path, step)).toList();
            case chat, prm, preference, qa ->
                throw new IllegalArgumentException("A trace alone gives no rows of " + view + ".");
        };
    }

    /**
     * Opens a new file.
     *
     * @param view what the rows of jsonl and parquet are; the other formats have no rows
     * @param rows the rows of a trace, of the view's type
     */
    public static Shard open(
            Path file,
            Format format,
            RowView view,
            Compression compression,
            Function<RecordedTrace, ? extends List<? extends Record>> rows)
            throws IOException {
        return switch (format) {
            case jsonl, parquet -> rows(file, format, view.rows(), compression, rows);
            case npz -> new NpzShard(file);
            case text -> new TextShard(file, compression);
        };
    }

    private static <R extends Record> Shard rows(
            Path file,
            Format format,
            Class<R> type,
            Compression compression,
            Function<RecordedTrace, ? extends List<? extends Record>> rows)
            throws IOException {
        RowSink<R> sink = format == Format.jsonl
                ? new JsonSink<>(file, type, compression)
                : Parquet.sink(file, type, compression);
        return new RowShard<>(sink, type, rows);
    }
}
