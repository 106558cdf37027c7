package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.games.PuzzleFormatException;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What a text says: the boxes, the givens, and in a sukaku the candidates.
 *
 * @param candidates null in an ordinary Sudoku
 */
record Clues(Boxes boxes, Ints givens, @Nullable Bits candidates) {
    private static final List<String> UNITS = List.of("row", "column", "block");

    /** The same clues, once it is sure that no value is given twice in a row, column or block. */
    Clues distinct() {
        int n = boxes.size();
        int[] firsts = new int[3 * n * (n + 1)];
        for (int cell = 0; cell < givens.size(); cell++) {
            int[] units = {cell / n, cell % n, boxes.box(cell / n, cell % n)};
            for (int kind = 0; kind < units.length && givens.get(cell) > 0; kind++) {
                int at = (kind * n + units[kind]) * (n + 1) + givens.get(cell);
                if (firsts[at] > 0) {
                    throw new PuzzleFormatException(givens.get(cell) + " is given twice in " + UNITS.get(kind) + " "
                            + (units[kind] + 1) + ", at " + at(firsts[at] - 1, n) + " and " + at(cell, n)
                            + ". Maybe one of them is another value.");
                }
                firsts[at] = cell + 1;
            }
        }
        return this;
    }

    /** The name of a cell. */
    static String at(int cell, int n) {
        return SudokuNames.rc(cell / n, cell % n);
    }

    /** One symbol for each cell. */
    static Clues ofSymbols(Boxes boxes, String symbols) {
        int n = boxes.size();
        int[] givens = new int[boxes.cells()];
        for (int cell = 0; cell < givens.length; cell++) {
            int value = Symbols.value(symbols.charAt(cell), n);
            if (value == Symbols.NONE || value > n) {
                throw impossible(symbols.substring(cell, cell + 1), cell, n);
            }
            givens[cell] = value;
        }
        return new Clues(boxes, Ints.of(givens), null);
    }

    static PuzzleFormatException impossible(String text, int cell, int n) {
        return new PuzzleFormatException(Symbols.shown(text) + " at " + at(cell, n) + " is no value of a "
                + Sizes.name(n) + " Sudoku: they are " + Symbols.values(n) + ". Maybe write '.' for an empty cell.");
    }
}
