package ninebynine.games.named;

import ninebynine.games.grid.LineFamily;
import ninebynine.games.grid.Square;
import ninebynine.state.View;

/** Labels of a grid as players see them: digit, cell, row, column, block. */
final class House {
    private static final int ROWS = 0;
    private static final int COLUMNS = 1;
    private static final int BLOCKS = 2;

    private final Square square;
    private final int n;

    House(Square square) {
        this.square = square;
        this.n = square.size();
    }

    int size() {
        return n;
    }

    int digit(int label) {
        return label % n;
    }

    int cell(int label) {
        return label / n;
    }

    int row(int label) {
        return square.line(ROWS, cell(label));
    }

    int column(int label) {
        return square.line(COLUMNS, cell(label));
    }

    boolean hasBlocks() {
        return square.count() > BLOCKS;
    }

    boolean sameBlock(int a, int b) {
        return hasBlocks() && square.line(BLOCKS, cell(a)) == square.line(BLOCKS, cell(b));
    }

    /** Whether a variable is a cell. */
    boolean isCell(int variable) {
        return variable < n * n;
    }

    boolean isRow(int variable) {
        return kind(variable) == ROWS;
    }

    boolean isColumn(int variable) {
        return kind(variable) == COLUMNS;
    }

    boolean isLine(int variable) {
        return isRow(variable) || isColumn(variable);
    }

    boolean isBlock(int variable) {
        return kind(variable) == BLOCKS;
    }

    private int kind(int variable) {
        return variable / (n * n) - 1;
    }

    /** Whether all cells but one of some row, column or block of the cell are filled in. */
    boolean isLastOfALine(int cell, View view) {
        for (int family = 0; family < square.count(); family++) {
            if (isLast(cell, square.families().get(family), view)) {
                return true;
            }
        }
        return false;
    }

    private boolean isLast(int cell, LineFamily family, View view) {
        int line = family.line(cell);
        for (int place = 0; place < n; place++) {
            int other = family.cell(line, place);
            if (other != cell && !view.isDecided(other)) {
                return false;
            }
        }
        return true;
    }

    /** Whether these cells share a line and a block. */
    boolean shareLineAndBlock(int[] cells) {
        boolean line = share(ROWS, cells) || share(COLUMNS, cells);
        return line && hasBlocks() && share(BLOCKS, cells);
    }

    /** Whether they lie in one row, column or block. */
    boolean shareALine(int[] cells) {
        for (int family = 0; family < square.count(); family++) {
            if (share(family, cells)) {
                return true;
            }
        }
        return false;
    }

    private boolean share(int family, int[] cells) {
        for (int cell : cells) {
            if (square.line(family, cell) != square.line(family, cells[0])) {
                return false;
            }
        }
        return true;
    }

    /** The candidates of a variable. */
    static int[] candidates(View view, int variable) {
        int[] labels = view.model().labels(variable);
        int[] left = new int[view.count(variable)];
        int place = -1;
        for (int i = 0; i < left.length; i++) {
            place = view.nextPlace(variable, place + 1);
            left[i] = labels[place];
        }
        return left;
    }

    /** The digits of these cells together, as bits. */
    long digits(View view, int... cells) {
        long digits = 0;
        for (int cell : cells) {
            for (int x : candidates(view, cell)) {
                digits |= 1L << digit(x);
            }
        }
        return digits;
    }
}
