package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import ninebynine.games.Games;
import ninebynine.games.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;

/**
 * What one puzzle of any game takes, in CPU time of one thread: reading it and making its model, its rating, its whole path. The first time
 * in this JVM and the median of warm rounds. From the root of the project, with lines {@code game, theory, rating, puzzle}, tabs between:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.GameTimes verify/src/test/resources/published.tsv [GAME]
 * </pre>
 */
public final class GameTimes {
    private static final int ROUNDS = 15;

    private GameTimes() {}

    public static void main(String[] args) throws IOException {
        System.out.println("ms of CPU, first / warm: model, rating, path");
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] fields = line.split("\t", -1);
            if (!line.startsWith("#") && (args.length < 2 || fields[0].equals(args[1]))) {
                row(fields[0], fields[1], fields[3]);
            }
        }
    }

    private static void row(String game, String rules, String text) {
        Puzzle puzzle = Games.named(game).parse(text);
        Precedence precedence = Theory.parse(rules).precedence(puzzle.model());
        System.out.printf(
                Locale.ROOT,
                "%-8s %-6s %3d  model %s  rating %s  path %s  %s%n",
                game,
                rules,
                new Rater(precedence).rate(puzzle.start()),
                times(() -> Games.named(game).parse(text).model().labelCount()),
                times(() -> new Rater(precedence).rate(puzzle.start())),
                times(() ->
                        new Resolver(precedence).trace(puzzle.start()).steps().size()),
                text.length() <= 60 ? text : text.substring(0, 57) + "...");
    }

    private static String times(Supplier<Integer> work) {
        double[] times = new double[ROUNDS];
        int seen = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long from = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            seen += work.get();
            times[round] = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - from) / 1e6;
        }
        double first = times[0];
        Arrays.sort(times);
        return String.format(Locale.ROOT, "%.1f / %.1f%s", first, times[ROUNDS / 2], seen < 0 ? "?" : "");
    }
}
