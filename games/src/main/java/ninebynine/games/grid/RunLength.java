package ninebynine.games.grid;

import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * Cells as in Simon Tatham's game IDs: decimal values, {@code _} between two that touch, and letters for runs of empty cells.
 *
 * <pre>
 *   4c3g6b8…        c = 3 empty cells
 * </pre>
 */
public final class RunLength {
    private static final int LONGEST_RUN = 26;

    private final String text;
    private final int start;

    private RunLength(String text, int start) {
        this.text = text;
        this.start = start;
    }

    /** What takes the cells of a description one after the other. */
    private interface Taker {
        /** @param from where the value is in the text; it goes on to {@code to} */
        void value(int cell, int from, int to);
    }

    /** Reads the cells of a grid of size n, from a place in the text to a blank or the end. */
    public static Cells read(Sizes sizes, int n, String text, int start) {
        return new RunLength(text, start).read(sizes, n);
    }

    /** How many cells the description has from a place in the text on. */
    public static int count(String text, int start) {
        return new RunLength(text, start).walk((cell, from, to) -> {});
    }

    private Cells read(Sizes sizes, int n) {
        int[] givens = new int[n * n];
        int cells = walk((cell, from, to) -> {
            int value = value(from, to, n);
            if (cell < givens.length) {
                givens[cell] = value;
            }
        });
        if (cells != givens.length) {
            throw new PuzzleFormatException("The game ID has " + Sizes.counted(cells, "cell") + ", expected "
                    + givens.length + " for a " + sizes.named(n) + ". Maybe a piece of it is missing.");
        }
        return new Cells(n, Ints.of(givens), null);
    }

    private int walk(Taker taker) {
        int cells = 0;
        int i = start;
        while (i < text.length() && !Symbols.endsPuzzle(text.charAt(i))) {
            char ch = text.charAt(i);
            int from = i++;
            if (isDigit(ch)) {
                while (i < text.length() && isDigit(text.charAt(i))) {
                    i++;
                }
                taker.value(cells++, from, i);
            } else if (ch >= 'a' && ch <= 'z') {
                cells += ch - 'a' + 1;
            } else if (ch != '_') {
                throw new PuzzleFormatException(
                        Symbols.shown(text.substring(from, i)) + " is character " + i
                                + " of a game ID, which has only numbers, letters a to z and '_' there. Maybe it does not belong to it.");
            }
        }
        return cells;
    }

    private int value(int from, int to, int n) {
        int value = 0;
        for (int i = from; i < to; i++) {
            value = Math.min(10 * value + text.charAt(i) - '0', n + 1);
        }
        if (value < 1 || value > n) {
            throw new PuzzleFormatException(Symbols.shown(text.substring(from, to)) + " at character " + (from + 1)
                    + " of the game ID is no value: they are 1 to " + n
                    + ". Maybe a '_' is missing between two numbers.");
        }
        return value;
    }

    private static boolean isDigit(char ch) {
        return ch >= '0' && ch <= '9';
    }

    /** The values, 0 for none, as a description. */
    public static String write(Ints values) {
        StringBuilder text = new StringBuilder();
        int blanks = 0;
        boolean afterValue = false;
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == 0) {
                blanks++;
                continue;
            }
            afterValue &= blanks == 0;
            run(text, blanks);
            blanks = 0;
            text.append(afterValue ? "_" : "").append(values.get(i));
            afterValue = true;
        }
        run(text, blanks);
        return text.toString();
    }

    private static void run(StringBuilder text, int blanks) {
        for (int left = blanks; left > 0; left -= LONGEST_RUN) {
            text.append((char) ('a' + Math.min(left, LONGEST_RUN) - 1));
        }
    }
}
