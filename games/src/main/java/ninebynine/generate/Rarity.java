package ninebynine.generate;

import java.util.Optional;
import ninebynine.game.Drafter;

/** What is known to be rare, said before anybody waits for it. */
public final class Rarity {
    /** Of a million Sudokus, 9x9, minimal, top-down, how many have at least this W rating; measured, see docs/generate.md. */
    private static final int[] SUDOKU = {
        1_000_000, 580_000, 459_000, 320_000, 152_000, 33_000, 8_600, 2_200, 700, 190, 60
    };

    /** Nothing was harder among the 5,926,343 puzzles made by chance that Denis Berthier rated, 2009. */
    private static final int HARDEST = 16;

    /** One of so many attempts has 21 or fewer clues, 20 or fewer; 28 or more, 29 or more: of 34,358 of seed 5. */
    private static final int[] FEW = {435, 17_000};

    private static final int[] MANY = {365, 3_400};
    private static final int FEWER_THAN = 22;
    private static final int MORE_THAN = 27;

    private Rarity() {}

    /** A sentence where a wish will take long, with a way out. */
    public static Optional<String> said(Order order) {
        boolean known = order.game().name().equals("sudoku")
                && order.way() == Order.Way.TOP_DOWN
                && order.setting().equals(Drafter.Setting.USUAL);
        return known ? rating(order.wish()).or(() -> clues(order.wish())) : Optional.empty();
    }

    private static Optional<String> rating(Wish wish) {
        Range rating = wish.rating();
        if (!wish.theory().name().equals("W") || rating == null || rating.least() < 7) {
            return Optional.empty();
        }
        if (rating.least() > HARDEST) {
            return Optional.of("A rating of " + rating.least()
                    + " may never come: of 5,926,343 puzzles made by chance none had more than " + HARDEST
                    + ". Maybe a rating of 9.. and the method vicinity.");
        }
        int least = Math.min(rating.least(), SUDOKU.length - 1);
        return Optional.of("A rating of " + least + " or more is rare: about one of "
                + Math.round(1_000_000.0 / SUDOKU[least]) + " attempts"
                + (rating.least() > least ? ", and this is rarer" : "") + ". Maybe the method vicinity.");
    }

    private static Optional<String> clues(Wish wish) {
        Range clues = wish.clues();
        if (wish.minimality() == Wish.Minimality.NONE) {
            return Optional.empty();
        }
        return clues.most() < FEWER_THAN
                ? Optional.of(clues("fewer", FEWER_THAN - 1, -1, FEWER_THAN - 1 - clues.most(), FEW))
                : clues.least() > MORE_THAN
                        ? Optional.of(clues("more", MORE_THAN + 1, 1, clues.least() - MORE_THAN - 1, MANY)
                                + " Or puzzles that need not be minimal.")
                        : Optional.empty();
    }

    private static String clues(String word, int first, int step, int beyond, int[] oneOf) {
        int at = Math.min(beyond, oneOf.length - 1);
        return (first + step * at) + " clues or " + word + " are rare: about one of " + oneOf[at] + " attempts"
                + (beyond > at ? ", and this is rarer" : "") + ". Maybe 22..27.";
    }
}
