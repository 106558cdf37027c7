package ninebynine.games.slitherlink;

import java.util.Arrays;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/** Cells as digits and letters: {@code 3} is a clue, {@code a} one cell without, {@code b} two; a dot is one cell without, too. */
final class Runs {
    private static final int LONGEST = 26;

    private Runs() {}

    /** How many cells these are. */
    static int count(String cells) {
        return cells.chars()
                .map(ch -> ch >= 'a' && ch <= 'z' ? ch - 'a' + 1 : 1)
                .sum();
    }

    /** The clues; throws {@link PuzzleFormatException} if they are not of a grid of this size. */
    static int[] read(String cells, int rows, int columns) {
        int[] clues = new int[rows * columns];
        Arrays.fill(clues, Board.NONE);
        int cell = 0;
        for (int i = 0; i < cells.length(); i++) {
            char ch = cells.charAt(i);
            if (ch >= '0' && ch <= '9') {
                if (cell < clues.length) {
                    clues[cell] = Board.clue(ch - '0', cell, columns);
                }
            } else if (!(ch >= 'a' && ch <= 'z') && ch != '.' && ch != '-') {
                throw new PuzzleFormatException(
                        Symbols.shown(String.valueOf(ch)) + " is character " + (i + 1)
                                + " of the cells, which have only clues 0 to 3 and letters there. Maybe it does not belong to them.");
            }
            cell += ch >= 'a' && ch <= 'z' ? ch - 'a' + 1 : 1;
        }
        if (cell != clues.length) {
            throw new PuzzleFormatException("The description has " + cell + " cells, expected " + clues.length + " for "
                    + rows + " rows and " + columns + " columns. Maybe a piece of it is missing.");
        }
        return clues;
    }

    static String write(Ints clues) {
        StringBuilder text = new StringBuilder();
        int blanks = 0;
        for (int cell = 0; cell <= clues.size(); cell++) {
            boolean blank = cell < clues.size() && clues.get(cell) == Board.NONE;
            if (blanks == LONGEST || !blank && blanks > 0) {
                text.append((char) ('a' + blanks - 1));
                blanks = 0;
            }
            if (blank) {
                blanks++;
            } else if (cell < clues.size()) {
                text.append(clues.get(cell));
            }
        }
        return text.toString();
    }
}
