package ninebynine.study;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.Model;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.DepthFirst;
import ninebynine.search.SolutionSink;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/** Whether there is a solution, and whether it is the only one: what entries are judged by. */
final class SolutionQuestions {
    private final Model model;

    SolutionQuestions(Model model) {
        this.model = model;
    }

    /** Whether it is known that there is no solution. */
    boolean isImpossible(View state) {
        return count(state, 1, SolutionSink.NONE).isNone();
    }

    /** Whether it is known that there is one. */
    boolean isPossible(View state) {
        return count(state, 1, SolutionSink.NONE).solutions() > 0;
    }

    /** One counter serves one thread, so every question gets its own. */
    private Count count(View state, int most, SolutionSink sink) {
        return new DepthFirst(model).count(state, Bound.aside(most, model), sink);
    }

    /** The values of the only solution; throws {@link IllegalArgumentException} if there is none, or another. */
    Bits only(View puzzle) {
        List<Bits> found = new ArrayList<>();
        Count count = count(puzzle, 2, found::add);
        if (count.isUnique()) {
            return found.get(0);
        }
        throw new IllegalArgumentException(
                count.isNone()
                        ? "The puzzle has no solution. Maybe one of its givens is wrong."
                        : found.size() > 1
                                ? "The puzzle has several solutions, so none of them says what is wrong."
                                : "Whether the puzzle has one solution takes too long to find out.");
    }
}
