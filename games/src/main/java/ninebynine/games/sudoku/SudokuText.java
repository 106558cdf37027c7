package ninebynine.games.sudoku;

import ninebynine.games.PuzzleFormatException;
import ninebynine.tensor.Ints;

/** Reads Sudokus. */
final class SudokuText {
    /** Up to this size one symbol says a value: 1 to 9, then A to Z. */
    static final int SYMBOLS = 35;

    private final SudokuGame game;

    SudokuText(SudokuGame game) {
        this.game = game;
    }

    SudokuPuzzle parse(String text) {
        String t = text.trim().split("\\s")[0];
        int n = (int) Math.round(Math.sqrt(t.length()));
        if (n * n != t.length() || !Boxes.exist(n)) {
            throw new PuzzleFormatException("length " + t.length());
        }
        int[] givens = new int[n * n];
        for (int i = 0; i < t.length(); i++) {
            char ch = t.charAt(i);
            givens[i] = ch == '.' || ch == '0' ? 0 : Character.isDigit(ch) ? ch - '0' : ch - 'A' + 10;
        }
        Boxes boxes = Boxes.of(n);
        return new SudokuPuzzle(boxes, game.model(boxes), Ints.of(givens), null);
    }

    static boolean isWhole(String line) {
        return line.length() >= 16;
    }
}
