package ninebynine.search;

/**
 * When a search ends before it has seen everything.
 *
 * @param solutions after so many solutions
 * @param guesses after so many guesses
 */
public record Bound(long solutions, long guesses) {
    public Bound {
        if (solutions < 1 || guesses < 0) {
            throw new IllegalArgumentException(
                    "A search needs at least 1 solution to look for and no fewer than 0 guesses, not " + solutions
                            + " and " + guesses + ".");
        }
    }

    /** However long it takes. */
    public static Bound solutions(long solutions) {
        return new Bound(solutions, Long.MAX_VALUE);
    }
}
