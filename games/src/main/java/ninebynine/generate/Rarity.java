package ninebynine.generate;

import java.util.Optional;
import ninebynine.game.Drafter;

/** What is known to be rare, said before anybody waits for it. */
public final class Rarity {
    /** Of a million Sudokus, 9x9, minimal, top-down, how many have at least this W rating; measured, see docs/generate.md. */
    private static final int[] SUDOKU = {
        1_000_000, 580_000, 459_000, 320_000, 152_000, 33_000, 8_600, 2_200, 700, 190, 60
    };

    private Rarity() {}

    /** A sentence where a wish will take long, with a way out. */
    public static Optional<String> said(Order order) {
        Range rating = order.wish().rating();
        boolean known = order.game().name().equals("sudoku")
                && order.way() == Order.Way.TOP_DOWN
                && order.setting().equals(Drafter.Setting.USUAL)
                && order.wish().theory().name().equals("W");
        if (!known || rating == null || rating.least() < 7) {
            return Optional.empty();
        }
        int least = Math.min(rating.least(), SUDOKU.length - 1);
        return Optional.of("A rating of " + least + " or more is rare: about one of "
                + Math.round(1_000_000.0 / SUDOKU[least]) + " attempts"
                + (rating.least() > least ? ", and this is rarer" : "") + ". Maybe the method vicinity.");
    }
}
