package ninebynine.data;

import java.util.List;
import ninebynine.game.Puzzle;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle and its ratings.
 *
 * @param ratings one for each theory that was asked for, in that order
 * @param millis how long all of them took; null if that was not asked for
 */
public record RatingRow(
        String game,
        String puzzle,
        List<PathRating> ratings,
        @Nullable Double millis) {
    public RatingRow {
        ratings = List.copyOf(ratings);
    }

    public static RatingRow of(Puzzle puzzle, List<PathRating> ratings, @Nullable Double millis) {
        return new RatingRow(puzzle.game(), puzzle.text(), ratings, millis);
    }
}
