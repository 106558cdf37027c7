package ninebynine.data;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is added to a row of somebody else's set of puzzles.
 *
 * @param problem why there is nothing else: the row has no puzzle, or it took too long; null if all is well
 * @param answerRight whether the row's own answer is the solution; null if it has none, or nobody knows the solution
 * @param depth how deep hypotheses must be nested, 0 to 2; null if that is not enough, or was not asked for
 * @param steps the path, every step of which the checker took
 * @param wrongSteps wrong steps that look like some of them; null if none were asked for
 */
public record Annotation(
        @Nullable String problem,
        @Nullable String game,
        @Nullable String size,
        @Nullable String puzzle,
        @Nullable String solution,
        @Nullable Boolean answerRight,
        @Nullable String orbit,
        @Nullable String theory,
        @Nullable String outcome,
        @Nullable Integer rating,
        @Nullable String hardest,
        @Nullable Map<String, Integer> ratings,
        @Nullable Integer depth,
        @Nullable List<StepText> steps,
        @Nullable List<Wrong> wrongSteps) {
    /** A step of the path. */
    public record StepText(String notation, String english) {}

    /** A wrong step in the place of one. */
    public record Wrong(
            int index,
            String notation,
            String english,
            @Nullable String mistake,
            @Nullable String reason) {}

    /** Nothing but why. */
    public static Annotation none(String problem) {
        return new Annotation(
                problem, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
    }
}
