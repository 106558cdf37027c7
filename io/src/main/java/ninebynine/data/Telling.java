package ninebynine.data;

/** How much is told of each step of a path. */
public enum Telling {
    /** Every column of a row. */
    ALL,
    /** The sentence and the notation, which are all that a chat needs; the other texts of a row are empty, and no states are kept. */
    SENTENCES
}
