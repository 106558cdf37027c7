package ninebynine.bench;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;

/**
 * Ratings and full paths a second, one thread, over the first puzzles of a collection: the best of some warm rounds, with the median, the 99th
 * percentile and the worst time of a single puzzle in that round. From the root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Ratings ../shared/data/cbg-000 2000
 * </pre>
 */
public final class Ratings {
    private static final int WARM_UPS = 4;
    private static final int ROUNDS = 5;

    private Ratings() {}

    /** What is measured on one puzzle; the result keeps the work alive. */
    @FunctionalInterface
    private interface Work {
        int on(State start);
    }

    public static void main(String[] args) throws IOException {
        Workload workload = Workload.of(args.length == 0 ? "" : args[0]);
        int count = args.length < 2 ? workload.size() : Math.min(workload.size(), Integer.parseInt(args[1]));
        State[] starts = workload.starts().subList(0, count).toArray(State[]::new);
        System.out.printf("%-12s %10s %10s %10s %10s%n", "what", "a second", "p50 us", "p99 us", "worst ms");
        for (String theory : new String[] {"W", "B", "gW", "gB", "S+W", "TyW"}) {
            Rater rater = new Rater(Theory.parse(theory).precedence(workload.model()));
            row(theory, starts, rater::rate);
        }
        Resolver whips = new Resolver(Theory.parse("W").precedence(workload.model()));
        row("W paths", starts, start -> whips.trace(start).steps().size());
    }

    private static void row(String what, State[] starts, Work work) {
        long[] best = {};
        long least = Long.MAX_VALUE;
        for (int round = 0; round < WARM_UPS + ROUNDS; round++) {
            long[] times = new long[starts.length];
            long total = 0;
            long seen = 0;
            for (int i = 0; i < starts.length; i++) {
                long from = System.nanoTime();
                seen += work.on(starts[i]);
                times[i] = System.nanoTime() - from;
                total += times[i];
            }
            if (round >= WARM_UPS && total < least && seen != 0) {
                least = total;
                best = times;
            }
        }
        Arrays.sort(best);
        System.out.printf(
                Locale.ROOT,
                "%-12s %,10.0f %,10d %,10d %,10.1f%n",
                what,
                starts.length / (least / 1e9),
                best[best.length / 2] / 1000,
                best[best.length * 99 / 100] / 1000,
                best[best.length - 1] / 1e6);
    }
}
