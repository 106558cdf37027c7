package ninebynine.games.sudoku;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.grid.GridRow;

/**
 * The boxes that a frame shows: its marks stand after every box, or are of another kind there.
 *
 * <pre>
 *   ! 1 2 ! 3 4 !        marks 2 apart: boxes 2 wide
 *   | 1 : 2 | 3 : 4 |    the mark after 1 is plain, those unlike it are 2 apart
 * </pre>
 */
final class GridFrame {
    private static final int SILENT = 0;
    private static final int IRREGULAR = -1;

    private GridFrame() {}

    /** @param rules what is drawn above each row */
    static Boxes boxes(List<GridRow> rows, List<String> rules) {
        int n = rows.size();
        int width = SILENT;
        for (int r = 0; r < n; r++) {
            int apart = checked(rows.get(r).marks(), "Row " + (r + 1) + " has marks after columns ");
            if (apart != SILENT && width != SILENT && apart != width) {
                throw new PuzzleFormatException("Row " + (r + 1) + " has marks " + apart + " columns apart, rows above "
                        + width + ". Maybe one of the marks is misplaced.");
            }
            width = Math.max(width, apart);
        }
        int height = checked(rules, "The grid has lines drawn after rows ");
        if (height != SILENT && width != SILENT && height * width != n) {
            throw new PuzzleFormatException("The frame shows boxes of " + height + " rows by " + width
                    + " columns, but a " + SudokuText.SIZES.named(n) + " has boxes of " + n
                    + " cells. Maybe a line of it is misplaced.");
        }
        if (width != SILENT) {
            return new Boxes(n / width, width);
        }
        return height == SILENT ? Boxes.of(n) : new Boxes(height, n / height);
    }

    private static int checked(List<String> marks, String where) {
        int apart = apart(marks);
        if (apart == IRREGULAR) {
            String places = IntStream.range(1, marks.size())
                    .filter(i -> !marks.get(i).isEmpty())
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(", "));
            throw new PuzzleFormatException(
                    where + places + ", which makes no boxes. Maybe one is missing or misplaced.");
        }
        return apart;
    }

    /** How far apart the marks are that differ from the first, the one inside the first box. */
    private static int apart(List<String> marks) {
        int n = marks.size();
        int apart = SILENT;
        for (int i = 2; i < n; i++) {
            boolean strong = !marks.get(i).equals(marks.get(1));
            if (apart == SILENT) {
                apart = strong ? i : SILENT;
            } else if (strong != (i % apart == 0)) {
                return IRREGULAR;
            }
        }
        return apart != SILENT && n % apart != 0 ? IRREGULAR : apart;
    }
}
