package ninebynine.cli;

import ninebynine.resolve.Rater;
import ninebynine.rule.Pattern;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;

/**
 * Ratings with uniqueness as the collection publishes them: the longest whip of the path; without any, 4 if a unique rectangle was used, and 4+BUG if bug+1 was.
 *
 * <p>They are kept apart from all others: where such a step was used, they say something only if there is one solution.
 */
final class CodedRatings {
    static final String PUBLISHED = "U+W";
    static final String THEORY = "UC+W";

    private static final int UNSOLVED = 36;
    private static final int RECTANGLE = 4;
    /** Told apart from all levels. */
    private static final int BUG = 1000;

    private CodedRatings() {}

    static int of(Trace trace) {
        if (trace.outcome() instanceof Outcome.LimitReached) {
            return Rater.STOPPED;
        }
        int longest = trace.rules().mapToInt(rule -> rule.level()).max().orElse(0);
        return !trace.isSolved()
                ? UNSOLVED
                : longest > 0
                        ? longest
                        : trace.steps().stream().anyMatch(step -> step.match().pattern() instanceof Pattern.OneOf)
                                ? BUG
                                : trace.assumesOneSolution() ? RECTANGLE : 0;
    }

    static String shown(int rating) {
        return rating == Rater.STOPPED ? "?" : rating == BUG ? RECTANGLE + "+BUG" : Integer.toString(rating);
    }
}
