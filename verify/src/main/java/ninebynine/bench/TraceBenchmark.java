package ninebynine.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Full traces a second, in memory, on one thread and on two. From the root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -DskipTests
 *   java -cp 'verify/target/classes:verify/target/lib/*' org.openjdk.jmh.Main TraceBenchmark -p puzzles=$COLLECTIONS/cbg-000
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 3)
public class TraceBenchmark {
    /** A file or folder of puzzles; empty for those that come with the program. */
    @Param("")
    public String puzzles = "";

    @Param("SFin")
    public String theory = "SFin";

    private final AtomicInteger next = new AtomicInteger();

    @SuppressWarnings("NullAway.Init") // JMH calls the setup before anything else
    private Workload workload;

    @SuppressWarnings("NullAway.Init")
    private Resolver resolver;

    @Setup
    public void load() throws IOException {
        workload = Workload.of(puzzles);
        resolver = new Resolver(Theory.parse(theory).precedence(workload.model()));
    }

    @Benchmark
    @Threads(1)
    public Trace oneThread() {
        return trace();
    }

    @Benchmark
    @Threads(2)
    public Trace twoThreads() {
        return trace();
    }

    private Trace trace() {
        int index = Math.floorMod(next.getAndIncrement(), workload.size());
        return resolver.trace(workload.starts().get(index));
    }
}
