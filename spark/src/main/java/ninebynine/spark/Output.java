package ninebynine.spark;

import static org.apache.spark.sql.functions.col;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/**
 * A folder of tables that is made in rounds. A round is a range of positions; it counts once Spark has committed it, which its {@code _SUCCESS} says, and
 * is made again from nothing otherwise. The tables are made of whole rounds alone, and are whole once the folder's own {@code _SUCCESS} is there. So
 * a job may be killed at any time and run again: nothing is lost and nothing comes twice.
 *
 * <pre>
 *   _settings                                  what the rows depend on; another job may not go on here
 *   _rounds/000000000000-000000200000/…        staged rows, until the tables are there
 *   ratings/game=sudoku/split=train/….parquet
 *   _SUCCESS
 * </pre>
 */
final class Output {
    private static final String DONE = "_SUCCESS";
    private static final String SETTINGS = "_settings";
    private static final String ROUNDS = "_rounds";

    private final SparkSession session;
    private final FileSystem files;
    private final Path folder;
    private final Staged staged;

    /** @throws IllegalArgumentException if there is something in the folder that this job can't go on with */
    Output(SparkSession session, String folder, Map<String, String> settings, Staged staged) {
        this.session = session;
        this.folder = new Path(folder);
        this.staged = staged;
        try {
            files = this.folder.getFileSystem(session.sparkContext().hadoopConfiguration());
            begin(settings.entrySet().stream()
                    .map(each -> each.getKey() + ": " + each.getValue() + "\n")
                    .collect(Collectors.joining()));
        } catch (IOException e) {
            throw lost(e);
        }
    }

    private void begin(String settings) throws IOException {
        Path file = new Path(folder, SETTINGS);
        if (files.exists(file)) {
            String known = read(file);
            if (!known.equals(settings)) {
                throw new IllegalArgumentException("'" + folder + "' was begun with other settings: "
                        + Stream.of(known.split("\n", -1))
                                .filter(line -> !settings.contains(line + "\n"))
                                .collect(Collectors.joining("; "))
                        + ". Maybe the same command, or another folder.");
            }
        } else if (files.exists(folder) && files.listStatus(folder).length > 0) {
            throw new IllegalArgumentException(
                    "The folder '" + folder + "' is not empty, and no job of ours began it. Maybe name a new folder.");
        } else {
            Path next = new Path(folder, SETTINGS + ".new");
            try (FSDataOutputStream out = files.create(next)) {
                out.write(settings.getBytes(StandardCharsets.UTF_8));
            }
            files.rename(next, file);
        }
    }

    private String read(Path file) throws IOException {
        try (FSDataInputStream in = files.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private UncheckedIOException lost(IOException e) {
        return new UncheckedIOException("'" + folder + "' cannot be written: " + e.getMessage() + ".", e);
    }

    boolean isDone() {
        try {
            return files.exists(new Path(folder, DONE));
        } catch (IOException e) {
            throw lost(e);
        }
    }

    /** The rounds that count, by where they begin; those after a gap do not. */
    private Map<Long, Path> rounds(long from) {
        Map<Long, Path> whole = new TreeMap<>();
        try {
            for (FileStatus round : files.listStatus(new Path(folder, ROUNDS))) {
                if (files.exists(new Path(round.getPath(), DONE))) {
                    whole.put(bounds(round.getPath())[0], round.getPath());
                }
            }
        } catch (FileNotFoundException e) {
            return whole; // nothing was begun
        } catch (IOException e) {
            throw lost(e);
        }
        Map<Long, Path> joined = new TreeMap<>();
        for (long at = from; whole.containsKey(at); at = bounds(whole.get(at))[1]) {
            joined.put(at, whole.get(at));
        }
        return joined;
    }

    private static long[] bounds(Path round) {
        return Stream.of(round.getName().split("-", -1))
                .mapToLong(Long::parseLong)
                .toArray();
    }

    /** Where the next round begins. */
    long next(long from) {
        return rounds(from).values().stream()
                .mapToLong(round -> bounds(round)[1])
                .max()
                .orElse(from);
    }

    /** Makes the staged rows of a range of positions. */
    @FunctionalInterface
    interface Maker {
        Dataset<Row> rows(long from, long to);
    }

    /** Makes the rounds that are missing of so many positions, until there is enough. */
    void rounds(long count, TaskOptions tasks, Maker maker, BooleanSupplier enough, PrintWriter err) {
        long size = tasks.round(session.sparkContext().defaultParallelism());
        for (long at = next(0); at < count && (at == 0 || !enough.getAsBoolean()); at = next(0)) {
            long to = Math.min(count, at + size);
            round(at, to, maker.rows(at, to));
            err.println("nbn: " + to + " of " + count + ".");
        }
    }

    /** Makes a round; when this is back it counts. */
    void round(long from, long to, Dataset<Row> rows) {
        String name = String.format(Locale.ROOT, "%012d-%012d", from, to);
        rows.write()
                .mode(SaveMode.Overwrite)
                .option("compression", "zstd")
                .parquet(new Path(new Path(folder, ROUNDS), name).toString());
    }

    /** All rows so far. */
    Dataset<Row> rows(long from) {
        List<String> paths = new ArrayList<>();
        rounds(from).values().forEach(round -> paths.add(round.toString()));
        return session.read().schema(staged.schema()).parquet(paths.toArray(String[]::new));
    }

    /**
     * How a table is written.
     *
     * @param positions how many there are
     * @param ofFile how many of them share a file of a game and split
     * @param codec how it is packed
     * @param order of the rows of a game and split: where they stand, or else the names of columns
     */
    record Layout(long positions, long ofFile, String codec, List<String> order) {
        /** In the order in which they stand. */
        static final List<String> AS_THEY_STAND = List.of(Staged.POSITION, Staged.PART);

        private static final int OF_FILE = 1_000_000;

        /** For short rows: a million to a file. */
        static Layout ofShort(long positions, List<String> order) {
            return new Layout(positions, OF_FILE, "zstd", order);
        }

        int tasks() {
            return (int) Math.max(1, (positions + ofFile - 1) / ofFile);
        }
    }

    /** Makes a table of staged rows. */
    void table(Staged.Table table, Dataset<Row> rows, Layout layout) {
        write(
                table.name(),
                rows.filter(col(table.name()).isNotNull())
                        .select(col(Staged.POSITION), col(Staged.PART), col(table.name() + ".*")),
                layout);
    }

    /** Makes a table of rows that know where they stand, by game and split. */
    void write(String name, Dataset<Row> rows, Layout layout) {
        boolean stand = layout.order.equals(Layout.AS_THEY_STAND);
        List<Column> order = new ArrayList<>();
        layout.order.stream()
                .filter(List.of(rows.columns())::contains)
                .forEach(column -> order.add(col(column).asc_nulls_last()));
        Dataset<Row> placed = stand
                ? rows.repartitionById(
                        layout.tasks(),
                        functions.expr("cast(least(" + Staged.POSITION + " div " + layout.ofFile + ", "
                                + (layout.tasks() - 1) + ") as int)"))
                : rows.repartitionByRange(layout.tasks(), order.toArray(Column[]::new));
        order.addAll(0, List.of(col("game"), col("split")));
        placed.sortWithinPartitions(order.toArray(Column[]::new))
                .drop(Staged.POSITION, Staged.PART)
                .write()
                .mode(SaveMode.Overwrite)
                .option("compression", layout.codec)
                .partitionBy("game", "split")
                .parquet(new Path(folder, name).toString());
    }

    /** All tables are there. */
    void done() {
        try {
            files.create(new Path(folder, DONE)).close();
            files.delete(new Path(folder, ROUNDS), true);
        } catch (IOException e) {
            throw lost(e);
        }
    }
}
