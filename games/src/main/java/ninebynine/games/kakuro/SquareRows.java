package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.SlashedRows;
import ninebynine.tensor.Ints;

/**
 * A Kakuro with a word for each square, as it looks on paper. Rows are lines, or stand between slashes.
 *
 * <pre>
 *   Kakuro           a title, which may be left out
 *   #   4\  6\       #, x or B: black;  6\: the sum below;  \3: the sum to the right;  4\9: both, below and to the right
 *   \3  _   _        _ or .: white;  1 to 9: a white square with its digit
 *   \7  12  4         12: a white square that may be 1 or 2
 *   hr2c1: 12        combinations below a drawn state are left out: they follow
 * </pre>
 */
final class SquareRows {
    private static final Pattern TITLE = Pattern.compile("(?i)^\\s*kakuro\\b");
    private static final Pattern SUMS = Pattern.compile("(\\d{0,4})\\\\(\\d{0,4})");
    private static final Pattern MARKS = Pattern.compile("1?2?3?4?5?6?7?8?9?");
    private static final Pattern COMBINATIONS = Pattern.compile("\\s*[hv]r\\d+c\\d+:.*");
    private static final Pattern SQUARE = Pattern.compile("[#xXB_.]|1?2?3?4?5?6?7?8?9?|\\d{0,4}\\\\\\d{0,4}");

    private SquareRows() {}

    /** Whether a line has squares and nothing else. */
    static boolean isRow(String line) {
        return Symbols.words(line).stream()
                .allMatch(word -> SQUARE.matcher(word).matches());
    }

    /** The same, or several rows with slashes between. */
    static boolean areRows(String line) {
        return isRow(line.replace('/', ' '));
    }

    static KakuroPuzzle read(String text) {
        List<List<String>> rows = rows(text);
        if (rows.isEmpty()) {
            throw new PuzzleFormatException(
                    "There are no squares in the text. Maybe write rows such as # 4\\ 6\\ and \\3 _ _, with sums below\\right.");
        }
        int columns = rows.get(0).size();
        int[] across = new int[rows.size() * columns];
        int[] down = new int[across.length];
        int[] marks = new int[across.length];
        for (int r = 0; r < rows.size(); r++) {
            List<String> row = rows.get(r);
            if (row.size() != columns) {
                throw new PuzzleFormatException("Row " + (r + 1) + " has " + row.size()
                        + (row.size() == 1 ? " square" : " squares") + ", row 1 has " + columns
                        + ". Maybe write '#' for a black square and '_' for a white one.");
            }
            for (int c = 0; c < columns; c++) {
                int s = r * columns + c;
                String word = row.get(c);
                Matcher sums = SUMS.matcher(word);
                boolean black = sums.matches() || word.length() == 1 && "#xXB".contains(word);
                boolean open = word.equals("_") || word.equals(".");
                if (!black && !open && !MARKS.matcher(word).matches()) {
                    throw KakuroText.noSquare(
                            word,
                            "at r" + (r + 1) + "c" + (c + 1),
                            "Maybe write sums as 17\\ or \\23 or 17\\23, below\\right, '#' for a black square without, and '_' for a white one, or its digits in order.");
                }
                down[s] = black ? sum(sums, 1) : KakuroGrid.WHITE;
                across[s] = black ? sum(sums, 2) : KakuroGrid.WHITE;
                marks[s] = black || open ? Combinations.EVERY : set(word);
            }
        }
        KakuroGrid grid = new KakuroGrid(rows.size(), columns, Ints.of(across), Ints.of(down)).checked();
        return new KakuroPuzzle(grid, Ints.of(marks));
    }

    private static int set(String digits) {
        return digits.chars().map(ch -> 1 << ch - '1').sum();
    }

    private static int sum(Matcher sums, int group) {
        return sums.matches() && !sums.group(group).isEmpty() ? Integer.parseInt(sums.group(group)) : KakuroGrid.NONE;
    }

    private static List<List<String>> rows(String text) {
        List<List<String>> rows = new ArrayList<>();
        String untitled = TITLE.matcher(text).replaceFirst("");
        for (String row : SlashedRows.of(untitled)) {
            if (!COMBINATIONS.matcher(row).matches()) {
                rows.add(Symbols.words(row));
            }
        }
        return rows;
    }
}
