package ninebynine.games.sudoku;

import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * A state of a Sudoku by one type of its variables: what stands in line i and column j of the board is what the variable of i and j can be.
 *
 * <pre>
 *   rc   row r, column c: the numbers          the usual one
 *   rn   row r, number n: the columns          rows of the board are rows, its columns are numbers
 *   cn   column c, number n: the rows
 *   bn   block b, number n: the squares of the block
 * </pre>
 */
public enum StateView {
    /** Rows and columns. */
    rc,
    /** Rows and numbers. */
    rn,
    /** Columns and numbers. */
    cn,
    /** Blocks and numbers. */
    bn;

    private int label(Boxes boxes, int i, int j, int k) {
        int size = boxes.size();
        return switch (this) {
            case rc -> label(size, i, j, k);
            case rn -> label(size, i, k, j);
            case cn -> label(size, k, i, j);
            case bn -> label(size, boxes.row(i, k), boxes.column(i, k), j);
        };
    }

    private static int label(int size, int r, int c, int n) {
        return (r * size + c) * size + n;
    }

    /** The state as a board of its candidates in this view. */
    public String draw(SudokuPuzzle puzzle, View state) {
        Boxes boxes = puzzle.boxes();
        return puzzle.draw(State.of(puzzle.model(), turned(boxes, state.candidates(), true)));
    }

    /** The puzzle that a board in this view stands for: a number that stands alone is all that is left there. */
    public SudokuPuzzle read(SudokuPuzzle board) {
        Boxes boxes = board.boxes();
        Bits shown = board.start().candidates();
        for (int at = 0; at < boxes.cells(); at++) {
            int given = board.givens().get(at);
            for (int k = 0; k < boxes.size() && given > 0; k++) {
                if (k != given - 1) {
                    shown.clear(at * boxes.size() + k);
                }
            }
        }
        Bits candidates = turned(boxes, shown, false);
        return new SudokuPuzzle(boxes, board.model(), Ints.of(new int[boxes.cells()]), candidates);
    }

    private Bits turned(Boxes boxes, Bits from, boolean shown) {
        int size = boxes.size();
        Bits to = new Bits(from.length());
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                for (int k = 0; k < size; k++) {
                    int here = label(size, i, j, k);
                    int there = label(boxes, i, j, k);
                    if (from.get(shown ? there : here)) {
                        to.set(shown ? here : there);
                    }
                }
            }
        }
        return to;
    }
}
