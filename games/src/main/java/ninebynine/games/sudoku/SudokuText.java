package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.PuzzleFormatException;

/**
 * Reads Sudokus in every format: one line, rows, framed grids, pencil marks, sukakus, Tatham's IDs. All errors are
 * {@link PuzzleFormatException}s, for any text whatsoever, in time linear in its length.
 *
 * <pre>
 *   one line     {@link TathamId}, else {@link SudokuLine}, which may be a {@link SukakuLine}
 *   more lines   {@link SudokuGrid}
 * </pre>
 *
 * Lines that begin with {@code #} are comments. A header in brackets begins the puzzle, the next one ends it.
 */
final class SudokuText {
    /** Up to this size one symbol says a value: 1 to 9, then A to Z. */
    static final int SYMBOLS = 35;

    /** More than twice what the largest sukaku takes. */
    private static final int LONGEST = 1 << 20;

    /** No row of a grid has as many words. */
    private static final int MANY = Boxes.LARGEST + 1;

    private final SudokuGame game;

    SudokuText(SudokuGame game) {
        this.game = game;
    }

    SudokuPuzzle parse(String text) {
        return puzzle(read(text));
    }

    /** What somebody filled in, where a value may stand twice in a house. */
    SudokuPuzzle parseFilled(String text) {
        return puzzle(readFilled(text));
    }

    private SudokuPuzzle puzzle(Clues clues) {
        return new SudokuPuzzle(clues.boxes(), game.model(clues.boxes()), clues.givens(), clues.candidates());
    }

    static Clues read(String text) {
        return readFilled(text).distinct();
    }

    private static Clues readFilled(String text) {
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has more than " + LONGEST
                    + " characters, and no Sudoku needs as many. Maybe line breaks are missing.");
        }
        return clues(lines(printable(text)));
    }

    private static Clues clues(List<String> lines) {
        if (lines.size() > 1) {
            return SudokuGrid.read(lines);
        }
        return TathamId.isOne(lines.get(0)) ? TathamId.read(lines.get(0)) : SudokuLine.read(lines.get(0));
    }

    private static String printable(String text) {
        for (int i = 0; i < text.length(); i++) {
            char ch = text.charAt(i);
            if (Character.isISOControl(ch) && ch != '\n' && ch != '\r' && ch != '\t') {
                throw new PuzzleFormatException("Character " + (i + 1) + " is the control character " + Symbols.code(ch)
                        + ". Maybe this is no text.");
            }
        }
        String visible = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return visible.replace('\u00A0', ' ');
    }

    /** The lines of the puzzle itself, at least one. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        for (String whole : text.lines().toList()) {
            String line = whole.strip();
            boolean header = line.startsWith("[") && line.endsWith("]");
            if (header && !lines.isEmpty()) {
                break;
            }
            if (!header && !line.isEmpty() && !line.startsWith("#")) {
                lines.add(line);
            }
        }
        if (lines.isEmpty()) {
            throw new PuzzleFormatException(
                    text.isBlank()
                            ? "The text is empty. Maybe write 81 symbols, with '.' for empty cells."
                            : "The text has only comments. Maybe a line begins with '#' that should not.");
        }
        return lines;
    }

    /** Whether a line means to be a puzzle by itself, right or wrong, and not a row of a grid. */
    static boolean isWhole(String text) {
        String line = text.strip();
        if (line.isEmpty() || line.startsWith("#") || Symbols.isFrame(line.charAt(0))) {
            return false;
        }
        if (line.length() > LONGEST
                || TathamId.isOne(line)
                || SudokuLine.runs(line).stream().anyMatch(SudokuLine::isPuzzle)) {
            return true;
        }
        GridRow row = GridRow.of(line);
        if (row.size() >= MANY) {
            return true;
        }
        int n = Sizes.of(row.size());
        return n > 0 && !row.isFramed() && row.words().stream().allMatch(word -> isCell(word, n));
    }

    /** Whether a word can be a cell of a Sudoku of that size, which is less than 10. */
    private static boolean isCell(String word, int n) {
        for (int i = 0; i < word.length() && !word.equals("-"); i++) {
            int value = Symbols.value(word.charAt(i), n);
            if (value < (word.length() > 1 ? 1 : 0) || value > n) {
                return false;
            }
        }
        return true;
    }
}
