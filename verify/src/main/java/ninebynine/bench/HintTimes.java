package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ninebynine.explain.Notation;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.study.Hint;
import ninebynine.study.Hints;
import ninebynine.trace.Step;

/**
 * How long a hint takes in every state of the paths of some puzzles, spread evenly over a collection, warm. From the root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.HintTimes $COLLECTIONS/hard/top1465.txt 100
 * </pre>
 */
public final class HintTimes {
    private static final int ROUNDS = 3;
    private static final double LIMIT = 50;
    /** The thread's own time: others may be at work beside it. */
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private HintTimes() {}

    public static void main(String[] args) throws IOException {
        Workload workload = Workload.of(args[0]);
        List<State> starts = spread(workload.starts(), Integer.parseInt(args[1]));
        Model model = workload.model();
        Theory theory = Theory.parse("human");
        Precedence precedence = theory.precedence(model);
        Hints hints = new Hints(theory, precedence, model, Notation.Style.UNICODE);
        for (int round = 0; round < ROUNDS; round++) {
            List<Double> times = new ArrayList<>();
            starts.forEach(start -> walk(start.copy(), hints, precedence, times));
            times.sort(null);
            System.out.printf(
                    Locale.ROOT,
                    "%,d states: p50 %.2f ms, p99 %.1f ms, worst %.1f ms, %d over %.0f ms%n",
                    times.size(),
                    times.get(times.size() / 2),
                    times.get(times.size() * 99 / 100),
                    times.get(times.size() - 1),
                    times.stream().filter(time -> time > LIMIT).count(),
                    LIMIT);
        }
    }

    private static List<State> spread(List<State> all, int count) {
        int every = Math.max(1, all.size() / count);
        return IntStream.range(0, all.size())
                .filter(i -> i % every == 0)
                .mapToObj(all::get)
                .toList();
    }

    private static void walk(State state, Hints hints, Precedence precedence, List<Double> times) {
        Step step;
        do {
            long from = CLOCK.getCurrentThreadCpuTime();
            Hint hint = hints.hint(state);
            times.add((CLOCK.getCurrentThreadCpuTime() - from) / 1e6);
            step = hint.next();
            if (step != null) {
                precedence.close(state);
                step.match().apply(state);
                precedence.close(state);
            }
        } while (step != null);
    }
}
