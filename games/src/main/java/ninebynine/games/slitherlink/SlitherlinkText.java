package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.SlashedRows;
import ninebynine.text.Pieces;

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
    private static final int LONGEST = 1 << 16;
    private static final Pattern CELLS = Pattern.compile("(?:(?:var )?task ?= ?)?['\"]?([0-9a-z]++|[0-9.-]++)['\"]?;?");
    private static final Pattern ROW = Pattern.compile("\\s*+[0-9.-][\\s0-9.-]*+");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern DIGIT = Pattern.compile("[0-9]");
    private static final Pattern LETTER = Pattern.compile("[a-z]");

    private SlitherlinkText() {}

    static boolean isNamedBy(String line) {
        return LoopyId.isOne(line.strip()) || SlitherlinkUrl.isOne(line);
    }

    /** Rows with / between them, or something that no row looks like. */
    static boolean isWhole(String line) {
        String text = line.strip();
        return text.length() > LONGEST
                || ClipsCall.isWhole(text)
                || isNamedBy(text)
                || isRows(text)
                || Drawing.isOneLine(text)
                || isRuns(text);
    }

    /** Clues and letters that make a square. */
    private static boolean isRuns(String text) {
        String cells = cells(text);
        int count = LETTER.matcher(cells).find() ? Runs.count(cells) : 0;
        int side = (int) Math.round(Math.sqrt(count));
        return side > 1 && side * side == count;
    }

    /** The cells of a square grid in one row, or nothing. */
    private static String cells(String text) {
        Matcher cells = CELLS.matcher(text);
        boolean some = cells.matches()
                && (DIGIT.matcher(cells.group(1)).find()
                        || !LETTER.matcher(cells.group(1)).find());
        return some ? cells.group(1) : "";
    }

    private static boolean isRows(String text) {
        return text.indexOf('/') > 0
                && Arrays.stream(text.split("/", 0))
                        .allMatch(row -> ROW.matcher(row).matches());
    }

    static Board read(String text) {
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has more than " + LONGEST
                    + " characters, and no Slitherlink needs as many. Maybe line breaks are missing.");
        }
        String stripped = text.strip();
        if (ClipsCall.isOne(stripped)) {
            return call(ClipsCall.read(stripped));
        }
        if (LoopyId.isOne(stripped)) {
            return LoopyId.read(stripped);
        }
        if (SlitherlinkUrl.isOne(stripped)) {
            return SlitherlinkUrl.read(stripped);
        }
        if (Drawing.isOneLine(stripped)) {
            return Drawing.readOneLine(stripped);
        }
        List<String> lines =
                Pieces.lines(text).filter(line -> !Pieces.isBlank(line)).toList();
        if (Drawing.isDrawn(lines)) {
            return Drawing.read(lines);
        }
        String cells = cells(stripped);
        return cells.length() > 1 ? square(cells) : rows(stripped);
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
        List<String> rows = SlashedRows.of(text).stream()
                .map(row -> BLANKS.matcher(row).replaceAll(""))
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
        int rows = arguments.size() < 3 ? -1 : Symbols.number(arguments.get(0), 4);
        int columns = arguments.size() < 3 ? -1 : Symbols.number(arguments.get(1), 4);
        if (rows < 0 || columns < 0) {
            throw new PuzzleFormatException(
                    "The call " + Symbols.shown("(" + call.name())
                            + " does not begin with the numbers of rows and of columns. Maybe write it as (solve 5 5 . 3 . …).");
        }
        Board.checkSize(rows, columns);
        List<String> cells = arguments.subList(2, arguments.size());
        if (call.name().endsWith("tatham") && cells.size() == 1) {
            return Board.ofClues(rows, columns, Runs.read(cells.get(0), rows, columns));
        }
        if (cells.size() != rows * columns) {
            throw new PuzzleFormatException("The call has " + cells.size() + " cells, expected " + rows * columns
                    + " for " + rows + " rows and " + columns + " columns. Maybe a '.' is missing or too many.");
        }
        int[] clues = new int[cells.size()];
        for (int cell = 0; cell < clues.length; cell++) {
            int clue = Symbols.number(cells.get(cell), 9);
            clues[cell] = clue < 0 ? Board.NONE : Board.clue(clue, cell, columns);
        }
        return Board.ofClues(rows, columns, clues);
    }
}
