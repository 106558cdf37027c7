package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.games.PuzzleFormatException;
import ninebynine.games.grid.Drawn;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquareText;

/**
 * Reads Sudokus in every format: those of {@link SquareText}, where a frame may show the boxes, and Tatham's IDs. All errors are {@link
 * PuzzleFormatException}s, for any text whatsoever, in time linear in its length.
 */
final class SudokuText {
    /** Up to this size one symbol says a value: 1 to 9, then A to Z. */
    private static final int SYMBOLS = 35;

    static final Sizes SIZES = new Sizes(
            "Sudoku",
            "sukaku",
            Boxes.SMALLEST,
            Boxes.LARGEST,
            SYMBOLS,
            n -> Boxes.exist(n) ? null : "is prime and makes no boxes");

    private static final SquareText TEXT = new SquareText(SIZES);

    private final SudokuGame game;

    SudokuText(SudokuGame game) {
        this.game = game;
    }

    SudokuPuzzle parse(String text) {
        return puzzle(read(text));
    }

    /** What somebody filled in, where a value may stand twice in a house. */
    SudokuPuzzle parseFilled(String text) {
        return puzzle(readFilled(text));
    }

    private SudokuPuzzle puzzle(Clues clues) {
        return new SudokuPuzzle(clues.boxes(), game.model(clues.boxes()), clues.givens(), clues.candidates());
    }

    static Clues read(String text) {
        return readFilled(text).distinct();
    }

    private static Clues readFilled(String text) {
        List<String> lines = TEXT.lines(text);
        if (lines.size() == 1 && TathamId.isOne(lines.get(0))) {
            return TathamId.read(lines.get(0));
        }
        Drawn drawn = TEXT.read(lines);
        Boxes boxes =
                drawn.rows().isEmpty() ? Boxes.of(drawn.cells().size()) : GridFrame.boxes(drawn.rows(), drawn.rules());
        return Clues.of(boxes, drawn.cells());
    }

    /** Whether a line means to be a puzzle by itself, right or wrong, and not a row of a grid. */
    static boolean isWhole(String line) {
        return TathamId.isOne(line.strip()) || TEXT.isWhole(line);
    }
}
