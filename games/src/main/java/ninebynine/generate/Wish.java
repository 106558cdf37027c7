package ninebynine.generate;

import java.util.List;
import ninebynine.game.Symmetry;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of a puzzle.
 *
 * @param rating under the theory; null for what it does not solve
 * @param pattern the places where clues may stand, row by row; null for all
 * @param needs rules that the path must have
 * @param isRated whether somebody wants to know the rating though any will do
 */
public record Wish(
        Theory theory,
        @Nullable Range rating,
        Minimality minimality,
        Symmetry symmetry,
        @Nullable Bits pattern,
        Range clues,
        List<Needed> needs,
        boolean isRated) {
    /** How few clues there are. */
    public enum Minimality {
        /** Clues come back until the rating has fallen into the range; where a game tells all its clues, all are told. */
        NONE,
        /** None can be taken away; with a symmetry, none with its images. */
        USUAL,
        /** None can be taken away, whatever the symmetry. */
        STRICT
    }

    public Wish {
        needs = List.copyOf(needs);
    }

    /** Any puzzle. */
    public static Wish any(Theory theory) {
        return new Wish(theory, Range.ALL, Minimality.USUAL, Symmetry.NONE, null, Range.ALL, List.of(), false);
    }

    /** The same with this range of ratings; null if nobody is to rate them. */
    public Wish rated(@Nullable Range range) {
        return new Wish(theory, range, minimality, symmetry, pattern, clues, needs, true);
    }

    /** The same with any rating, path and number of clues. */
    Wish anywhere() {
        return new Wish(theory, Range.ALL, minimality, symmetry, pattern, Range.ALL, List.of(), false);
    }

    /** The same, but with clues until the theory solves it without what is above a level. */
    Wish eased(int level) {
        return new Wish(theory, new Range(0, level), Minimality.NONE, symmetry, pattern, Range.ALL, List.of(), false);
    }

    /** Whether a puzzle has to be rated to know whether it is one. */
    boolean asksRating() {
        return isRated || rating == null || !rating.isAll() || !needs.isEmpty();
    }

    /** The highest rating that will do. */
    int highest() {
        return rating == null ? Range.OPEN : rating.most();
    }
}
