package ninebynine.games.grid;

import java.util.Arrays;
import ninebynine.game.Dice;
import org.jspecify.annotations.Nullable;

/**
 * Fills a grid at random: again and again the cell with the fewest numbers left gets one of them, and the way back is taken where none is left.
 * Every filling can come out, not each as often as the others.
 */
public final class RandomFill {
    /** Who goes back as often begins anew. */
    private static final int PATIENCE = 40;

    private static final int ROUNDS = 200;

    private final int n;
    private final int kinds;
    /** The lines of each cell. */
    private final int[] lines;

    private final long[] used;
    private final int[] values;
    private final int[] open;
    private final int[] turn;
    private int steps;

    /** Fills squares of this kind. */
    public RandomFill(Square square) {
        n = square.size();
        kinds = square.count();
        lines = new int[n * n * kinds];
        for (int cell = 0; cell < n * n; cell++) {
            for (int kind = 0; kind < kinds; kind++) {
                lines[cell * kinds + kind] = kind * n + square.line(kind, cell);
            }
        }
        used = new long[kinds * n];
        values = new int[n * n];
        open = new int[n * n];
        turn = new int[n * n];
    }

    /** Numbers for all cells, 1 to n, with these where they are not 0; null if there are none or they were not found. */
    public int @Nullable [] fill(int[] given, Dice dice) {
        for (int round = 0; round < ROUNDS; round++) {
            int count = load(given);
            if (count < 0) {
                return null;
            }
            steps = PATIENCE * n * n;
            for (int i = 0; i < n * n; i++) {
                turn[i] = dice.below(1 << 20);
            }
            if (fill(count, dice)) {
                return values.clone();
            }
            if (steps > 0) {
                return null;
            }
        }
        return null;
    }

    private int load(int[] given) {
        Arrays.fill(used, 0);
        Arrays.fill(values, 0);
        int count = 0;
        for (int cell = 0; cell < n * n; cell++) {
            if (given[cell] == 0) {
                open[count++] = cell;
            } else if ((left(cell) & 1L << given[cell] - 1) == 0) {
                return -1;
            } else {
                put(cell, given[cell]);
            }
        }
        return count;
    }

    private long left(int cell) {
        long gone = 0;
        for (int kind = 0; kind < kinds; kind++) {
            gone |= used[lines[cell * kinds + kind]];
        }
        return ~gone & -1L >>> 64 - n;
    }

    private void put(int cell, int value) {
        values[cell] = value;
        toggle(cell, value);
    }

    private void toggle(int cell, int value) {
        for (int kind = 0; kind < kinds; kind++) {
            used[lines[cell * kinds + kind]] ^= 1L << value - 1;
        }
    }

    /** Fills the first so many open cells. */
    private boolean fill(int count, Dice dice) {
        if (count == 0) {
            return true;
        }
        if (--steps < 0) {
            return false;
        }
        int best = fewest(count);
        int cell = open[best];
        open[best] = open[count - 1];
        open[count - 1] = cell;
        for (long left = left(cell); left != 0; ) {
            long bit = any(left, dice);
            left &= ~bit;
            put(cell, Long.numberOfTrailingZeros(bit) + 1);
            if (fill(count - 1, dice)) {
                return true;
            }
            toggle(cell, values[cell]);
            values[cell] = 0;
            if (steps < 0) {
                return false;
            }
        }
        return false;
    }

    private int fewest(int count) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int cell = open[i];
            int size = Long.bitCount(left(cell)) << 20 | turn[cell];
            if (size < least) {
                least = size;
                best = i;
                if (size < 1 << 20) {
                    return i;
                }
            }
        }
        return best;
    }

    private static long any(long left, Dice dice) {
        long rest = left;
        for (int skip = dice.below(Long.bitCount(left)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }
}
