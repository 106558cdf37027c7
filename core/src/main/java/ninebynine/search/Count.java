package ninebynine.search;

/**
 * How many solutions a search found.
 *
 * @param solutions so many
 * @param isComplete whether there are no others: the search saw everything before it ended
 */
public record Count(long solutions, boolean isComplete) {
    /** Whether it is certain that there is no solution. */
    public boolean isNone() {
        return isComplete && solutions == 0;
    }

    /** Whether it is certain that there is one solution and no other. */
    public boolean isUnique() {
        return isComplete && solutions == 1;
    }
}
