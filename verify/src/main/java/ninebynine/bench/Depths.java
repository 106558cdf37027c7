package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.TraceSink;
import ninebynine.trial.Trial;

/**
 * T&amp;E(BRT, k) to its fixpoint, time of the thread for each state, one thread: the best of some warm rounds. From the root of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Depths 1 $COLLECTIONS/cbg-000/puzzles-000.txt 2000
 * </pre>
 */
public final class Depths {
    private static final int ROUNDS = 12;

    private Depths() {}

    public static void main(String[] args) throws IOException {
        int depth = Integer.parseInt(args[0]);
        List<State> states = states(Path.of(args[1]), args.length < 3 ? Integer.MAX_VALUE : Integer.parseInt(args[2]));
        Trial trial = new Trial(0, depth, singles(states.get(0)));
        long[] best = {Long.MAX_VALUE};
        for (int round = 0; round < ROUNDS; round++) {
            long[] times = new long[states.size()];
            for (int i = 0; i < times.length; i++) {
                long from = now();
                trial.targets(states.get(i));
                times[i] = now() - from;
            }
            best = Arrays.stream(times).sum() < Arrays.stream(best).sum() || round == 0 ? times : best;
        }
        Arrays.sort(best);
        System.out.printf(
                Locale.ROOT,
                "T&E(BRT,%d): %d states of %.0f hypotheses, mean %.1f us, median %.1f, worst %.1f%n",
                depth,
                states.size(),
                states.stream().mapToInt(State::openCount).average().orElse(0),
                Arrays.stream(best).average().orElse(0) / 1e3,
                best[best.length / 2] / 1e3,
                best[best.length - 1] / 1e3);
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static Precedence singles(State state) {
        return Theory.parse("BRT").precedence(state.model());
    }

    /** The puzzles that Singles do not solve, after Singles. */
    private static List<State> states(Path file, int most) throws IOException {
        Game sudoku = Games.named("sudoku");
        List<State> states = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (String line : lines.subList(0, Math.min(most, lines.size()))) {
            Puzzle puzzle = sudoku.parse(line.strip());
            State state = puzzle.start();
            new Resolver(singles(state)).resolve(state, TraceSink.NONE);
            if (!state.isSolved()) {
                states.add(state);
            }
        }
        return states;
    }
}
