package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.PuzzleFile;
import ninebynine.search.Counter;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;

/**
 * Solution counts to 2 a second, one thread, from states in memory: the best of some warm rounds over each list of a folder, with the
 * median and the 99th percentile of a single puzzle, for the game's own counter and for that of any model. From the root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Counting $COLLECTIONS/hard
 * </pre>
 */
public final class Counting {
    private static final int WARM_UPS = 4;
    private static final int ROUNDS = 5;
    /** Short lists are counted over and over until a round has so many puzzles. */
    private static final int ROUND = 2000;

    /** Rates are by CPU time, so that other programs on the machine disturb them less; percentiles are by the wall clock. */
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private Counting() {}

    public static void main(String[] args) throws IOException {
        System.out.printf(
                Locale.ROOT,
                "%-36s %8s %8s %12s %10s %10s%n",
                "list",
                "puzzles",
                "unique",
                "a second",
                "p50 us",
                "p99 us");
        for (String arg : args) {
            for (Path file : files(Path.of(arg))) {
                measure(file);
            }
        }
    }

    /** A file, or those of a folder that hold puzzles. */
    private static List<Path> files(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        Path collection = path.resolve("puzzles-000.txt");
        if (Files.exists(collection)) {
            return List.of(collection);
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }

    private static void measure(Path file) {
        Game sudoku = Games.named("sudoku");
        List<Puzzle> puzzles = new ArrayList<>();
        try (PuzzleFile entries = PuzzleFile.open(file, sudoku)) {
            entries.forEachRemaining(entry -> puzzles.add(sudoku.parse(entry.text())));
        }
        State[] starts = puzzles.stream().map(Puzzle::start).toArray(State[]::new);
        String name = String.valueOf(file.getFileName()).replace(".txt", "");
        row(name, starts, puzzles.get(0).counter());
        row("  counter of any model", starts, new DepthFirst(puzzles.get(0).model()));
    }

    private static void row(String what, State[] starts, Counter counter) {
        long[] best = {};
        long least = Long.MAX_VALUE;
        int unique = 0;
        int size = starts.length * Math.max(1, ROUND / Math.max(starts.length, 50));
        for (int round = 0; round < WARM_UPS + ROUNDS; round++) {
            long[] times = new long[size];
            unique = 0;
            long start = CLOCK.getCurrentThreadCpuTime();
            for (int i = 0; i < size; i++) {
                long from = System.nanoTime();
                boolean one = counter.count(starts[i % starts.length], 2).isUnique();
                times[i] = System.nanoTime() - from;
                unique += one && i < starts.length ? 1 : 0;
            }
            long total = CLOCK.getCurrentThreadCpuTime() - start;
            if (round >= WARM_UPS && total < least) {
                least = total;
                best = times;
            }
        }
        Arrays.sort(best);
        System.out.printf(
                Locale.ROOT,
                "%-36s %,8d %,8d %,12.0f %,10.1f %,10.1f%n",
                what,
                starts.length,
                unique,
                size / (least / 1e9),
                best[size / 2] / 1e3,
                best[size * 99 / 100] / 1e3);
    }
}
