package ninebynine.limit;

/** Something would not fit into memory, so it was not begun. */
public final class NoRoom extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoRoom(String message) {
        super(message, null, false, false);
    }
}
