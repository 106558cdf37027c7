package ninebynine.games.hidato;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.text.Pieces;

/**
 * Squares as words. A number is a given; a hole is {@code B}, {@code *}, {@code -}, {@code -1} or {@code X}; an empty square is
 * {@code .}, {@code 0}, {@code ?} or underscores. But where some square is written with underscores or 0, a point is a hole.
 *
 * <pre>
 *   . 4 . 8 9         0  4  0  8  9       __  4 __  8  9
 *   3 . B . 11        3  0 -1  0 11        3 __    __ 11
 * </pre>
 *
 * On the right, where words of different rows end below each other, what is left out is a hole.
 *
 * @param n rows and columns; holes make a grid square that is not
 */
record HidatoGrid(int n, int[] squares) {
    private static final Pattern UNWRITTEN = Pattern.compile("_+|0+");
    private static final Pattern UNKNOWN = Pattern.compile("\\?+");
    private static final Pattern POINTS = Pattern.compile("\\.+");
    private static final Pattern HOLE = Pattern.compile("\\.+|-1|[-*#]+|[BbXx]");
    private static final Pattern WORD = Pattern.compile("\\S++");
    private static final String NONE = "B";

    static HidatoGrid ofWords(int n, List<String> words) {
        boolean points = words.stream().anyMatch(HidatoGrid::isUnwritten);
        int[] squares = new int[n * n];
        for (int s = 0; s < squares.length; s++) {
            squares[s] = mark(words.get(s), points, n, s);
        }
        return new HidatoGrid(n, squares);
    }

    private static boolean isUnwritten(String word) {
        return UNWRITTEN.matcher(word).matches();
    }

    private static int mark(String word, boolean points, int n, int s) {
        if (isUnwritten(word)
                || UNKNOWN.matcher(word).matches()
                || !points && POINTS.matcher(word).matches()) {
            return HidatoPuzzle.EMPTY;
        }
        if (HOLE.matcher(word).matches()) {
            return HidatoPuzzle.HOLE;
        }
        int given = HidatoText.number(word);
        if (given < 0) {
            throw new PuzzleFormatException(Symbols.shown(word) + " at " + HidatoNames.rc(n, s)
                    + " is no square. Maybe a number, '.' for an empty square or 'B' for a hole.");
        }
        return given;
    }

    static HidatoGrid ofRows(List<String> lines) {
        List<List<String>> rows = new ArrayList<>();
        lines.forEach(line -> rows.add(Symbols.words(line)));
        int columns = rows.get(0).size();
        boolean alike = rows.stream().allMatch(row -> row.size() == columns);
        return ofTable(alike ? rows : drawn(lines, rows));
    }

    /** Holes on the right and below make it square. */
    private static HidatoGrid ofTable(List<List<String>> rows) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        HidatoText.size(rows.size(), columns);
        int n = Math.max(rows.size(), columns);
        List<String> words = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            List<String> row = r < rows.size() ? rows.get(r) : List.of();
            words.addAll(row);
            for (int c = row.size(); c < n; c++) {
                words.add(NONE);
            }
        }
        return ofWords(n, words);
    }

    /** Rows of different lengths: the place of a word says its column. */
    private static List<List<String>> drawn(List<String> lines, List<List<String>> rows) {
        int width = rows.stream()
                .flatMap(List::stream)
                .mapToInt(String::length)
                .max()
                .orElse(1);
        boolean unwritten = rows.stream().flatMap(List::stream).anyMatch(HidatoGrid::isUnwritten);
        List<List<String>> table = new ArrayList<>();
        for (int r = 0; r < lines.size(); r++) {
            String[] words = new String[lines.get(r).length() / (width + 1) + 1];
            Arrays.fill(words, NONE);
            for (MatchResult word : Pieces.found(WORD, lines.get(r))) {
                if (word.end() % (width + 1) != width || !unwritten) {
                    throw uneven(rows);
                }
                words[word.end() / (width + 1)] = word.group();
            }
            table.add(List.of(words));
        }
        return table;
    }

    private static PuzzleFormatException uneven(List<List<String>> rows) {
        int expected = rows.get(0).size();
        for (int r = 1; r < rows.size(); r++) {
            int size = rows.get(r).size();
            if (size != expected) {
                return new PuzzleFormatException(
                        "Row " + (r + 1) + " has " + size + (size == 1 ? " square" : " squares") + ", row 1 has "
                                + expected + ". Maybe write 'B' for a hole.");
            }
        }
        throw new IllegalStateException("all rows are alike");
    }
}
