package ninebynine.chain;

/** The thread was interrupted in the middle of a search: somebody set a limit. */
public final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    SearchStopped() {
        super("The search was stopped.", null, false, false);
    }
}
