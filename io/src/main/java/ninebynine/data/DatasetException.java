package ninebynine.data;

/** A file that is no dataset, or a damaged one. The message says where and what to do. */
public final class DatasetException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DatasetException(String message) {
        super(message);
    }

    /** Always there. */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
