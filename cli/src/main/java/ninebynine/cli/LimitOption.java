package ninebynine.cli;

import ninebynine.limit.TimeLimit;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How long one puzzle, or one trace, may take. */
public final class LimitOption {
    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description =
                    "Gives up on a puzzle or trace after so long, with what was found, and goes on with the next (default: none).")
    private double seconds;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    public double seconds() {
        return seconds;
    }

    /** Stops with a message if it is none. */
    public TimeLimit check() {
        PuzzleLoop.require(spec, seconds >= 0, "--time-limit " + seconds + " is negative. Maybe 10, for ten seconds.");
        return new TimeLimit(seconds);
    }
}
