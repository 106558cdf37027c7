package ninebynine.cli;

import ninebynine.strategy.BuiltInRules;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How long chains may be. */
final class LengthOption {
    @Option(
            names = "--max-length",
            paramLabel = "N",
            description = "No chain longer than N; a puzzle that needs one counts as not solved.")
    private int longest = BuiltInRules.LONGEST;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** Stops with a message if it is none. */
    int check() {
        PuzzleLoop.require(spec, longest >= 2, "--max-length " + longest + " is too short for any chain. Maybe 8.");
        return longest;
    }
}
