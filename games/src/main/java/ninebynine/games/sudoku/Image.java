package ninebynine.games.sudoku;

import java.util.Arrays;

/**
 * A symmetric image of a grid as far as it is decided: its first rows, and the order of columns that they ask for.
 *
 * <p>Digits need no order of their own. A digit is named by where it comes first, so its name follows from the slot of its home: the column
 * where it came first, in the row where it did.
 *
 * @param grid the cells of the grid or of its transpose, 0 if empty
 * @param rows the rows of the grid that come first, in their order
 * @param homes for every digit, n times the place of its home in {@code rows} plus the column of its home, or {@link #NOWHERE}
 */
record Image(int[] grid, int[] rows, Slots slots, int[] homes) {
    static final int NOWHERE = -1;

    /** Nothing decided. */
    static Image of(Boxes boxes, int[] grid) {
        int[] homes = new int[boxes.size() + 1];
        Arrays.fill(homes, NOWHERE);
        return new Image(grid, new int[0], new Slots(boxes), homes);
    }

    /** This with one more row, and the order of columns that it asks for. */
    Image with(int row, Slots decided) {
        int n = size();
        int[] more = Arrays.copyOf(rows, rows.length + 1);
        more[rows.length] = row;
        int[] found = homes.clone();
        for (int column = 0; column < n; column++) {
            int digit = grid[row * n + column];
            if (digit > 0 && found[digit] == NOWHERE) {
                found[digit] = rows.length * n + column;
            }
        }
        return new Image(grid, more, decided.copy(), found);
    }

    private int size() {
        return homes.length - 1;
    }

    boolean has(int row) {
        for (int taken : rows) {
            if (taken == row) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing is given from one row to before another. */
    boolean isEmpty(int from, int to) {
        for (int cell = from * size(); cell < to * size(); cell++) {
            if (grid[cell] > 0) {
                return false;
            }
        }
        return true;
    }
}
