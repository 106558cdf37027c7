package ninebynine.search;

import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle that needs no search: rules solved it, so that it has one solution, or showed that it has none.
 *
 * @param solution the values of the only solution; null if there is none
 */
public record Decided(@Nullable Bits solution) {
    /** What a search to this bound would answer, and hand on. */
    public Count count(Bound bound, SolutionSink sink) {
        if (solution == null) {
            return new Count(0, true);
        }
        sink.add(solution);
        return new Count(1, bound.solutions() > 1);
    }
}
