package ninebynine.search;

import java.util.Optional;
import ninebynine.state.View;

/**
 * |{S ⊆ C : G ⊆ S, ∀V |S∩V| = 1, no two of S linked, S allowed}| — how many solutions a state has, exactly.
 *
 * <p>It guesses, so it explains nothing. The order in which solutions are found is always the same. One counter serves one thread.
 */
public interface Counter {
    /**
     * Finds solutions until there are no more, the bound is reached or the thread is interrupted. An interrupt is not taken
     * back: who set the limit does that.
     */
    Count count(View from, Bound bound, SolutionSink sink);

    /** Counts to the limit and no further: 2 tells none, one and several apart. */
    default Count count(View from, long limit) {
        return count(from, Bound.solutions(limit), SolutionSink.NONE);
    }

    /** What tells the solutions of many puzzles of the model without a search of each; none where the search takes no longer. */
    default Optional<LaneCounts> lanes() {
        return Optional.empty();
    }
}
