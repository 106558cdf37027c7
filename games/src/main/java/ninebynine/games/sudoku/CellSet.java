package ninebynine.games.sudoku;

import java.util.stream.IntStream;

/** A set of at most 128 cells, as bits. */
record CellSet(long low, long high) {
    static final CellSet NONE = new CellSet(0, 0);

    static CellSet of(int... cells) {
        CellSet set = NONE;
        for (int q : cells) {
            set = set.with(q);
        }
        return set;
    }

    boolean has(int q) {
        return ((q < Long.SIZE ? low : high) >>> q & 1) != 0;
    }

    CellSet with(int q) {
        return q < Long.SIZE ? new CellSet(low | 1L << q, high) : new CellSet(low, high | 1L << q);
    }

    CellSet without(int q) {
        return q < Long.SIZE ? new CellSet(low & ~(1L << q), high) : new CellSet(low, high & ~(1L << q));
    }

    CellSet and(CellSet other) {
        return new CellSet(low & other.low, high & other.high);
    }

    CellSet or(CellSet other) {
        return new CellSet(low | other.low, high | other.high);
    }

    int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** In order. */
    int[] cells() {
        return IntStream.range(0, 2 * Long.SIZE).filter(this::has).toArray();
    }
}
