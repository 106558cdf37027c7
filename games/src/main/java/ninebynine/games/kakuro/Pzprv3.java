package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.List;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * A file of the puzzle editor pzpr: lines, or the same with slashes between them.
 *
 * <pre>
 *   pzprv3 / kakuro / H / W         rows and columns without the border
 *   0 4 6                           the sums above the columns, after one word for the corner
 *   3 . .                           in each row the sum before it, then its squares:  . white,  8,4 the sums right,below
 *   7 . .
 *   1 2 / 3 4                       perhaps the digits, row by row, with a dot where there is none
 * </pre>
 */
final class Pzprv3 {
    static final String HEAD = "pzprv3";
    private static final String WAY = " Maybe a line of the file is missing.";

    private Pzprv3() {}

    static boolean isOne(String text) {
        return text.strip().startsWith(HEAD);
    }

    static KakuroPuzzle read(String text) {
        List<String> lines = Arrays.stream(text.strip().split("\r?\n|\r|/", -1))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.size() < 4 || !lines.get(1).equals(KakuroGame.NAME)) {
            throw new PuzzleFormatException("The file says "
                    + Symbols.shown(lines.size() > 1 ? lines.get(1) : lines.get(0)) + ", expected '" + HEAD
                    + "', 'kakuro', rows and columns." + WAY);
        }
        int rows = KakuroText.sum(lines.get(2)) + 1;
        int columns = KakuroText.sum(lines.get(3)) + 1;
        if (rows < 2 || columns < 2 || rows > KakuroGrid.LARGEST || columns > KakuroGrid.LARGEST) {
            throw new PuzzleFormatException("The file says " + Symbols.shown(lines.get(2)) + " rows and "
                    + Symbols.shown(lines.get(3)) + " columns, expected 1 to " + (KakuroGrid.LARGEST - 1) + "." + WAY);
        }
        if (lines.size() < rows + 4) {
            throw new PuzzleFormatException(
                    (lines.size() - 4) + " lines of squares, expected " + rows + ", the sums above first." + WAY);
        }
        if (lines.size() > 2 * rows + 3) {
            throw new PuzzleFormatException((lines.size() - 4) + " lines of squares and digits, expected at most "
                    + (2 * rows - 1) + ". Maybe another puzzle begins; then leave a blank line before it.");
        }
        int[] across = new int[rows * columns];
        int[] down = new int[rows * columns];
        for (int r = 0; r < rows; r++) {
            List<String> words = words(lines, r + 4, columns);
            for (int c = 0; c < columns; c++) {
                square(words.get(c), r, c, columns, across, down);
            }
        }
        KakuroGrid grid = new KakuroGrid(rows, columns, Ints.of(across), Ints.of(down)).checked();
        return KakuroPuzzle.ofDigits(grid, Ints.of(digits(lines, grid)));
    }

    private static List<String> words(List<String> lines, int line, int count) {
        List<String> words = Symbols.words(lines.get(line));
        if (words.size() != count) {
            throw new PuzzleFormatException("Line " + (line + 1) + " has " + words.size() + " words, expected " + count
                    + ". Maybe one is missing.");
        }
        return words;
    }

    private static void square(String word, int r, int c, int columns, int[] across, int[] down) {
        int s = r * columns + c;
        if (r == 0 || c == 0) {
            down[s] = r == 0 && c > 0 ? sum(word, r, c) : KakuroGrid.NONE;
            across[s] = c == 0 && r > 0 ? sum(word, r, c) : KakuroGrid.NONE;
        } else if (word.equals(".")) {
            across[s] = KakuroGrid.WHITE;
            down[s] = KakuroGrid.WHITE;
        } else {
            String[] sums = word.split(",", -1);
            if (sums.length != 2) {
                throw wrong(word, r, c);
            }
            across[s] = sum(sums[0], r, c);
            down[s] = sum(sums[1], r, c);
        }
    }

    /** 0, -1 and a dot are no sum. */
    private static int sum(String word, int r, int c) {
        if (word.equals("-1") || word.equals(".") || word.equals("0")) {
            return KakuroGrid.NONE;
        }
        int sum = KakuroText.sum(word);
        if (sum < 0) {
            throw wrong(word, r, c);
        }
        return sum;
    }

    private static PuzzleFormatException wrong(String word, int r, int c) {
        return KakuroText.noSquare(
                word, "at r" + (r + 1) + "c" + (c + 1), "Maybe write '.' for a white one and right,below for sums.");
    }

    private static int[] digits(List<String> lines, KakuroGrid grid) {
        int[] digits = new int[grid.across().size()];
        int from = grid.rows() + 4;
        for (int r = 1; r < grid.rows() && from + r - 1 < lines.size(); r++) {
            List<String> words = words(lines, from + r - 1, grid.columns() - 1);
            for (int c = 1; c < grid.columns(); c++) {
                int s = r * grid.columns() + c;
                digits[s] = grid.isWhite(s) ? Math.max(0, Symbols.number(words.get(c - 1), 1)) : 0;
            }
        }
        return digits;
    }
}
