package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.text.Pieces;

/**
 * Rows on lines of their own, or on one line with slashes between; a slash may also end a line, but not the last one.
 *
 * <pre>
 *   .3./2../..1        .3.        .3./        but .3./2.. above .3./2.. are two puzzles
 *                      2..        2../
 *                      ..1        ..1
 * </pre>
 */
public final class SlashedRows {
    private SlashedRows() {}

    /** The rows of one puzzle, without those that are blank. */
    public static List<String> of(String text) {
        List<String> lines =
                Pieces.lines(text).filter(line -> !Pieces.isBlank(line)).toList();
        List<String> rows = new ArrayList<>();
        for (String line : lines) {
            String row = line.strip();
            String inside = row.endsWith("/") ? row.substring(0, row.length() - 1) : row;
            if (lines.size() > 1
                    && (inside.indexOf('/') >= 0 || lines.get(lines.size() - 1).contains("/"))) {
                throw new PuzzleFormatException("There are " + lines.size()
                        + " lines, and one of them has rows with '/' between: " + Symbols.shown(row)
                        + ". Maybe each line is a puzzle; then leave a blank line between them.");
            }
            rows.addAll(Arrays.asList(inside.split("/", -1)));
        }
        rows.removeIf(Pieces::isBlank);
        return rows;
    }
}
