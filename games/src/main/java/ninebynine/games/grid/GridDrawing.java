package ninebynine.games.grid;

import java.util.List;

/**
 * The cells of a text, and the frame in which they were drawn.
 *
 * @param rows the rows with their marks; empty if the text has no rows
 * @param rules what is drawn above each row
 */
public record GridDrawing(Cells cells, List<GridRow> rows, List<String> rules) {
    /** Cells without a frame. */
    static GridDrawing plain(Cells cells) {
        return new GridDrawing(cells, List.of(), List.of());
    }
}
