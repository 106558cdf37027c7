package ninebynine.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;

/**
 * The promised numbers in one table: puzzles a second, the best and the median of five rounds over a whole collection. From the root of
 * the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -DskipTests
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.EngineTimes $COLLECTIONS/cbg-000
 * </pre>
 *
 * <p>Packaging the module copies what it needs to {@code verify/target/lib}. Without an argument the few puzzles that come with the
 * program are measured.
 */
public final class EngineTimes {
    private static final int WARM_UPS = 3;
    private static final int ROUNDS = 5;

    private final Workload workload;
    private final Singles singles;
    private final Resolver resolver;
    /** Keeps results alive, so that nothing can be optimised away. */
    private volatile long seen;

    private EngineTimes(Workload workload) {
        this.workload = workload;
        this.singles = new Singles(workload);
        this.resolver = new Resolver(Theory.parse("SFin").precedence(workload.model()));
    }

    public static void main(String[] args) throws IOException {
        String name = args.length == 0 ? "" : args[0];
        System.out.println(machine());
        new EngineTimes(Workload.of(name)).table();
    }

    private static String machine() throws IOException {
        Path cpus = Path.of("/proc/cpuinfo");
        String cpu = "unknown CPU";
        if (Files.isReadable(cpus)) {
            try (Stream<String> lines = Files.lines(cpus)) {
                cpu = lines.filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 2))
                        .findFirst()
                        .orElse(cpu);
            }
        }
        return cpu + ", " + Runtime.getRuntime().availableProcessors() + " processors, "
                + System.getProperty("java.vm.name") + " " + Runtime.version();
    }

    private void table() {
        System.out.printf(
                Locale.ROOT, "%,d puzzles%n%n%-28s %12s %12s%n", workload.size(), "puzzles a second", "best", "median");
        // enough puzzles to fill the lanes for a while, however few there are
        int many = Math.max(workload.size(), 100_000);
        row("Singles in lanes", many, () -> seen = singles.solved(many));
        double[] one = row("traces, SFin, 1 thread", workload.size(), () -> traces(1));
        double[] two = row("traces, SFin, 2 threads", workload.size(), () -> traces(2));
        System.out.printf(Locale.ROOT, "%-28s %12.2f %12.2f%n", "2 threads to 1", two[0] / one[0], two[1] / one[1]);
    }

    /** Prints and returns the best and the median of puzzles a second. */
    private static double[] row(String what, int puzzles, Runnable round) {
        double[] rates = new double[ROUNDS];
        for (int i = -WARM_UPS; i < ROUNDS; i++) {
            long start = System.nanoTime();
            round.run();
            double seconds = (System.nanoTime() - start) / 1e9;
            if (i >= 0) {
                rates[i] = puzzles / seconds;
            }
        }
        Arrays.sort(rates);
        double[] bestAndMedian = {rates[ROUNDS - 1], rates[ROUNDS / 2]};
        System.out.printf(Locale.ROOT, "%-28s %,12.0f %,12.0f%n", what, bestAndMedian[0], bestAndMedian[1]);
        return bestAndMedian;
    }

    private void traces(int threads) {
        AtomicInteger next = new AtomicInteger();
        Thread[] workers = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            workers[t] = new Thread(() -> work(next));
            workers[t].start();
        }
        for (Thread worker : workers) {
            join(worker);
        }
    }

    private void work(AtomicInteger next) {
        long steps = 0;
        for (int i = next.getAndIncrement(); i < workload.size(); i = next.getAndIncrement()) {
            steps += resolver.trace(workload.starts().get(i)).steps().size();
        }
        seen = steps;
    }

    static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted.", e);
        }
    }
}
