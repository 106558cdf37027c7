package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.PuzzleFormatException;

/**
 * A Sudoku on one line: N² symbols, perhaps between a title and a comment; or N² words; or the rows with blanks between.
 *
 * <pre>
 *   Q1 7.2 4...3.......6..8…   # easy        1 . 3 4 . 12,14 …        12.. ..4. .... 3...
 * </pre>
 */
final class SudokuLine {
    /** No row of a grid has as many symbols, so a run of this length means to be a whole puzzle, whatever its faults. */
    static final int LONG = 40;

    private SudokuLine() {}

    static Clues read(String line) {
        GridRow row = GridRow.of(line);
        int words = row.size();
        if (Boxes.exist(words) && alike(row) == words) {
            return run(row.glued());
        }
        String longest = "";
        for (String run : runs(line)) {
            if (isPuzzle(run)) {
                return run(run);
            }
            longest = run.length() > longest.length() ? run : longest;
        }
        if (Sizes.of(words) > 0) {
            return CellWords.read(Boxes.of(Sizes.of(words)), row.words());
        }
        if (Sizes.of(words * alike(row)) > 0) {
            return run(row.glued());
        }
        if (longest.length() > words) {
            return run(longest);
        }
        throw Sizes.wrong(words, "cell");
    }

    /** One symbol for each cell, or for each candidate. */
    private static Clues run(String run) {
        if (SukakuLine.isOne(run)) {
            return SukakuLine.read(run);
        }
        int n = Sizes.of(run.length());
        if (n == 0) {
            throw Sizes.wrong(run.length(), "symbol");
        }
        if (n > SudokuText.SYMBOLS) {
            throw new PuzzleFormatException("A " + Sizes.name(n)
                    + " Sudoku has more values than symbols. Maybe write numbers with blanks between.");
        }
        return Clues.ofSymbols(Boxes.of(n), run);
    }

    /** The pieces between blanks and the signs that begin a comment. */
    static List<String> runs(String line) {
        List<String> runs = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i == line.length() || Symbols.endsPuzzle(line.charAt(i))) {
                if (i > from) {
                    runs.add(line.substring(from, i));
                }
                from = i + 1;
            }
        }
        return runs;
    }

    /** Whether a run means to be all the cells of a puzzle. Below {@link #LONG} it might be a row or a title, so it must be right. */
    static boolean isPuzzle(String run) {
        int n = Sizes.of(run.length());
        boolean isLong = run.length() >= LONG;
        int wrong = 0;
        for (int i = 0; i < run.length(); i++) {
            int value = Symbols.value(run.charAt(i), n);
            boolean right = isLong ? Symbols.isSymbol(run.charAt(i)) : value != Symbols.NONE && value <= n;
            wrong += right ? 0 : 1;
        }
        return isLong ? 4 * wrong <= run.length() : n > 0 && wrong == 0;
    }

    /** The length that all words have, or 0. */
    private static int alike(GridRow row) {
        int first = row.size() == 0 ? 0 : row.words().get(0).length();
        return row.words().stream().allMatch(word -> word.length() == first) ? first : 0;
    }
}
