package ninebynine.generate;

import ninebynine.game.Draft;
import ninebynine.game.Puzzle;
import ninebynine.tensor.Bits;

/**
 * A puzzle that was made.
 *
 * @param draft its solution
 * @param told which of that one's clues it tells
 * @param rating as {@link ninebynine.resolve.Rater} says it; {@link #NOT_RATED} if nobody asked
 * @param attempt which one it came from
 * @param number which it is of those that the attempt made, from 0
 */
public record Made(Puzzle puzzle, Draft draft, Bits told, int rating, long attempt, int number) {
    /** Nobody asked. */
    public static final int NOT_RATED = Integer.MIN_VALUE;

    Made of(long which, int index) {
        return new Made(puzzle, draft, told, rating, which, index);
    }
}
