package ninebynine.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.generate.Made;
import ninebynine.generate.Method;
import ninebynine.generate.Order;

/**
 * How fast puzzles are made, by time of the thread: after a warm-up, so many seconds of attempts. From the root of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Generators 20 sudoku rating=5..7
 * </pre>
 */
public final class Generators {
    private static final double WARM = 5;

    private Generators() {}

    public static void main(String[] args) {
        double seconds = Double.parseDouble(args[0]);
        Game game = Games.named(args[1]);
        Map<String, String> words = Order.words(String.join("&", List.of(args).subList(2, args.length)));
        Method method = Order.parse(game, words).method(List.of());
        long attempt = run(method, 0, Math.min(WARM, seconds), new long[2], new TreeMap<>());
        long[] sums = new long[2];
        Map<Integer, Long> ratings = new TreeMap<>();
        long from = cpu();
        long end = run(method, attempt, seconds, sums, ratings);
        double spent = (cpu() - from) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%s %s: %d puzzles in %d attempts, %.1f s of the thread: %.2f puzzles/s, %.3f ms a puzzle, %.3f ms an attempt, mean clues %.2f, ratings %s%n",
                args[1],
                words,
                sums[0],
                end - attempt,
                spent,
                sums[0] / spent,
                1000 * spent / Math.max(1, sums[0]),
                1000 * spent / Math.max(1, end - attempt),
                sums[1] / (double) Math.max(1, sums[0]),
                ratings);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long run(Method method, long first, double seconds, long[] sums, Map<Integer, Long> ratings) {
        long from = cpu();
        long attempt = first;
        while (cpu() - from < 1e9 * seconds) {
            for (Made made : method.attempt(attempt)) {
                sums[0]++;
                sums[1] += made.puzzle().clues();
                ratings.merge(made.rating() == Made.NOT_RATED ? -9 : made.rating(), 1L, Long::sum);
            }
            attempt++;
        }
        return attempt;
    }
}
