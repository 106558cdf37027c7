package ninebynine.limit;

/** Where whatever may take long looks whether it was interrupted: once for each thing that takes a millisecond or less. */
public final class Stopping {
    private Stopping() {}

    /** Throws {@link SearchStopped} if somebody's limit was reached. */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchStopped();
        }
    }
}
