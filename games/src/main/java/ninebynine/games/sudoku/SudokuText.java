package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.grid.GridDrawing;
import ninebynine.games.grid.RunLength;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquareCall;
import ninebynine.games.grid.SquareText;

/**
 * Reads Sudokus in every format: those of {@link SquareText}, where a frame may show the boxes, Tatham's IDs, states as
 * HoDoKu writes them, and the calls of CSP-Rules. All errors are {@link
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

    private SudokuPuzzle puzzle(SudokuClues clues) {
        return new SudokuPuzzle(
                clues.boxes(), game.late(clues.boxes()), clues.givens(), clues.candidates(), clues.played());
    }

    static SudokuClues read(String text) {
        return readFilled(text).distinct();
    }

    private static SudokuClues readFilled(String text) {
        List<String> lines = TEXT.lines(text);
        if (lines.size() == 1 && PlayedLine.isOne(lines.get(0))) {
            return PlayedLine.read(lines.get(0));
        }
        if (lines.size() == 1 && TathamId.isOne(lines.get(0))) {
            return TathamId.read(lines.get(0));
        }
        if (ClipsCall.isOne(lines.get(0))) {
            return call(ClipsCall.read(String.join("\n", lines)));
        }
        return drawn(lines);
    }

    private static SudokuClues call(ClipsCall call) {
        if (!SquareCall.isRunLength(call)) {
            return drawn(SquareCall.lines(SIZES, TEXT, call));
        }
        String runs = call.arguments().get(0);
        if (TathamId.isOne(runs)) {
            return TathamId.read(runs);
        }
        int cells = RunLength.count(runs, 0);
        int n = SIZES.of(cells);
        if (n == 0) {
            throw SIZES.wrong(cells, "cell");
        }
        return SudokuClues.of(Boxes.of(n), RunLength.read(SIZES, n, runs, 0));
    }

    private static SudokuClues drawn(List<String> lines) {
        GridDrawing drawn = TEXT.read(lines);
        Boxes boxes =
                drawn.rows().isEmpty() ? Boxes.of(drawn.cells().size()) : GridFrame.boxes(drawn.rows(), drawn.rules());
        return SudokuClues.of(boxes, drawn.cells());
    }

    /** Whether a line means to be a puzzle by itself, right or wrong, and not a row of a grid. */
    static boolean isWhole(String line) {
        return PlayedLine.isOne(line.strip())
                || TathamId.isOne(line.strip())
                || ClipsCall.isWhole(line)
                || TEXT.isWhole(line);
    }
}
