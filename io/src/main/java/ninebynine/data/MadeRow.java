package ninebynine.data;

import ninebynine.generate.Made;
import ninebynine.generate.Order;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle that was made, and how to make it again.
 *
 * @param clues how many there are
 * @param theory by which it is rated
 * @param rating of the simplest-first path; null if the theory does not solve it, or if that would take too long to know
 * @param attempt of that seed, from 0
 * @param number which it is of that attempt's, from 0
 * @param attempts how many there were since the puzzle before, this one included
 */
public record MadeRow(
        String game,
        String size,
        String puzzle,
        int clues,
        String theory,
        @Nullable Integer rating,
        String method,
        long seed,
        long attempt,
        int number,
        long attempts) {
    public static MadeRow of(Order order, Made made, long attempts) {
        return new MadeRow(
                made.puzzle().game(),
                made.puzzle().size(),
                made.puzzle().text(),
                made.puzzle().clues(),
                order.wish().theory().name(),
                made.rating() < 0 ? null : (Integer) made.rating(),
                order.way().written(),
                order.seed(),
                made.attempt(),
                made.number(),
                attempts);
    }
}
