package ninebynine.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Puzzles a second through bit-sliced Singles, on one core. From the root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -DskipTests
 *   java -cp 'verify/target/classes:verify/target/lib/*' org.openjdk.jmh.Main SinglesBenchmark -p puzzles=$COLLECTIONS/cbg-000
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
public class SinglesBenchmark {
    private static final int PUZZLES = 20_000;

    /** A file or folder of puzzles; empty for those that come with the program. */
    @Param("")
    public String puzzles = "";

    @SuppressWarnings("NullAway.Init") // JMH calls the setup before anything else
    private Singles singles;

    @Setup
    public void load() throws IOException {
        singles = new Singles(Workload.of(puzzles));
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long lanes() {
        return singles.solved(PUZZLES);
    }
}
