package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * The end of a Kakuro's address at puzz.link, with or without what stands before it: {@code kakuro/W/H/body}, without the border.
 *
 * <pre>
 *   k … z     1 to 16 white squares, row by row          .      a black square without sums
 *   48        a black square: the sum below, the sum to the right
 *   then      for each column whose first square is white the sum above it; for each such row the sum before it
 *   sums      0-9 = 0 to 9, a-j = 10 to 19, A-Z = 20 to 45, - = none
 * </pre>
 */
final class KakuroUrl {
    private static final Pattern ADDRESS = Pattern.compile("\\bkakuro/(\\d{1,3})/(\\d{1,3})/(\\S*)");
    private static final String WAY = " Maybe the address is cut, or copied with a mistake.";

    private final String body;
    private final int rows;
    private final int columns;
    private final int[] across;
    private final int[] down;
    private int at;

    private KakuroUrl(int width, int height, String body) {
        this.body = body;
        this.rows = height + 1;
        this.columns = width + 1;
        if (width < 1 || height < 1 || rows > KakuroGrid.LARGEST || columns > KakuroGrid.LARGEST) {
            throw new PuzzleFormatException("The address says " + width + " columns and " + height
                    + " rows, expected 1 to " + (KakuroGrid.LARGEST - 1) + "." + WAY);
        }
        this.across = new int[rows * columns];
        this.down = new int[rows * columns];
    }

    static boolean isOne(String text) {
        String line = text.strip();
        Matcher m = ADDRESS.matcher(line);
        return m.find() && m.end() == line.length() && line.indexOf('\n') < 0 && !Pzprv3.isOne(text);
    }

    static KakuroPuzzle read(String text) {
        Matcher m = ADDRESS.matcher(text);
        if (!m.find()) {
            throw new PuzzleFormatException("No Kakuro's address is " + Symbols.shown(text) + "." + WAY);
        }
        return new KakuroUrl(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)), m.group(3)).read();
    }

    private KakuroPuzzle read() {
        int inside = (rows - 1) * (columns - 1);
        for (int i = 0; i < inside; ) {
            char ch = next();
            if (ch >= 'k' && ch <= 'z') {
                int run = ch - 'k' + 1;
                if (i + run > inside) {
                    throw new PuzzleFormatException("'" + ch + "' is character " + at + " of the squares and says "
                            + run + " white ones, but only " + (inside - i) + " are left." + WAY);
                }
                for (int end = i + run; i < end; i++) {
                    mark(square(i), KakuroGrid.WHITE, KakuroGrid.WHITE);
                }
            } else if (ch == '.') {
                mark(square(i++), KakuroGrid.NONE, KakuroGrid.NONE);
            } else {
                int below = sum(ch);
                mark(square(i++), sum(next()), below);
            }
        }
        border();
        KakuroGrid grid = new KakuroGrid(rows, columns, Ints.of(across), Ints.of(down)).checked();
        return new KakuroPuzzle(grid);
    }

    private void border() {
        for (int c = 1; c < columns; c++) {
            if (across[columns + c] == KakuroGrid.WHITE) {
                down[c] = sum(next());
            }
        }
        for (int r = 1; r < rows; r++) {
            if (across[r * columns + 1] == KakuroGrid.WHITE) {
                across[r * columns] = sum(next());
            }
        }
        if (at < body.length() && !Arrays.asList("/", "&", "#", "?").contains(body.substring(at, at + 1))) {
            throw new PuzzleFormatException(Symbols.shown(body.substring(at)) + " is left after the last sum." + WAY);
        }
    }

    private int square(int i) {
        return (i / (columns - 1) + 1) * columns + i % (columns - 1) + 1;
    }

    private void mark(int square, int right, int below) {
        across[square] = right;
        down[square] = below;
    }

    private char next() {
        if (at == body.length()) {
            throw new PuzzleFormatException(
                    "The address ends after " + at + " characters of squares and sums, and more are needed." + WAY);
        }
        return body.charAt(at++);
    }

    private int sum(char ch) {
        if (ch == '-') {
            return KakuroGrid.NONE;
        }
        if (ch >= 'A' && ch <= 'Z') {
            return ch - 'A' + 20;
        }
        int value = Character.digit(ch, 20);
        if (value < 0) {
            throw new PuzzleFormatException(Symbols.shown(String.valueOf(ch)) + " is character " + at
                    + " of the squares and sums, where a sum is written 0-9, a-j, A-Z or '-'." + WAY);
        }
        return value;
    }
}
