package ninebynine.check;

import ninebynine.rule.Match;
import org.jspecify.annotations.Nullable;

/**
 * Whether the solutions bear out what a step says without a reason: nothing that it rules out is in a solution, what it says is in all of them.
 *
 * <p>A guess that is kept says only that there is a solution; {@link TraceCheck} asks that once, at the end.
 */
final class Confirmation {
    private final Position start;
    private final Solutions solutions;
    private @Nullable Integer ofStart;

    /** @param start where the trace begins */
    Confirmation(Position start, Solutions solutions) {
        this.start = start.copy();
        this.solutions = solutions;
    }

    /** What the solutions say against a step; null if they bear it out. */
    @Nullable
    String problem(Match match, Position before) {
        if (match.pattern().assumesOneSolution()) {
            ofStart = ofStart == null ? solutions.count(start, 2) : ofStart;
            if (ofStart > 1) {
                return "It takes it that there is one solution, but there are several.";
            }
        }
        if (match instanceof Match.Assertion assertion && !match.pattern().isGuess()) {
            return problem(assertion.label(), true, before);
        }
        if (match instanceof Match.Elimination elimination) {
            for (int i = 0; i < elimination.targets().size(); i++) {
                String problem = problem(elimination.targets().get(i), false, before);
                if (problem != null) {
                    return problem;
                }
            }
        }
        return null;
    }

    /** What the solutions say against a label that is said to be in all of them, or in none; null if they bear it out. */
    @Nullable
    String problem(int label, boolean asserted, Position before) {
        Position otherwise = before.copy();
        if (asserted) {
            otherwise.eliminate(label);
        } else {
            otherwise.assertValue(label);
        }
        return none(otherwise, name(before, label) + (asserted ? " is not in every solution." : " is in a solution."));
    }

    /** What is wrong with guesses that led here; null if there is a solution. */
    @Nullable
    String problem(Position end) {
        int count = end.isSolved() ? 1 : solutions.count(end, 1);
        return count > 0 ? null : count == 0 ? "The guesses of this path lead to no solution." : UNSURE;
    }

    private static final String UNSURE =
            "Only a count of the solutions could confirm this, and it was given up after too many tries.";

    private @Nullable String none(Position position, String otherwise) {
        int count = solutions.count(position, 1);
        return count == 0 ? null : count > 0 ? otherwise : UNSURE;
    }

    private static String name(Position position, int label) {
        return position.model().names().label(label);
    }
}
