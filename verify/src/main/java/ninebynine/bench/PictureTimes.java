package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.picture.Pictures;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;

/**
 * Pictures a second of one thread, by its own time so that other work on the machine does not count: every step of the first puzzles of a
 * file under W, each as SVG and as PNG of two sizes. From the root of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.PictureTimes $COLLECTIONS/cbg-000/puzzles-000.txt 20
 * </pre>
 */
public final class PictureTimes {
    private static final int ROUNDS = 5;

    private PictureTimes() {}

    /** A picture to be drawn. */
    private record Shot(Puzzle puzzle, State before, Match match) {}

    /** Draws one. */
    private interface Camera {
        byte[] draw(Shot shot);
    }

    public static void main(String[] args) throws IOException {
        List<String> puzzles = Files.readAllLines(Path.of(args[0])).subList(0, Integer.parseInt(args[1]));
        List<Shot> shots =
                puzzles.stream().flatMap(text -> shots(text).stream()).toList();
        Pictures plain = new Pictures(0, Pictures.Below.NOTATION);
        Pictures small = new Pictures(320, Pictures.Below.NOTHING);
        report("svg", shots, shot -> plain.svg(shot.puzzle, shot.before, shot.match));
        report("png, 576 wide", shots, shot -> plain.png(shot.puzzle, shot.before, shot.match));
        report("png, 320 wide, bare", shots, shot -> small.png(shot.puzzle, shot.before, shot.match));
    }

    private static List<Shot> shots(String text) {
        Puzzle puzzle = Games.named("sudoku").parse(text);
        Precedence precedence = Theory.parse("W").precedence(puzzle.model());
        Trace trace = new Resolver(precedence).trace(puzzle.start());
        List<Shot> shots = new ArrayList<>();
        State state = trace.start().copy();
        for (Step step : trace.steps()) {
            shots.add(new Shot(puzzle, state.copy(), step.match()));
            Replay.apply(step, state, precedence);
        }
        return shots;
    }

    private static void report(String name, List<Shot> shots, Camera camera) {
        double best = 0;
        long bytes = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long begun = time();
            bytes = shots.stream().mapToLong(shot -> camera.draw(shot).length).sum();
            best = Math.max(best, shots.size() * 1e9 / (time() - begun));
        }
        System.out.printf(Locale.ROOT, "%s: %.0f a second, %d bytes on average%n", name, best, bytes / shots.size());
    }

    private static long time() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
