package ninebynine.dataset;

/**
 * How far the sources were read.
 *
 * @param source which of them, from 0
 * @param puzzle how many puzzles of it
 */
record Position(int source, long puzzle) {
    static final Position START = new Position(0, 0);
}
