package ninebynine.data;

/** A line of a file that is no row of a dataset; the message says why. */
public final class DatasetLineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DatasetLineException(String message) {
        super(message);
    }
}
