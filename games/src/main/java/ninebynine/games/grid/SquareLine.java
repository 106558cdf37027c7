package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;

/**
 * A grid on one line: N² symbols, perhaps between a title and a comment; or N² words; or the rows with blanks between.
 *
 * <pre>
 *   Q1 7.2 4...3.......6..8…   # easy        1 . 3 4 . 12,14 …        12.. ..4. .... 3...
 * </pre>
 */
final class SquareLine {
    /** No row of a grid has as many symbols, so a run of this length means to be a whole puzzle, whatever its faults. */
    static final int LONG = 40;

    private final Sizes sizes;

    SquareLine(Sizes sizes) {
        this.sizes = sizes;
    }

    Cells read(String line) {
        int count = GridRow.count(line);
        if (count > sizes.largest() * sizes.largest()) {
            throw sizes.wrong(count, "cell");
        }
        GridRow row = GridRow.of(line);
        int words = row.size();
        if (sizes.exist(words) && alike(row) == words) {
            return run(row.glued());
        }
        String longest = "";
        for (String run : runs(line)) {
            if (isPuzzle(run)) {
                return run(run);
            }
            longest = run.length() > longest.length() ? run : longest;
        }
        if (sizes.of(words) > 0) {
            return CellWords.read(sizes, sizes.of(words), row.words());
        }
        if (sizes.of(words * alike(row)) > 0) {
            return run(row.glued());
        }
        if (longest.length() > words) {
            return run(longest);
        }
        throw sizes.wrong(words, "cell");
    }

    /** One symbol for each cell, or for each candidate. */
    private Cells run(String run) {
        if (CandidateLine.isOne(run)) {
            return CandidateLine.read(sizes, run);
        }
        int n = sizes.of(run.length());
        if (n == 0) {
            throw sizes.wrong(run.length(), "symbol");
        }
        if (n > sizes.symbols()) {
            throw new PuzzleFormatException(
                    "A " + sizes.named(n) + " has more values than symbols. Maybe write numbers with blanks between.");
        }
        return Cells.ofSymbols(sizes, n, run);
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
    boolean isPuzzle(String run) {
        int n = sizes.of(run.length());
        boolean isLong = run.length() >= LONG;
        int wrong = 0;
        for (int i = 0; i < run.length(); i++) {
            int value = sizes.value(run.charAt(i), n);
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
