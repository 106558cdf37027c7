package ninebynine.limit;

/** Work was ended in the middle: somebody set a limit. */
public final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    SearchStopped(String message) {
        super(message, null, false, false);
    }
}
