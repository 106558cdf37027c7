package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;

/**
 * Published puzzles of any game, each with the time to make its model and rules, of its whole path and of its rating once the program is warm: the
 * time of the thread, the best of some rounds. From the root of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.GameTimes verify/src/test/resources/published.tsv futoshiki
 * </pre>
 */
public final class GameTimes {
    private static final int ROUNDS = 40;
    /** Rounds go on as long, so that the compiler has seen what there is to see. */
    private static final long WARM_NANOS = 4_000_000_000L;

    private GameTimes() {}

    public static void main(String[] args) throws IOException {
        System.out.printf(
                Locale.ROOT,
                "%-18s %-10s %6s %10s %10s %10s%n",
                "game",
                "theory",
                "rating",
                "model, ms",
                "path, ms",
                "rating, ms");
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] fields = line.split("\t", -1);
            if (!line.startsWith("#") && fields.length > 4 && fields[0].startsWith(args[1])) {
                time(fields[0], fields[1], fields[3], fields[4]);
            }
        }
    }

    private static void time(String game, String theory, String text, String source) {
        double making = best(() ->
                Theory.parse(theory).precedence(Games.named(game).parse(text).model()));
        Puzzle puzzle = Games.named(game).parse(text);
        Precedence precedence = Theory.parse(theory).precedence(puzzle.model());
        Resolver resolver = new Resolver(precedence);
        double path = best(() -> resolver.trace(puzzle.start()));
        Rater rater = new Rater(precedence);
        double rating = best(() -> rater.rate(puzzle.start()));
        System.out.printf(
                Locale.ROOT,
                "%-18s %-10s %6d %,10.2f %,10.2f %,10.2f  %s%n",
                game,
                theory,
                rater.rate(puzzle.start()),
                making,
                path,
                rating,
                source);
    }

    /** Milliseconds of the thread. */
    private static double best(Runnable work) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        long start = threads.getCurrentThreadCpuTime();
        for (int round = 0; round < ROUNDS || threads.getCurrentThreadCpuTime() - start < WARM_NANOS; round++) {
            long from = threads.getCurrentThreadCpuTime();
            work.run();
            least = Math.min(least, threads.getCurrentThreadCpuTime() - from);
        }
        return least / 1e6;
    }
}
