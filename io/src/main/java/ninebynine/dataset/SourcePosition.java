package ninebynine.dataset;

/**
 * How far the sources were read.
 *
 * @param source which of them, from 0
 * @param puzzle how many puzzles of it
 */
record SourcePosition(int source, long puzzle) {
    static final SourcePosition START = new SourcePosition(0, 0);
}
