package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.games.grid.Cells;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What a text says: the boxes, the givens, and in a sukaku the candidates.
 *
 * @param candidates null in an ordinary Sudoku
 * @param played what was made of it; null where nothing is said of that
 */
record SudokuClues(
        Boxes boxes,
        Ints givens,
        @Nullable Bits candidates,
        @Nullable Played played) implements Cells.Kinds {
    private static final List<String> HOUSES = List.of("row", "column", "block");

    /** Of a puzzle that nobody has begun. */
    SudokuClues(Boxes boxes, Ints givens, @Nullable Bits candidates) {
        this(boxes, givens, candidates, null);
    }

    static SudokuClues of(Boxes boxes, Cells cells) {
        return new SudokuClues(boxes, cells.givens(), cells.candidates());
    }

    /** The same clues, once it is sure that no value is given twice in a row, column or block. */
    SudokuClues distinct() {
        new Cells(boxes.size(), played == null ? givens : played.with(givens), candidates).distinct(this);
        return this;
    }

    @Override
    public int count() {
        return HOUSES.size();
    }

    @Override
    public int line(int kind, int cell) {
        int r = cell / boxes.size();
        int c = cell % boxes.size();
        return kind == 0 ? r : kind == 1 ? c : boxes.box(r, c);
    }

    @Override
    public String spoken(int kind, int line) {
        return HOUSES.get(kind) + " " + (line + 1);
    }
}
