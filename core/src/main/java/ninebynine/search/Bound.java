package ninebynine.search;

import ninebynine.model.Model;

/**
 * When a search ends before it has seen everything.
 *
 * @param solutions after so many solutions
 * @param guesses after so many guesses
 */
public record Bound(long solutions, long guesses) {
    /** Guesses times labels. */
    private static final long ASIDE = 20_000_000;

    public Bound {
        if (solutions < 1 || guesses < 0) {
            throw new IllegalArgumentException(
                    "A search needs at least 1 solution to look for and no fewer than 0 guesses, not " + solutions
                            + " and " + guesses + ".");
        }
    }

    /** For a question on the side, such as whether a puzzle is worth the work: a second or so, for a puzzle of any size. */
    public static Bound aside(long solutions, Model model) {
        return new Bound(solutions, guessesAside(model));
    }

    /** So many guesses take a second or so. */
    static long guessesAside(Model model) {
        return ASIDE / Math.max(1, model.labelCount());
    }

    /** However long it takes. */
    public static Bound solutions(long solutions) {
        return new Bound(solutions, Long.MAX_VALUE);
    }
}
