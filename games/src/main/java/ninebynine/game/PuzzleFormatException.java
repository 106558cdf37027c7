package ninebynine.game;

/** A text that is no puzzle. The message names the value, the place and a way out. */
public final class PuzzleFormatException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Says what is wrong with a text, where, and maybe what was meant. */
    public PuzzleFormatException(String message) {
        super(message);
    }
}
