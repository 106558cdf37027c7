package ninebynine.io;

/** Something that the text of a path says, with the number of its line. */
sealed interface Told {
    int line();

    /** A step, with its line breaks. */
    record Step(int line, String text) implements Told {}

    /** A state, as a grid of candidates. */
    record Drawn(int line, String grid) implements Told {}

    /** A candidate is taken for true. */
    record Supposed(int line, String candidate) implements Told {}

    /** The last hypothesis, which this is, is false. */
    record Refuted(int line, String candidate) implements Told {}

    /** The last hypothesis led nowhere. */
    record Forgotten(int line) implements Told {}
}
