package ninebynine.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import ninebynine.game.Game;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.PuzzleFile;
import ninebynine.search.Bound;
import ninebynine.state.State;

/**
 * Canonical forms a second, one thread, from puzzles in memory: the best of some warm rounds over each file, then over the solutions of
 * its first puzzles. Rates are by the thread's own time; percentiles by the wall clock. From the root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Canonical $COLLECTIONS/cbg-000/puzzles-000.txt
 * </pre>
 */
public final class Canonical {
    private static final int WARM_UPS = 2;
    private static final int ROUNDS = 5;
    private static final int SOLUTIONS = 2000;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final Game SUDOKU = Games.named("sudoku");

    private Canonical() {}

    public static void main(String[] args) {
        System.out.printf(
                Locale.ROOT,
                "%-36s %8s %8s %8s %12s %8s %8s %8s%n",
                "list",
                "puzzles",
                "orbits",
                "minlex",
                "a second",
                "p50 us",
                "p99 us",
                "worst us");
        for (String arg : args) {
            List<Puzzle> puzzles = new ArrayList<>();
            try (PuzzleFile entries = PuzzleFile.open(Path.of(arg), SUDOKU)) {
                entries.forEachRemaining(entry -> puzzles.add(SUDOKU.parse(entry.text())));
            }
            row(String.valueOf(Path.of(arg).getFileName()), puzzles);
            row("  the solutions of the first", solutions(puzzles));
        }
    }

    private static List<Puzzle> solutions(List<Puzzle> puzzles) {
        List<Puzzle> solved = new ArrayList<>();
        for (Puzzle puzzle : puzzles.subList(0, Math.min(SOLUTIONS, puzzles.size()))) {
            puzzle.counter().count(puzzle.start(), Bound.solutions(1), solution -> {
                State state = State.solved(puzzle.model(), solution);
                solved.add(SUDOKU.parse(puzzle.text(state)));
            });
        }
        return solved;
    }

    private static void row(String what, List<Puzzle> puzzles) {
        long[] best = {};
        long least = Long.MAX_VALUE;
        HashSet<String> orbits = new HashSet<>();
        long same = 0;
        for (int round = 0; round < WARM_UPS + ROUNDS; round++) {
            long[] times = new long[puzzles.size()];
            same = 0;
            long start = CLOCK.getCurrentThreadCpuTime();
            for (int i = 0; i < times.length; i++) {
                long from = System.nanoTime();
                Orbit orbit = Orbit.of(puzzles.get(i));
                times[i] = System.nanoTime() - from;
                same += orbit.canonical().equals(puzzles.get(i).text()) ? 1 : 0;
                orbits.add(orbit.id());
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
                "%-36s %,8d %,8d %,8d %,12.0f %,8.1f %,8.1f %,8.0f%n",
                what,
                best.length,
                orbits.size(),
                same,
                best.length / (least / 1e9),
                best[best.length / 2] / 1e3,
                best[best.length * 99 / 100] / 1e3,
                best[best.length - 1] / 1e3);
    }
}
