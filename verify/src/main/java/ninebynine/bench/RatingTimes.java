package ninebynine.bench;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.io.TraceText;
import ninebynine.resolve.Precedence;
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
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.RatingTimes $COLLECTIONS/cbg-000 2000
 * </pre>
 */
public final class RatingTimes {
    private static final int WARM_UPS = 4;
    private static final int ROUNDS = 5;

    private RatingTimes() {}

    /** What is measured on one puzzle, given its number; the result keeps the work alive. */
    @FunctionalInterface
    private interface Work {
        int on(int puzzle);

        /** What is done once for all puzzles; each has its share of the time. */
        default void begin() {}
    }

    /** Ratings as {@code nbn rate} gives them: Singles and whips[1] of many puzzles together, the rest one by one. */
    private static final class InLanes implements Work {
        private final Rater rater;
        private final List<State> starts;
        private List<Rater.Begun> begun = List.of();

        InLanes(Rater rater, List<State> starts) {
            this.rater = rater;
            this.starts = starts;
        }

        @Override
        public void begin() {
            begun = rater.begin(starts);
        }

        @Override
        public int on(int puzzle) {
            return rater.rate(begun.get(puzzle));
        }
    }

    public static void main(String[] args) throws IOException {
        Workload workload = Workload.of(args.length == 0 ? "" : args[0]);
        int count = args.length < 2 ? workload.size() : Math.min(workload.size(), Integer.parseInt(args[1]));
        List<State> starts = workload.starts();
        System.out.printf(
                Locale.ROOT, "%-14s %10s %10s %10s %10s%n", "what", "a second", "p50 us", "p99 us", "worst ms");
        for (String theory : new String[] {"W", "B", "gW", "gB", "S+W", "TyW"}) {
            Rater rater = new Rater(Theory.parse(theory).precedence(workload.model()));
            row(theory, count, new InLanes(rater, starts.subList(0, count)));
        }
        Theory whips = Theory.parse("W");
        Precedence precedence = whips.precedence(workload.model());
        Resolver resolver = new Resolver(precedence);
        row("W paths", count, i -> resolver.trace(starts.get(i)).steps().size());
        TraceText text = new TraceText(Notation.Style.UNICODE, false, false, false);
        row("W paths, text", count, i -> {
            Puzzle puzzle = workload.puzzles().get(i);
            return text.print(puzzle, whips, resolver.trace(puzzle.start()), precedence)
                    .length();
        });
        Rater rater = new Rater(precedence);
        threads(count, i -> rater.rate(starts.get(i)));
    }

    /** How much faster two threads are than one, in pairs of rounds; the median. */
    private static void threads(int count, Work work) {
        double[] ratios = new double[ROUNDS];
        for (int round = -WARM_UPS; round < ROUNDS; round++) {
            double ratio = (double) time(1, count, work) / time(2, count, work);
            if (round >= 0) {
                ratios[round] = ratio;
            }
        }
        Arrays.sort(ratios);
        System.out.printf(Locale.ROOT, "W, two threads to one: %.2f times as fast%n", ratios[ROUNDS / 2]);
    }

    private static long time(int threads, int count, Work work) {
        AtomicInteger next = new AtomicInteger();
        LongAdder seen = new LongAdder();
        long from = System.nanoTime();
        Thread[] workers = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            workers[t] = new Thread(() -> {
                for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
                    seen.add(work.on(i));
                }
            });
            workers[t].start();
        }
        for (Thread worker : workers) {
            EngineTimes.join(worker);
        }
        return seen.sum() == 0 ? 0 : System.nanoTime() - from;
    }

    private static void row(String what, int count, Work work) {
        long[] best = {};
        long least = Long.MAX_VALUE;
        for (int round = 0; round < WARM_UPS + ROUNDS; round++) {
            long[] times = new long[count];
            long total = 0;
            long seen = 0;
            long begin = System.nanoTime();
            work.begin();
            long share = (System.nanoTime() - begin) / count;
            for (int i = 0; i < count; i++) {
                long from = System.nanoTime();
                seen += work.on(i);
                times[i] = System.nanoTime() - from + share;
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
                "%-14s %,10.0f %,10d %,10d %,10.1f%n",
                what,
                count / (least / 1e9),
                best[best.length / 2] / 1000,
                best[best.length * 99 / 100] / 1000,
                best[best.length - 1] / 1e6);
    }
}
