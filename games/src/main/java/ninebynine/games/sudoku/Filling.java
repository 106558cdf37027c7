package ninebynine.games.sudoku;

import java.util.Arrays;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;

/**
 * Whether some cells can hold some digits alone, no two that see each other the same one: a search with sets of cells as bits.
 *
 * <p>A digit's place in the search is the set of cells that may hold it. Cells with one digit left are settled at once, then one with two is tried.
 */
final class Filling {
    /** A set of cells takes two words. */
    static final int WORDS = 2;
    /** How many cells there may be. */
    static final int MOST = WORDS * Long.SIZE;

    /** For each cell those that see it. */
    private final long[] sight;

    private final int digits;
    /** For each depth and digit the cells that may hold it. */
    private long[] levels = {};

    private long low;
    private long high;

    /** @param sight for each cell, in two words, those that see it: {@link #sight(Model)} */
    Filling(long[] sight, int digits) {
        this.sight = sight;
        this.digits = digits;
    }

    private record Sight(long[] of) {}

    /** Which cells of a grid see each other: those that can't hold the same digit. */
    static long[] sight(Model model) {
        return model.derived(Sight.class, Filling::seen).of;
    }

    private static Sight seen(Model model) {
        int n = model.labels(0).length;
        int cells = model.labelCount() / n;
        long[] of = new long[cells * WORDS];
        for (int q = 0; q < cells && cells <= MOST; q++) {
            for (int p = 0; p < cells; p++) {
                if (p != q && model.links().linked(q * n, p * n)) {
                    of[q * WORDS + (p >> 6)] |= 1L << p;
                }
            }
        }
        return new Sight(of);
    }

    /**
     * Whether the cells can be filled.
     *
     * @param lists for each digit, in two words, the cells that may hold it
     */
    boolean exists(CellSet cells, long[] lists) {
        low = cells.low();
        high = cells.high();
        room(0);
        for (int d = 0; d < digits; d++) {
            levels[d * WORDS] = lists[d * WORDS] & low;
            levels[d * WORDS + 1] = lists[d * WORDS + 1] & high;
        }
        return fill(0);
    }

    /** A word of the cells that hold a digit in what was found. */
    long found(int digit, int word) {
        return levels[digit * WORDS + word];
    }

    private void room(int depth) {
        int size = (depth + 2) * digits * WORDS;
        if (levels.length < size) {
            levels = Arrays.copyOf(levels, 2 * size);
        }
    }

    private boolean fill(int depth) {
        int at = depth * digits * WORDS;
        if (!settle(at)) {
            return false;
        }
        int cell = open(at);
        if (cell < 0) {
            System.arraycopy(levels, at, levels, 0, digits * WORDS);
            return true;
        }
        Stopping.check();
        room(depth + 1);
        int word = cell >> 6;
        long bit = 1L << cell;
        for (int d = 0; d < digits; d++) {
            if ((levels[at + d * WORDS + word] & bit) != 0) {
                int next = at + digits * WORDS;
                System.arraycopy(levels, at, levels, next, digits * WORDS);
                for (int e = 0; e < digits; e++) {
                    if (e != d) {
                        levels[next + e * WORDS + word] &= ~bit;
                    }
                }
                if (fill(depth + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Takes a digit from all that see a cell which can hold nothing else, until nothing changes; false if a cell has nothing left. */
    private boolean settle(int at) {
        long doneLow = 0;
        long doneHigh = 0;
        while (true) {
            long someLow = 0;
            long someHigh = 0;
            long moreLow = 0;
            long moreHigh = 0;
            for (int d = 0; d < digits; d++) {
                long a = levels[at + d * WORDS];
                long b = levels[at + d * WORDS + 1];
                moreLow |= someLow & a;
                moreHigh |= someHigh & b;
                someLow |= a;
                someHigh |= b;
            }
            if (someLow != low || someHigh != high) {
                return false;
            }
            long oneLow = low & ~moreLow & ~doneLow;
            long oneHigh = high & ~moreHigh & ~doneHigh;
            if ((oneLow | oneHigh) == 0) {
                return true;
            }
            for (int d = 0; d < digits; d++) {
                strike(at + d * WORDS, levels[at + d * WORDS] & oneLow, 0);
                strike(at + d * WORDS, levels[at + d * WORDS + 1] & oneHigh, 1);
            }
            doneLow |= oneLow;
            doneHigh |= oneHigh;
        }
    }

    private void strike(int digit, long cells, int word) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int q = (word << 6) + Long.numberOfTrailingZeros(rest);
            levels[digit] &= ~sight[q * WORDS];
            levels[digit + 1] &= ~sight[q * WORDS + 1];
        }
    }

    /** A cell with two digits left, else one with more, else -1. */
    private int open(int at) {
        long oneLow = 0;
        long oneHigh = 0;
        long twoLow = 0;
        long twoHigh = 0;
        long threeLow = 0;
        long threeHigh = 0;
        for (int d = 0; d < digits; d++) {
            long a = levels[at + d * WORDS];
            long b = levels[at + d * WORDS + 1];
            threeLow |= twoLow & a;
            threeHigh |= twoHigh & b;
            twoLow |= oneLow & a;
            twoHigh |= oneHigh & b;
            oneLow |= a;
            oneHigh |= b;
        }
        long low2 = twoLow & ~threeLow;
        long high2 = twoHigh & ~threeHigh;
        if ((low2 | high2) != 0) {
            return first(low2, high2);
        }
        return (twoLow | twoHigh) == 0 ? -1 : first(twoLow, twoHigh);
    }

    private static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }
}
