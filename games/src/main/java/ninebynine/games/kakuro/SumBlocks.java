package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * The words in which CSP-Rules takes a Kakuro: the grid once row by row with the sums across, and once column by column with the sums down.
 *
 * <pre>
 *   3                   rows and columns, with the black border
 *   8 . B / 9 . . //    rows 2 to k: a number or B for a black square, a dot for a white one
 *   17 . . / B B . //   columns 2 to k
 *   . B . 7             rows 2 to k without their first squares, in a puzzle that is partly solved: digits, dots and B
 * </pre>
 */
final class SumBlocks {
    private static final String ONE =
            "Maybe write (solve 3 … / … // … / … //), with the size, the rows from the second on, and the columns.";
    private static final int SMALLEST = 2;

    private final int k;
    private final List<String> words;
    private int at;

    private SumBlocks(int k, List<String> words) {
        this.k = k;
        this.words = words;
    }

    static KakuroPuzzle call(ClipsCall call) {
        if (!call.name().equals("solve") && !call.name().equals("solve-partly-solved-puzzle")) {
            throw new PuzzleFormatException("The call " + Symbols.shown("(" + call.name()) + " has no Kakuro. " + ONE);
        }
        return read(call.arguments());
    }

    /** @param words the size first */
    static KakuroPuzzle read(List<String> words) {
        int k = words.isEmpty() ? -1 : KakuroText.sum(words.get(0));
        if (k < SMALLEST || k > KakuroGrid.LARGEST) {
            throw new PuzzleFormatException("The size is " + (words.isEmpty() ? "missing" : Symbols.shown(words.get(0)))
                    + ", expected a number from " + SMALLEST + " to " + KakuroGrid.LARGEST + ". " + ONE);
        }
        return new SumBlocks(k, words.subList(1, words.size())).read();
    }

    private KakuroPuzzle read() {
        int[] across = new int[k * k];
        int[] down = new int[k * k];
        block(across, true);
        int[] turned = new int[k * k];
        block(turned, false);
        for (int s = 0; s < across.length; s++) {
            down[s] = turned[s % k * k + s / k];
        }
        agree(across, down);
        KakuroGrid grid = new KakuroGrid(k, k, Ints.of(across), Ints.of(down)).checked();
        return KakuroPuzzle.ofDigits(grid, Ints.of(givens(grid)));
    }

    /** One block, line by line from the second line on; its first line is left as it is, black. */
    private void block(int[] marks, boolean isAcross) {
        for (int line = 1; line < k; line++) {
            for (int i = 0; i < k; i++) {
                marks[line * k + i] = mark(word(), isAcross ? rc(line, i) : rc(i, line), isAcross);
            }
            String end = word();
            if (!end.equals(line == k - 1 ? "//" : "/")) {
                throw new PuzzleFormatException(Symbols.shown(end) + " where " + (isAcross ? "row " : "column ")
                        + (line + 1) + " should end with "
                        + (line == k - 1 ? "'//'" : "'/'") + " after " + k + " squares. Maybe a square is "
                        + (end.startsWith("/") ? "wrong" : "too many") + ".");
            }
        }
    }

    private String rc(int row, int column) {
        return "r" + (row + 1) + "c" + (column + 1);
    }

    private String word() {
        if (at == words.size()) {
            throw new PuzzleFormatException("The text ends after " + at + " words, expected " + 2 * (k - 1) * (k + 1)
                    + " for a grid of " + k + "x" + k + ". Maybe the sums of the columns are missing.");
        }
        return words.get(at++);
    }

    private static int mark(String word, String where, boolean isAcross) {
        if (word.equals(".")) {
            return KakuroGrid.WHITE;
        }
        int sum = word.equals("B") ? KakuroGrid.NONE : KakuroText.sum(word);
        if (sum < 0) {
            throw KakuroText.noSquare(
                    word,
                    "at " + where + " in the block of sums " + (isAcross ? "across" : "down"),
                    word.startsWith("/")
                            ? "Maybe a square is missing before it."
                            : "Maybe write a sum, 'B' for none, or '.' for a white square.");
        }
        return sum;
    }

    /** A square is of one colour; the first row, which only the columns say, has no sums across. */
    private void agree(int[] across, int[] down) {
        for (int s = 0; s < across.length; s++) {
            boolean isBorder = s < k || s % k == 0;
            boolean white = across[s] == KakuroGrid.WHITE;
            if (isBorder && (white || down[s] == KakuroGrid.WHITE)) {
                throw new PuzzleFormatException(rc(s / k, s % k)
                        + " is white, but row 1 and column 1 are black: sums stand there. Maybe a 'B' is missing.");
            }
            if (!isBorder && white != (down[s] == KakuroGrid.WHITE)) {
                throw new PuzzleFormatException(rc(s / k, s % k) + " is " + (white ? "white" : "black")
                        + " in the block of sums across and " + (white ? "black" : "white")
                        + " in the block of sums down. Maybe one of them is a misprint.");
            }
        }
    }

    private int[] givens(KakuroGrid grid) {
        int[] givens = new int[k * k];
        List<String> rest = new ArrayList<>(words.subList(at, words.size()));
        rest.removeIf(word -> word.startsWith("/"));
        int side = k - 1;
        if (!rest.isEmpty() && rest.size() != side * side) {
            throw new PuzzleFormatException(rest.size() + " words after the sums, expected none, or " + side * side
                    + " digits, '.' and 'B' for a puzzle that is partly solved. Maybe one is "
                    + (rest.size() < side * side ? "missing." : "too many."));
        }
        Arrays.setAll(
                givens,
                s -> rest.isEmpty() || s < k || s % k == 0
                        ? 0
                        : given(grid, s, rest.get((s / k - 1) * side + s % k - 1)));
        return givens;
    }

    private static int given(KakuroGrid grid, int square, String word) {
        if (word.equals(".") || word.equals("B")) {
            return 0;
        }
        int digit = Symbols.number(word, 1);
        if (digit < 1 || !grid.isWhite(square)) {
            throw new PuzzleFormatException(Symbols.shown(word) + " at " + grid.rc(square)
                    + (grid.isWhite(square) ? " is no digit from 1 to 9." : " is given on a black square.")
                    + " Maybe write '.'.");
        }
        return digit;
    }
}
