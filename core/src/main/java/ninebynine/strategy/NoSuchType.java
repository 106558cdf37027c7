package ninebynine.strategy;

/** A theory asks for chains inside a type of variables that the model of a puzzle does not have: which there are, only the puzzle tells. */
public final class NoSuchType extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    NoSuchType(String message) {
        super(message);
    }
}
