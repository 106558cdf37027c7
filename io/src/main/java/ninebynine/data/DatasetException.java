package ninebynine.data;

/** A file that is no dataset, or a damaged one. The message says where and what to do. */
public final class DatasetException extends RuntimeException {
    public DatasetException(String message) {
        super(message);
    }
}
