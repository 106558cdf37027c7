package ninebynine.io;

import org.jspecify.annotations.Nullable;

/** Something that the text of a path says, with the number of its line. */
sealed interface PathItem {
    int line();

    /**
     * A step, with its line breaks.
     *
     * @param otherwise what else it may mean; null if nothing
     */
    record Step(int line, String text, @Nullable String otherwise) implements PathItem {}

    /** A state, as a grid of candidates. */
    record StateGrid(int line, String grid) implements PathItem {}

    /** How many candidates and links a state has. */
    record Counted(int line, String text) implements PathItem {}

    /** That at least one of some candidates is true, and why; with its line breaks. */
    record Related(int line, String text) implements PathItem {}

    /** A candidate is taken for true. */
    record Supposed(int line, String candidate) implements PathItem {}

    /** The last hypothesis, which this is, is false. */
    record Refuted(int line, String candidate) implements PathItem {}

    /** The last hypothesis led nowhere. */
    record Forgotten(int line) implements PathItem {}

    /** Words that may say that something is so, and that are no step. */
    record Unread(int line, String text) implements PathItem {}
}
