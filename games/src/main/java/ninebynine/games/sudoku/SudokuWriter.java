package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.games.grid.RunLength;
import ninebynine.games.grid.SquareWriter;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/** Sudokus as text: one line, Tatham's ID, pencil-mark grid. {@link SudokuText} reads them all back. */
final class SudokuWriter {
    private SudokuWriter() {}

    static String text(SudokuPuzzle puzzle) {
        Boxes boxes = puzzle.boxes();
        Bits candidates = puzzle.candidates();
        if (candidates == null) {
            return text(boxes, puzzle.givens());
        }
        return boxes.isUsual()
                ? SquareWriter.candidates(boxes.size(), puzzle.givens(), candidates)
                : frame(boxes, SquareWriter.words(boxes.size(), puzzle.givens(), candidates));
    }

    /** One line, or Tatham's ID where the line would be read otherwise: with unusual boxes, or as the 729 symbols of a sukaku. */
    static String text(Boxes boxes, Ints values) {
        return boxes.isUsual() && boxes.cells() != 729
                ? SquareWriter.line(SudokuText.SIZES, boxes.size(), values)
                : boxes.width() + "x" + boxes.height() + ":" + RunLength.write(values);
    }

    /** The state's candidates cell by cell in a frame that shows the boxes; it can be read back. */
    static String grid(Boxes boxes, View state) {
        return frame(boxes, SquareWriter.words(boxes.size(), state));
    }

    /** Values cell by cell in the same frame, with dots where there are none. */
    static String board(Boxes boxes, Ints values) {
        return frame(boxes, SquareWriter.words(values));
    }

    private static String frame(Boxes boxes, List<String> words) {
        return SquareWriter.frame(boxes.size(), boxes.height(), boxes.width(), words);
    }
}
