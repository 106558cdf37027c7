package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.CellWords;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquareNames;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

/**
 * A Futoshiki as it is drawn: lines of cells with signs between, and between them lines with signs below the cells that they belong to.
 *
 * <pre>
 *   123 &lt; 4   &gt; 1        cells are numbers, candidates or '.'
 *   ^     v              ^ or A: the upper cell is smaller; v or V: it is larger
 *   .     3     .        a line without signs may be left out
 * </pre>
 */
final class SignedLines {
    private static final Pattern BETWEEN = Pattern.compile("[\\sv^VA∧∨⌃⌄]+");
    private static final Pattern WORD = Pattern.compile("[<>]|[^\\s<>]++");
    private static final String UPPER_IS_SMALLER = "^A∧⌃";

    /** A line of cells: its words, where they begin, and the sign after each but the last. */
    private record Row(List<String> words, List<Integer> starts, int[] signs) {}

    private final List<Row> rows = new ArrayList<>();
    /** The line of signs below each row, if it has one. */
    private final List<String> below = new ArrayList<>();

    private SignedLines(String text) {
        for (String line : Pieces.lines(text.replace('\u00A0', ' ')).toList()) {
            String bare = line.strip();
            boolean header = bare.startsWith("[") && bare.endsWith("]");
            if (bare.isEmpty() || bare.startsWith("#") || header) {
                continue;
            }
            if (BETWEEN.matcher(line).matches()) {
                between(line);
            } else {
                rows.add(row(line, rows.size()));
                below.add("");
            }
        }
    }

    static FutoshikiClues read(String text) {
        return new SignedLines(text).clues();
    }

    private void between(String line) {
        int last = rows.size() - 1;
        if (last < 0 || !below.get(last).isEmpty()) {
            throw new PuzzleFormatException("There are signs " + Symbols.shown(line.strip())
                    + (last < 0 ? " above row 1" : " in two lines below row " + (last + 1))
                    + ". Maybe a row of cells is missing.");
        }
        below.set(last, line);
    }

    private static Row row(String line, int r) {
        List<String> words = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        List<Integer> signs = new ArrayList<>();
        Matcher m = WORD.matcher(line);
        while (m.find()) {
            if (!m.group().equals("<") && !m.group().equals(">")) {
                words.add(m.group());
                starts.add(m.start());
                signs.add(Signs.NONE);
            } else if (words.isEmpty() || signs.get(words.size() - 1) != Signs.NONE) {
                throw misplaced(m.group(), r, words.isEmpty() ? "before its first cell" : "twice in one place");
            } else {
                signs.set(words.size() - 1, m.group().equals("<") ? Signs.LESS : Signs.GREATER);
            }
        }
        if (signs.get(signs.size() - 1) != Signs.NONE) {
            throw misplaced(line.strip().substring(line.strip().length() - 1), r, "after its last cell");
        }
        return new Row(words, starts, signs.stream().mapToInt(Integer::intValue).toArray());
    }

    private static PuzzleFormatException misplaced(String sign, int r, String where) {
        return new PuzzleFormatException(
                "Row " + (r + 1) + " has a '" + sign + "' " + where + ". Maybe a '.' is missing for an empty cell.");
    }

    private FutoshikiClues clues() {
        int n = rows.size();
        if (!FutoshikiClues.SIZES.exist(n)) {
            throw FutoshikiClues.SIZES.missing(n);
        }
        List<Row> split = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            split.add(split(rows.get(r), r));
        }
        Cells cells = CellWords.read(
                FutoshikiClues.SIZES,
                n,
                split.stream().flatMap(row -> row.words.stream()).toList());
        int[] across = split.stream()
                .flatMapToInt(row -> Arrays.stream(row.signs, 0, n - 1))
                .toArray();
        return new FutoshikiClues(cells, new Signs(n, Ints.of(across), Ints.of(down(split))));
    }

    /** The row with n words: as it is, or each symbol by itself. */
    private Row split(Row row, int r) {
        int n = rows.size();
        if (row.words.size() == n) {
            return row;
        }
        List<String> words = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        List<Integer> signs = new ArrayList<>();
        for (int w = 0; w < row.words.size(); w++) {
            String word = row.words.get(w);
            for (int i = 0; i < word.length(); i++) {
                words.add(word.substring(i, i + 1));
                starts.add(row.starts.get(w) + i);
                signs.add(i == word.length() - 1 ? row.signs[w] : Signs.NONE);
            }
        }
        if (words.size() != n) {
            throw new PuzzleFormatException("Row " + (r + 1) + " has " + Sizes.counted(row.words.size(), "cell")
                    + ", expected " + n + " as there are " + n + " rows. Maybe a '.' is missing for an empty cell.");
        }
        return new Row(words, starts, signs.stream().mapToInt(Integer::intValue).toArray());
    }

    private int[] down(List<Row> split) {
        int n = rows.size();
        int[] down = new int[n * (n - 1)];
        for (int r = 0; r < n; r++) {
            String line = below.get(r);
            if (r == n - 1 && !line.isEmpty()) {
                throw new PuzzleFormatException("There are signs " + Symbols.shown(line.strip())
                        + " below the last row. Maybe a row of cells is missing.");
            }
            for (int i = 0; i < line.length(); i++) {
                if (!Character.isWhitespace(line.charAt(i))) {
                    int cell = r * n + column(split.get(r), i);
                    if (down[Signs.below(cell, n)] != Signs.NONE) {
                        throw new PuzzleFormatException("There are two signs below " + SquareNames.cell(cell, n)
                                + ". Maybe one of them should stand under another cell.");
                    }
                    down[Signs.below(cell, n)] =
                            UPPER_IS_SMALLER.indexOf(line.charAt(i)) >= 0 ? Signs.LESS : Signs.GREATER;
                }
            }
        }
        return down;
    }

    /** The column of a sign: that of the last cell above that begins no further right. */
    private static int column(Row row, int at) {
        int column = 0;
        while (column + 1 < row.starts.size() && row.starts.get(column + 1) <= at) {
            column++;
        }
        return column;
    }
}
