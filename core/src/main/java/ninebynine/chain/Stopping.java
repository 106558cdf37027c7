package ninebynine.chain;

/** Where a search outside this package looks whether it was interrupted. */
public final class Stopping {
    private Stopping() {}

    /** Throws {@link SearchStopped} if somebody's limit was reached. */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchStopped();
        }
    }
}
