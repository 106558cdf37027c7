package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;

/**
 * The board of a grid: cells of side 1, thick lines around boxes, the names of rows and columns in the margin, and marks in a
 * square inside each cell. Numbers are written as in notation, so 16 is 16 and not G.
 */
public final class SquarePicture {
    private static final double MARGIN = 0.5;
    private static final double EDGE = 0.1;
    private static final double NAME = 0.26;
    private static final double VALUE = 0.72;
    private static final double LONG_VALUE = 0.56;
    private static final double PADDING = 0.06;

    private final int n;
    private final int height;
    private final int width;
    private final double padding;
    private final List<Part> board = new ArrayList<>();

    private SquarePicture(int n, int height, int width, double padding) {
        this.n = n;
        this.height = height;
        this.width = width;
        this.padding = padding;
    }

    /** Of n by n cells, in boxes of so many rows and columns. */
    public static Picture of(int n, int height, int width) {
        return new SquarePicture(n, height, width, PADDING).make();
    }

    /** Of n by n cells with no boxes, and so much room between the marks and the lines. */
    public static Picture of(int n, double padding) {
        return new SquarePicture(n, n, n, padding).make();
    }

    /**
     * Of n by n cells in regions of any shape, with something more on the board.
     *
     * @param regions for each cell the number of its own
     */
    public static Picture of(int n, List<Integer> regions, List<Part> drawn) {
        SquarePicture picture = new SquarePicture(n, n, n, PADDING);
        picture.board.addAll(drawn);
        for (int cell = 0; cell < n * n; cell++) {
            int row = cell / n;
            double x = MARGIN + cell % n;
            double y = MARGIN + row;
            if (cell % n > 0 && !regions.get(cell).equals(regions.get(cell - 1))) {
                picture.line(x, y, x, y + 1, Tone.STRONG);
            }
            if (row > 0 && !regions.get(cell).equals(regions.get(cell - n))) {
                picture.line(x, y, x + 1, y, Tone.STRONG);
            }
        }
        return picture.make();
    }

    /** The middle of a cell. */
    public static Point middle(int cell, int n) {
        int row = cell / n;
        return new Point(MARGIN + cell % n + 0.5, MARGIN + row + 0.5);
    }

    private Picture make() {
        for (int i = 0; i < n; i++) {
            name("r" + (i + 1), MARGIN / 2, MARGIN + i + 0.5);
            name("c" + (i + 1), MARGIN + i + 0.5, MARGIN / 2);
        }
        lines(Tone.FAINT);
        lines(Tone.STRONG);
        List<Area> spots = new ArrayList<>();
        List<Look> labels = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) {
            double x = MARGIN + cell % n;
            int row = cell / n;
            double y = MARGIN + row;
            spots.add(square(x, y));
            for (int digit = 0; digit < n; digit++) {
                labels.add(look(cell, x, y, digit));
            }
        }
        double side = MARGIN + n + EDGE;
        return new Picture(side, side, board, spots, labels);
    }

    private void name(String text, double x, double y) {
        board.add(new Part(new Text(new Point(x, y), NAME, text), Tone.FAINT));
    }

    private void lines(Tone tone) {
        for (int i = 0; i <= n; i++) {
            double at = MARGIN + i;
            if ((i % height == 0) == (tone == Tone.STRONG)) {
                line(MARGIN, at, MARGIN + n, at, tone);
            }
            if ((i % width == 0) == (tone == Tone.STRONG)) {
                line(at, MARGIN, at, MARGIN + n, tone);
            }
        }
    }

    private void line(double x, double y, double toX, double toY, Tone tone) {
        board.add(new Part(new Stroke(new Point(x, y), new Point(toX, toY)), tone));
    }

    private static Area square(double x, double y) {
        return new Area(List.of(new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1)));
    }

    /** Marks stand in rows of about √N, from the top left corner of the cell. */
    private Look look(int cell, double x, double y, int digit) {
        int columns = (int) Math.ceil(Math.sqrt(n));
        double step = (1 - 2 * padding) / columns;
        int rows = (n + columns - 1) / columns;
        int row = digit / columns;
        double down = (1 - 2 * padding) / rows;
        String number = Integer.toString(digit + 1);
        Point at = new Point(x + padding + (digit % columns + 0.5) * step, y + padding + (row + 0.5) * down);
        double size = n < 10 ? 0.92 * step : 0.74 * step;
        double value = n < 10 ? VALUE : LONG_VALUE;
        return new Look(
                cell, new Text(at, size, number), 0.5 * step, new Text(new Point(x + 0.5, y + 0.5), value, number));
    }
}
