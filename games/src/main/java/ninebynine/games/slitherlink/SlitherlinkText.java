package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.games.ClipsCall;
import ninebynine.games.PuzzleFormatException;
import ninebynine.games.grid.Symbols;

/**
 * Reads a Slitherlink in any of its formats.
 *
 * <pre>
 *   .3.32/20..2/…                            rows, or one row a line; a dot or - is no clue
 *   (solve 5 5 . 3 . 3 2 2 0 …)              a call of CSP-Rules: rows, columns, cells
 *   (solve-tatham 5 5 "a3a3…")               the same with a description of a game ID
 *   5x5t0dh:a3a3…                            a game ID of Simon Tatham's Loopy, of squares
 *   a3a3220b2…                               the cells alone, as puzzle-loop.com has them, of a square grid
 *   https://puzz.link/p?slither/5/5/cbcb…    puzz.link and pzpr
 *   +-+x+/|3.…                               with lines: see {@link Drawing}
 * </pre>
 */
final class SlitherlinkText {
    private static final Pattern CELLS =
            Pattern.compile("(?:(?:var )?task ?= ?)?['\"]?([0-9a-z]*[0-9][0-9a-z]*|[0-9.-]+)['\"]?;?");
    private static final Pattern ROW = Pattern.compile("[0-9.\\-](?:\\s*[0-9.\\-])*");

    private SlitherlinkText() {}

    static boolean isNamedBy(String line) {
        return LoopyId.isOne(line.strip()) || PuzzLink.isOne(line);
    }

    /** Rows with / between them, or something that no row looks like. */
    static boolean isWhole(String line) {
        String text = line.strip();
        return ClipsCall.isWhole(text) || isNamedBy(text) || isRows(text) || Drawing.isOneLine(text) || isRuns(text);
    }

    /** Clues and letters that make a square. */
    private static boolean isRuns(String text) {
        Matcher cells = CELLS.matcher(text);
        int count = cells.matches() && cells.group(1).matches(".*[a-z].*") ? Runs.count(cells.group(1)) : 0;
        int side = (int) Math.round(Math.sqrt(count));
        return side > 1 && side * side == count;
    }

    private static boolean isRows(String text) {
        return text.contains("/")
                && Arrays.stream(text.split("/", -1))
                        .allMatch(row -> ROW.matcher(row.strip()).matches());
    }

    static Board read(String text) {
        String stripped = text.strip();
        if (ClipsCall.isOne(stripped)) {
            return call(ClipsCall.read(stripped));
        }
        if (LoopyId.isOne(stripped)) {
            return LoopyId.read(stripped);
        }
        if (PuzzLink.isOne(stripped)) {
            return PuzzLink.read(stripped);
        }
        if (Drawing.isOneLine(stripped)) {
            return Drawing.readOneLine(stripped);
        }
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        if (Drawing.isDrawn(lines)) {
            return Drawing.read(lines);
        }
        Matcher cells = CELLS.matcher(stripped);
        return cells.matches() && cells.group(1).length() > 1 ? square(cells.group(1)) : rows(stripped);
    }

    /** The cells of a square grid in one row: runs of letters, or a dot for each cell without a clue. */
    private static Board square(String cells) {
        int count = Runs.count(cells);
        int side = (int) Math.round(Math.sqrt(count));
        if (side * side != count) {
            throw new PuzzleFormatException("One line of " + count
                    + " cells makes no square grid. Maybe write a '/' after each row, or a game ID such as 7x5t0:…");
        }
        Board.checkSize(side, side);
        return Board.ofClues(side, side, Runs.read(cells, side, side));
    }

    private static Board rows(String text) {
        List<String> rows = Arrays.stream(text.split("[/\n]", -1))
                .map(row -> row.replaceAll("[\\s\r]+", ""))
                .filter(row -> !row.isEmpty())
                .toList();
        if (rows.isEmpty()) {
            throw new PuzzleFormatException("There is nothing to read. Maybe write rows such as .3.32/20..2/…");
        }
        int columns = rows.get(0).length();
        Board.checkSize(rows.size(), columns);
        int[] clues = new int[rows.size() * columns];
        for (int r = 0; r < rows.size(); r++) {
            if (rows.get(r).length() != columns) {
                throw new PuzzleFormatException("Row " + (r + 1) + " has "
                        + rows.get(r).length() + " cells, row 1 has " + columns + ". Maybe a '.' is missing.");
            }
            for (int c = 0; c < columns; c++) {
                clues[r * columns + c] = symbol(rows.get(r).charAt(c), r * columns + c, columns);
            }
        }
        return Board.ofClues(rows.size(), columns, clues);
    }

    private static int symbol(char symbol, int cell, int columns) {
        if (symbol == '.' || symbol == '-') {
            return Board.NONE;
        }
        if (symbol < '0' || symbol > '9') {
            throw new PuzzleFormatException(Symbols.shown(String.valueOf(symbol)) + " at " + Board.rc(cell, columns)
                    + " is no clue. Maybe 0, 1, 2, 3, or '.' for none.");
        }
        return Board.clue(symbol - '0', cell, columns);
    }

    private static Board call(ClipsCall call) {
        List<String> arguments = call.arguments();
        if (arguments.size() < 3
                || !arguments.get(0).matches("\\d{1,4}")
                || !arguments.get(1).matches("\\d{1,4}")) {
            throw new PuzzleFormatException(
                    "The call (" + call.name()
                            + " …) does not begin with the numbers of rows and of columns. Maybe write it as (solve 5 5 . 3 . …).");
        }
        int rows = Integer.parseInt(arguments.get(0));
        int columns = Integer.parseInt(arguments.get(1));
        Board.checkSize(rows, columns);
        List<String> cells = arguments.subList(2, arguments.size());
        if (call.name().endsWith("tatham")) {
            return Board.ofClues(rows, columns, Runs.read(cells.get(0), rows, columns));
        }
        if (cells.size() != rows * columns) {
            throw new PuzzleFormatException("The call has " + cells.size() + " cells, expected " + rows * columns
                    + " for " + rows + " rows and " + columns + " columns. Maybe a '.' is missing or too many.");
        }
        int[] clues = new int[cells.size()];
        for (int cell = 0; cell < clues.length; cell++) {
            String word = cells.get(cell);
            clues[cell] = word.matches("\\d{1,9}") ? Board.clue(Integer.parseInt(word), cell, columns) : Board.NONE;
        }
        return Board.ofClues(rows, columns, clues);
    }
}
