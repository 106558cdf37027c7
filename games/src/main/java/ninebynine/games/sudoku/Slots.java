package ninebynine.games.sudoku;

/**
 * An order of columns as far as it is decided: for every column, and for every stack, the first slot that it can still take.
 *
 * <p>Stacks with the same first slot are tied: they share the slots from there on, in an order that nothing has decided yet. So are columns
 * of one stack with the same first slot.
 */
final class Slots {
    private final int n;
    private final int width;
    private final int[] first;

    /** Nothing decided. */
    Slots(Boxes boxes) {
        this(boxes.size(), boxes.width(), new int[boxes.size() + boxes.height()]);
    }

    private Slots(int n, int width, int[] first) {
        this.n = n;
        this.width = width;
        this.first = first;
    }

    Slots copy() {
        return new Slots(n, width, first.clone());
    }

    void become(Slots other) {
        System.arraycopy(other.first, 0, first, 0, first.length);
    }

    int ofColumn(int column) {
        return first[column];
    }

    int ofStack(int stack) {
        return first[n + stack];
    }

    boolean areTied(int column, int other) {
        return column / width == other / width && first[column] == first[other];
    }

    /** Puts a stack so many slots further back. */
    void delayStack(int stack, int by) {
        first[n + stack] += by;
        for (int column = stack * width; column < stack * width + width; column++) {
            first[column] += by;
        }
    }

    void delayColumn(int column, int by) {
        first[column] += by;
    }

    /** Decides that a stack comes before those it is tied with. */
    void leadStack(int stack) {
        for (int other = 0; other < n / width; other++) {
            if (other != stack && first[n + other] == first[n + stack]) {
                delayStack(other, width);
            }
        }
    }

    /** Decides that a column comes before those it is tied with, and so does its stack. */
    void leadColumn(int column) {
        int stack = column / width;
        leadStack(stack);
        for (int other = stack * width; other < stack * width + width; other++) {
            if (other != column && first[other] == first[column]) {
                delayColumn(other, 1);
            }
        }
    }

    /** The columns from left to right; those that are tied stand as they stood. */
    int[] order() {
        int[] order = new int[n];
        boolean[] taken = new boolean[n];
        for (int stack = 0; stack < n / width; stack++) {
            int from = free(taken, first[n + stack], width);
            for (int column = stack * width; column < stack * width + width; column++) {
                int slot = free(taken, from + first[column] - first[n + stack], 1);
                taken[slot] = true;
                order[slot] = column;
            }
        }
        return order;
    }

    private static int free(boolean[] taken, int from, int step) {
        int slot = from;
        while (taken[slot]) {
            slot += step;
        }
        return slot;
    }
}
