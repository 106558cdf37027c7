package ninebynine.games.sudoku;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.SquareNames;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * A 9x9 Sudoku in the middle of being solved, on one line as HoDoKu writes it: a plus before each value that is not given, then which candidates are gone.
 *
 * <pre>
 *   :0300:4:53+4.7….:112 345:426 427::     4 digits of a technique, its candidates, the board, what is gone as digit row column, what the technique does
 *   53+4.7….:112 345                       the board and what is gone
 *   53+4.7….                               the board
 * </pre>
 *
 * The technique and what it does are not read: they are somebody's answer, and no part of the state.
 */
final class PlayedLine {
    private static final int N = 9;
    private static final int CELLS = N * N;
    private static final Boxes NINE = new Boxes(3, 3);
    private static final Pattern LINE = Pattern.compile(
            "(:\\d{4}[-\\w]{0,8}:[^:]{0,40}:)?([1-9.0+]{" + CELLS + "," + 2 * CELLS + "})(:[^:]*)?(:.*)?");
    private static final Pattern GONE = Pattern.compile("[1-9]{3}");

    private PlayedLine() {}

    /** Whether it is one: with a technique before the board, something gone after it, or a value with a plus. */
    static boolean isOne(String line) {
        Matcher m = LINE.matcher(line);
        return m.matches()
                && m.group(2).chars().filter(ch -> ch != '+').count() == CELLS
                && (m.group(1) != null || m.group(3) != null || m.group(2).indexOf('+') >= 0);
    }

    static SudokuClues read(String line) {
        Matcher m = LINE.matcher(line);
        if (!m.matches()) {
            throw new PuzzleFormatException("No board of 81 cells is in " + Symbols.shown(line) + ".");
        }
        int[] givens = new int[CELLS];
        int[] entries = new int[CELLS];
        int cell = 0;
        boolean entered = false;
        for (char ch : m.group(2).toCharArray()) {
            if (ch == '+') {
                entered = true;
                continue;
            }
            int value = ch == '.' ? 0 : ch - '0';
            if (entered && value == 0) {
                throw new PuzzleFormatException("There is a plus before " + SquareNames.cell(cell, N)
                        + ", which is empty. Maybe a value is missing after it.");
            }
            (entered ? entries : givens)[cell++] = value;
            entered = false;
        }
        Bits gone = new Bits(CELLS * N);
        String listed = m.group(3) == null ? "" : m.group(3).substring(1).strip();
        for (String word : listed.isEmpty() ? new String[0] : listed.split("[\\s,]+", -1)) {
            gone.set(label(word));
        }
        return new SudokuClues(NINE, Ints.of(givens), null, new Played(Ints.of(entries), gone));
    }

    private static int label(String word) {
        if (!GONE.matcher(word).matches()) {
            throw new PuzzleFormatException("'" + Symbols.shown(word)
                    + "' is no candidate that is gone: digit, row and column are three digits. Maybe 345 for n3r4c5.");
        }
        return ((word.charAt(1) - '1') * N + word.charAt(2) - '1') * N + word.charAt(0) - '1';
    }

    /** The line without a technique, which says all that was read. */
    static String write(Ints givens, Played played) {
        StringBuilder line = new StringBuilder(":0000:x:");
        for (int cell = 0; cell < givens.size(); cell++) {
            int entry = played.entries().get(cell);
            int given = givens.get(cell);
            line.append(entry > 0 ? "+" + entry : given > 0 ? Integer.toString(given) : ".");
        }
        String gone = String.join(
                " ",
                IntStream.range(0, played.gone().length())
                        .filter(played.gone()::get)
                        .mapToObj(x -> "" + (x % N + 1) + (x / N / N + 1) + (x / N % N + 1))
                        .toList());
        return line.append(':').append(gone).append(":::").toString();
    }
}
