package ninebynine.explain;

/** A line that is no step of this model. */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Says what is wrong with a line. */
    public NotationException(String message) {
        super(message);
    }

    /** Always there. */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    /** A text as a message shows it: not too much of it. */
    static String shown(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }
}
