package ninebynine.games.grid;

import java.util.Arrays;
import ninebynine.game.Dice;
import ninebynine.game.GuessingSearch;

/**
 * Finds the fillings of a square, perhaps with signs between its cells: Singles, interactions and the bounds of signs until nothing follows, then a guess in
 * the cell with the fewest numbers left. For those who ask often; what a model says, it says too.
 *
 * <pre>
 *   room    one a cell, bit v for number v+1
 *   lines   ones |= m, twos |= ones &amp; m over the cells of a line: what stands in ones and not in twos is a hidden Single
 * </pre>
 */
public final class SquareSearch extends GuessingSearch {
    private final int n;
    private final int cells;
    private final long all;
    /** The cells of each line, and the lines of each cell. */
    private final int[][] cellsOf;

    private final int[][] linesOf;
    /** Pairs of lines with more than one cell in common: these, those of the first alone, those of the second alone. */
    private final int[][][] crossings;

    private int[] lower = new int[0];
    private int[] upper = new int[0];
    private int signs;

    private final boolean[] isDirty;
    private final int[] dirty;
    private int dirtyCount;
    private final int[] due;
    private int dueCount;
    private final int[] weight;
    private boolean failed;
    private int failedAt = -1;

    /** Searches squares of this kind. */
    public SquareSearch(Square square) {
        super(square.size() * square.size(), square.size() * square.size());
        n = square.size();
        cells = n * n;
        all = -1L >>> 64 - n;
        int kinds = square.count();
        cellsOf = new int[kinds * n][n];
        linesOf = new int[cells][kinds];
        for (int kind = 0; kind < kinds; kind++) {
            for (int line = 0; line < n; line++) {
                for (int place = 0; place < n; place++) {
                    int cell = square.families().get(kind).cell(line, place);
                    cellsOf[kind * n + line][place] = cell;
                    linesOf[cell][kind] = kind * n + line;
                }
            }
        }
        crossings = crossings(kinds);
        isDirty = new boolean[kinds * n];
        dirty = new int[kinds * n];
        due = new int[cells];
        weight = new int[cells];
    }

    private int[][][] crossings(int kinds) {
        java.util.List<int[][]> found = new java.util.ArrayList<>();
        for (int a = 0; a < kinds * n; a++) {
            for (int b = a + 1; b < kinds * n; b++) {
                int[] first = cellsOf[a];
                int[] second = cellsOf[b];
                int[] both = Arrays.stream(first)
                        .filter(cell -> contains(second, cell))
                        .toArray();
                if (a / n != b / n && both.length > 1) {
                    found.add(new int[][] {
                        both,
                        Arrays.stream(first)
                                .filter(cell -> !contains(second, cell))
                                .toArray(),
                        Arrays.stream(second)
                                .filter(cell -> !contains(first, cell))
                                .toArray()
                    });
                }
            }
        }
        return found.toArray(int[][][]::new);
    }

    private static boolean contains(int[] items, int item) {
        for (int one : items) {
            if (one == item) {
                return true;
            }
        }
        return false;
    }

    /** The cells in random order, but those of one line of the last kind near to each other: no more than so many lines apart. */
    int[] together(Dice dice, int apart) {
        int last = cellsOf.length / n - 1;
        int[] rank = dice.order(n);
        return dice.order(
                Arrays.stream(linesOf).mapToInt(of -> rank[of[last] - last * n]).toArray(), apart);
    }

    /** Everything is possible and there are no signs. */
    public void begin() {
        Arrays.fill(restart(), all);
        Arrays.fill(weight, 1);
        signs = 0;
        dueCount = 0;
        dirtyCount = 0;
        Arrays.fill(isDirty, false);
        failed = false;
        for (int line = 0; line < cellsOf.length; line++) {
            touch(line);
        }
    }

    /** The cell has this number, 1 to n. */
    @Override
    public void put(int cell, int number) {
        restrict(cell, 1L << number - 1);
    }

    /** The cell has not this number. */
    @Override
    public void exclude(int cell, int number) {
        restrict(cell, ~(1L << number - 1));
    }

    /** The number of one cell is smaller than that of another. */
    public void less(int smaller, int larger) {
        if (signs == lower.length) {
            lower = Arrays.copyOf(lower, 2 * signs + 16);
            upper = Arrays.copyOf(upper, 2 * signs + 16);
        }
        lower[signs] = smaller;
        upper[signs++] = larger;
    }

    @Override
    protected int first(int cell) {
        return Long.numberOfTrailingZeros(room[cell]) + 1;
    }

    @Override
    protected void refuted() {
        if (failedAt >= 0) {
            weight[failedAt]++;
        }
    }

    private void touch(int line) {
        if (!isDirty[line]) {
            isDirty[line] = true;
            dirty[dirtyCount++] = line;
        }
    }

    private void restrict(int cell, long mask) {
        long before = room[cell];
        long after = before & mask;
        if (after == before) {
            return;
        }
        room[cell] = after;
        if (after == 0) {
            failed = true;
            failedAt = cell;
            return;
        }
        for (int line : linesOf[cell]) {
            touch(line);
        }
        if ((after & after - 1) == 0) {
            due[dueCount++] = cell;
        }
    }

    @Override
    protected boolean propagate() {
        boolean changed = true;
        while (changed && !failed) {
            if (dueCount > 0) {
                settle(due[--dueCount]);
            } else if (dirtyCount > 0) {
                int line = dirty[--dirtyCount];
                isDirty[line] = false;
                singles(line);
            } else {
                compare();
                changed = dueCount > 0 || dirtyCount > 0;
                if (!changed && !failed) {
                    for (int[][] crossing : crossings) {
                        cross(crossing);
                    }
                    changed = dueCount > 0 || dirtyCount > 0;
                }
            }
        }
        if (failed) {
            failed = false;
            dueCount = 0;
            while (dirtyCount > 0) {
                isDirty[dirty[--dirtyCount]] = false;
            }
            return false;
        }
        return true;
    }

    private void settle(int cell) {
        long others = ~room[cell];
        for (int line : linesOf[cell]) {
            for (int other : cellsOf[line]) {
                if (other != cell) {
                    restrict(other, others);
                }
            }
        }
    }

    private void singles(int line) {
        long ones = 0;
        long twos = 0;
        for (int cell : cellsOf[line]) {
            twos |= ones & room[cell];
            ones |= room[cell];
        }
        if (ones != all) {
            failed = true;
            failedAt = cellsOf[line][0];
            return;
        }
        long single = ones & ~twos;
        for (int cell : cellsOf[line]) {
            long here = room[cell] & single;
            if (here != 0) {
                restrict(cell, Long.lowestOneBit(here) == here ? here : 0);
            }
        }
    }

    private void compare() {
        for (int i = 0; i < signs; i++) {
            long top = Long.highestOneBit(room[upper[i]]);
            restrict(lower[i], top - 1);
            long bottom = Long.lowestOneBit(room[lower[i]]);
            restrict(upper[i], -(bottom << 1));
        }
    }

    /** What two lines have in common: a number that one of them has nowhere else is not in the rest of the other. */
    private void cross(int[][] crossing) {
        long both = union(crossing[0]);
        long first = union(crossing[1]);
        long second = union(crossing[2]);
        long outOfSecond = both & ~first & second;
        long outOfFirst = both & ~second & first;
        if (outOfSecond != 0) {
            for (int cell : crossing[2]) {
                restrict(cell, ~outOfSecond);
            }
        }
        if (outOfFirst != 0) {
            for (int cell : crossing[1]) {
                restrict(cell, ~outOfFirst);
            }
        }
    }

    private long union(int[] of) {
        long union = 0;
        for (int cell : of) {
            union |= room[cell];
        }
        return union;
    }

    /** The open cell with the fewest numbers for its weight. */
    @Override
    protected int choice() {
        int best = -1;
        long least = 1;
        long heaviest = 0;
        for (int cell = 0; cell < cells; cell++) {
            long count = Long.bitCount(room[cell]);
            if (count > 1 && count * heaviest < least * weight[cell]) {
                best = cell;
                least = count;
                heaviest = weight[cell];
            }
        }
        return best;
    }
}
