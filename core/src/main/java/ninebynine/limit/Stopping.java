package ninebynine.limit;

/** Where whatever may take long looks whether it was interrupted: once for each thing that takes a millisecond or less. */
public final class Stopping {
    private Stopping() {}

    /** Throws {@link SearchStopped} if somebody's limit was reached. */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchStopped("The time limit came first");
        }
    }

    /** The same, and one unit of a {@link WorkLimit} is spent: once for some hundred nodes of a search that may grow without bound. */
    public static void work() {
        check();
        WorkLimit.spend();
    }
}
