package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Shape;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;

/**
 * Squares of side 1. A black one with sums is grey and has a triangle for each: below the diagonal the sum of the sector below, above it the sum to
 * the right. A combination is no mark, but has its sign beside its sum when it is spoken of.
 *
 * <pre>
 *   ┌─────┐
 *   │╲ 23 │
 *   │17╲  │
 *   └─────┘
 * </pre>
 */
final class KakuroPicture {
    private static final double MARGIN = 0.5;
    private static final double EDGE = 0.1;
    private static final double NAME = 0.26;
    private static final double VALUE = 0.66;
    private static final double PADDING = 0.06;
    private static final double SUM = 0.36;
    /** How far from its right angle a sum stands in its triangle. */
    private static final double INSIDE = 0.29;

    /** How far a combination's sign is from the corner with two triangles, along the edge, and from the edge. */
    private static final double ALONG = 0.36;

    private static final double OFF = 0.14;
    private static final double SIGN = 0.1;

    private static final int ROWS = 3;

    private final KakuroLayout layout;
    private final KakuroGrid grid;
    private final List<Part> board = new ArrayList<>();
    private final List<Area> spots = new ArrayList<>();
    private final List<Look> looks = new ArrayList<>();

    private KakuroPicture(KakuroLayout layout) {
        this.layout = layout;
        this.grid = layout.grid;
    }

    static Picture of(KakuroLayout layout) {
        return new KakuroPicture(layout).make();
    }

    private Picture make() {
        for (int r = 0; r < grid.rows(); r++) {
            name("r" + (r + 1), MARGIN / 2, MARGIN + r + 0.5);
        }
        for (int c = 0; c < grid.columns(); c++) {
            name("c" + (c + 1), MARGIN + c + 0.5, MARGIN / 2);
        }
        for (int s = 0; s < grid.across().size(); s++) {
            if (!grid.isWhite(s)) {
                black(s);
            }
        }
        for (int white = 0; white < layout.whites(); white++) {
            square(white);
        }
        for (int sector = 0; sector < layout.sectors.size(); sector++) {
            sum(sector);
        }
        lines();
        return new Picture(MARGIN + grid.columns() + EDGE, MARGIN + grid.rows() + EDGE, board, spots, looks);
    }

    private void name(String text, double x, double y) {
        board.add(new Part(new Text(new Point(x, y), NAME, text), Tone.FAINT));
    }

    private Point corner(int square) {
        int row = square / grid.columns();
        return new Point(MARGIN + square % grid.columns(), MARGIN + row);
    }

    /** Dark where there is no sum. */
    private void black(int square) {
        Point at = corner(square);
        int down = grid.down().get(square);
        int across = grid.across().get(square);
        if (down + across == 0) {
            board.add(new Part(area(at, 0, 0, 1, 0, 1, 1, 0, 1), Tone.STRONG));
            return;
        }
        board.add(new Part(area(at, 0, 0, 1, 0, 1, 1, 0, 1), Tone.FAINT));
        clue(at, true, across);
        clue(at, false, down);
        board.add(new Part(new Stroke(at, new Point(at.x() + 1, at.y() + 1)), Tone.FAINT));
    }

    private void clue(Point at, boolean isAcross, int sum) {
        if (sum > 0) {
            board.add(new Part(new Text(middle(at, isAcross), SUM, Integer.toString(sum)), Tone.STRONG));
        }
    }

    private static Area triangle(Point at, boolean isAcross) {
        return isAcross ? area(at, 0, 0, 1, 0, 1, 1) : area(at, 0, 0, 1, 1, 0, 1);
    }

    private static Point middle(Point at, boolean isAcross) {
        return isAcross
                ? new Point(at.x() + 1 - INSIDE, at.y() + INSIDE)
                : new Point(at.x() + INSIDE, at.y() + 1 - INSIDE);
    }

    private static Area area(Point at, double... corners) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) {
            points.add(new Point(at.x() + corners[i], at.y() + corners[i + 1]));
        }
        return new Area(points);
    }

    private void square(int white) {
        Point at = corner(layout.square(white));
        int spot = spots.size();
        spots.add(area(at, 0, 0, 1, 0, 1, 1, 0, 1));
        double step = (1 - 2 * PADDING) / ROWS;
        for (int d = 0; d < Combinations.DIGITS; d++) {
            int row = d / ROWS;
            Point mark = new Point(at.x() + PADDING + (d % ROWS + 0.5) * step, at.y() + PADDING + (row + 0.5) * step);
            String digit = Integer.toString(d + 1);
            Point middle = new Point(at.x() + 0.5, at.y() + 0.5);
            looks.add(new Look(spot, new Text(mark, 0.92 * step, digit), 0.5 * step, new Text(middle, VALUE, digit)));
        }
    }

    /** A combination is drawn as nothing: the sum stands there already. Its sign has a place beside it. */
    private void sum(int sector) {
        Sector it = layout.sectors.get(sector);
        Point at = corner(it.controller());
        int spot = spots.size();
        spots.add(triangle(at, it.across()));
        Point beside = it.across() ? new Point(at.x() + ALONG, at.y() + OFF) : new Point(at.x() + OFF, at.y() + ALONG);
        Shape nothing = new Text(beside, SUM, "");
        for (int i = 0; i < layout.combinations[sector].count(); i++) {
            looks.add(new Look(spot, nothing, SIGN, nothing));
        }
    }

    private void lines() {
        int rows = grid.rows();
        int columns = grid.columns();
        for (int i = 0; i <= rows; i++) {
            line(0, i, columns, i, i % rows == 0 ? Tone.STRONG : Tone.FAINT);
        }
        for (int i = 0; i <= columns; i++) {
            line(i, 0, i, rows, i % columns == 0 ? Tone.STRONG : Tone.FAINT);
        }
    }

    private void line(double x, double y, double toX, double toY, Tone tone) {
        board.add(new Part(new Stroke(new Point(MARGIN + x, MARGIN + y), new Point(MARGIN + toX, MARGIN + toY)), tone));
    }
}
