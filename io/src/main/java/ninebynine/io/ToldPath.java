package ninebynine.io;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One path as a text tells it.
 *
 * @param line where it begins
 * @param puzzle null where the text names none
 * @param whole whether it is one of ours, in which nothing is left out
 * @param theory the rules that were allowed; empty where the text does not say
 * @param outcome {@code solved}, {@code stuck}, {@code stopped} or {@code contradictory}; null where the text does not say
 */
record ToldPath(
        int line,
        @Nullable String puzzle,
        List<Told> told,
        boolean whole,
        String theory,
        @Nullable String outcome,
        @Nullable Integer rating,
        @Nullable String solution) {
    /** The same path of that puzzle. */
    ToldPath of(@Nullable String other) {
        return new ToldPath(line, other, told, whole, theory, outcome, rating, solution);
    }
}
