package ninebynine.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How many threads work. */
final class ThreadsOption {
    private static final int MOST = 1024;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** Stops with a message if it is no number of threads. */
    int check() {
        PuzzleLoop.require(
                spec, threads >= 1 && threads <= MOST, "--threads " + threads + " is not between 1 and " + MOST + ".");
        return threads;
    }
}
