package ninebynine.io;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The last words of {@code nbn solve} about a puzzle; see {@link TraceText}.
 *
 * @param theory the rules that were allowed; empty where there is no solution
 * @param number the rating, or how many candidates are left
 * @param hardest the code of the hardest rule; empty if there was no step
 */
record OwnEnding(Kind kind, String theory, String number, String hardest) {
    private static final Pattern SOLVED = Pattern.compile("Solved by (.+)\\. Rating (\\d+)(?:, hardest rule (.+))?\\.");
    private static final Pattern NOT_SOLVED = Pattern.compile(
            "(Stopped by the (?:time limit|limit of memory)\\. )?Not solved by (.+)\\. (\\d+) candidates are left:");
    private static final String NONE = "No solution. ";

    /** How a trace of ours ends. */
    enum Kind {
        SOLVED("solved"),
        STUCK("stuck"),
        STOPPED("stopped"),
        CONTRADICTORY("contradictory");

        private final String outcome;

        Kind(String outcome) {
            this.outcome = outcome;
        }

        /** The word that the checker has for it. */
        String outcome() {
            return outcome;
        }
    }

    /** How a line says that the path ended; null if it does not. */
    static @Nullable Kind kind(String line) {
        OwnEnding ending = of(line);
        return ending == null ? null : ending.kind;
    }

    static @Nullable OwnEnding of(String line) {
        if (line.startsWith(NONE)) {
            return new OwnEnding(Kind.CONTRADICTORY, "", "", "");
        }
        Matcher solved = SOLVED.matcher(line);
        if (solved.matches()) {
            String hardest = solved.group(3);
            return new OwnEnding(Kind.SOLVED, solved.group(1), solved.group(2), hardest == null ? "" : hardest);
        }
        Matcher not = NOT_SOLVED.matcher(line);
        return not.matches()
                ? new OwnEnding(not.group(1) == null ? Kind.STUCK : Kind.STOPPED, not.group(2), not.group(3), "")
                : null;
    }
}
