package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.text.Pieces;

/**
 * Reads grids of any game as one line, rows, framed grids or pencil marks. All errors are {@link PuzzleFormatException}s, for any text
 * whatsoever, in time linear in its length.
 *
 * <pre>
 *   one line     {@link SquareLine}, which may be a {@link CandidateLine}
 *   more lines   {@link SquareGrid}
 * </pre>
 *
 * Lines that begin with {@code #} are comments. A header in brackets begins the puzzle, and {@code [State]}, what was made of it, ends it.
 */
public final class SquareText {
    /** More than any puzzle takes. */
    private static final int LONGEST = 1 << 20;

    private static final String STATE = "[State]";

    private final Sizes sizes;

    /** Reads squares of these sizes. */
    public SquareText(Sizes sizes) {
        this.sizes = sizes;
    }

    /** The cells of a puzzle's own {@link #lines}. */
    public GridDrawing read(List<String> lines) {
        return lines.size() > 1
                ? SquareGrid.read(sizes, lines)
                : GridDrawing.plain(new SquareLine(sizes).read(lines.get(0)));
    }

    /** The lines of the puzzle itself, at least one. */
    public List<String> lines(String text) {
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has more than " + LONGEST + " characters, and no " + sizes.noun()
                    + " needs as many. Maybe line breaks are missing.");
        }
        List<String> lines = new ArrayList<>();
        boolean ended = false;
        for (String whole : Pieces.lines(printable(text)).toList()) {
            String line = whole.strip();
            boolean header = line.startsWith("[") && line.endsWith("]");
            ended |= header && line.equalsIgnoreCase(STATE);
            if (header && !lines.isEmpty() && !line.equalsIgnoreCase(STATE)) {
                throw new PuzzleFormatException(
                        "Another puzzle begins at " + Symbols.shown(line) + ". Maybe leave a blank line before it.");
            }
            if (!header && !ended && !line.isEmpty() && !line.startsWith("#")) {
                lines.add(line);
            }
        }
        if (lines.isEmpty()) {
            int n = sizes.nearest(81);
            throw new PuzzleFormatException(
                    Pieces.isBlank(text)
                            ? "The text is empty. Maybe write " + n * n + " symbols, with '.' for empty cells."
                            : "The text has only comments. Maybe a line begins with '#' that should not.");
        }
        return lines;
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

    /** Whether a line means to be a puzzle by itself, right or wrong, and not a row of a grid. */
    public boolean isWhole(String text) {
        String line = text.strip();
        if (line.isEmpty() || line.startsWith("#") || Symbols.isFrame(line.charAt(0))) {
            return false;
        }
        if (line.length() > LONGEST || GridRow.count(line) > sizes.largest()) {
            return true;
        }
        SquareLine whole = new SquareLine(sizes);
        if (SquareLine.runs(line).stream().anyMatch(whole::isPuzzle)) {
            return true;
        }
        GridRow row = GridRow.of(line);
        int n = sizes.of(row.size());
        return n > 0 && !row.isFramed() && CellWords.areCells(sizes, n, row.words());
    }
}
