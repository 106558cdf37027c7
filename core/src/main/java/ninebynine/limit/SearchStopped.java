package ninebynine.limit;

/** The thread was interrupted in the middle of its work: somebody set a limit. */
public final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    SearchStopped() {
        super("The time limit came first", null, false, false);
    }
}
