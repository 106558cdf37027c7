package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.TraceText;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;

/**
 * How long the usual theory takes for each of the first puzzles of some files, in CPU time of its thread: {@code AnyTimes COUNT FILE…}. The paths go into
 * {@code FILE's name.paths} in the current folder, for {@code nbn verify}.
 */
public final class AnyTimes {
    private AnyTimes() {}

    /** A path and what it cost. */
    private record Timed(String text, boolean solved, double millis) {}

    public static void main(String[] args) throws IOException {
        int count = Integer.parseInt(args[0]);
        for (String name : List.of(args).subList(1, args.length)) {
            Path file = Path.of(name);
            List<String> lines = Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .limit(count)
                    .toList();
            List<Timed> timed = lines.parallelStream().map(AnyTimes::timed).toList();
            Files.writeString(
                    Path.of(file.getFileName() + ".paths"),
                    String.join("", timed.stream().map(Timed::text).toList()));
            double[] millis = timed.stream().mapToDouble(Timed::millis).sorted().toArray();
            System.out.printf(
                    Locale.ROOT,
                    "%s: %d of %d solved, p50 %.0f ms, p99 %.0f ms, worst %.0f ms%n",
                    file.getFileName(),
                    timed.stream().filter(Timed::solved).count(),
                    lines.size(),
                    millis[millis.length / 2],
                    millis[millis.length * 99 / 100],
                    millis[millis.length - 1]);
        }
    }

    private static Timed timed(String line) {
        Puzzle puzzle = Games.named("sudoku").parse(line);
        Theory any = Theory.parse("any");
        Precedence precedence = any.precedence(puzzle.model());
        long from = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Trace trace = new Resolver(precedence).trace(puzzle.start());
        long to = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        String text = new TraceText(Notation.Style.UNICODE, true, false, false).print(puzzle, any, trace, precedence);
        return new Timed(text, trace.isSolved(), (to - from) / 1e6);
    }
}
