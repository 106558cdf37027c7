package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Picture.Point;

/** Lines and cubic curves, one after the other: a list of points with what leads to each. */
final class Curve {
    /** How far the handles of a cubic lie that draws a quarter of a circle of radius 1. */
    private static final double QUARTER = 0.5522847498;

    enum Kind {
        MOVE,
        LINE,
        CUBIC
    }

    /** A piece that ends at a point; the handles are used by cubics only. */
    record Piece(Kind kind, Point handle, Point otherHandle, Point to) {}

    private final List<Piece> pieces = new ArrayList<>();
    private boolean closed;

    List<Piece> pieces() {
        return pieces;
    }

    boolean isClosed() {
        return closed;
    }

    Curve move(double x, double y) {
        return add(Kind.MOVE, new Point(x, y));
    }

    Curve line(double x, double y) {
        return add(Kind.LINE, new Point(x, y));
    }

    private Curve add(Kind kind, Point to) {
        pieces.add(new Piece(kind, to, to, to));
        return this;
    }

    Curve cubic(Point handle, Point otherHandle, Point to) {
        pieces.add(new Piece(Kind.CUBIC, handle, otherHandle, to));
        return this;
    }

    /** A quarter of an ellipse to a point, beginning level and ending upright, or the other way round. */
    Curve quarter(double x, double y, boolean levelFirst) {
        Point from = pieces.get(pieces.size() - 1).to();
        double dx = QUARTER * (x - from.x());
        double dy = QUARTER * (y - from.y());
        return levelFirst
                ? cubic(new Point(from.x() + dx, from.y()), new Point(x, y - dy), new Point(x, y))
                : cubic(new Point(from.x(), from.y() + dy), new Point(x - dx, y), new Point(x, y));
    }

    Curve close() {
        closed = true;
        return this;
    }

    static Curve through(List<Point> points) {
        Curve curve = new Curve();
        for (Point p : points) {
            curve.add(curve.pieces.isEmpty() ? Kind.MOVE : Kind.LINE, p);
        }
        return curve;
    }

    static Curve polygon(List<Point> corners) {
        return through(corners).close();
    }

    static Curve box(double x, double y, double width, double height) {
        return new Curve()
                .move(x, y)
                .line(x + width, y)
                .line(x + width, y + height)
                .line(x, y + height)
                .close();
    }

    static Curve circle(Point middle, double radius) {
        double x = middle.x();
        double y = middle.y();
        return new Curve()
                .move(x, y - radius)
                .quarter(x + radius, y, true)
                .quarter(x, y + radius, false)
                .quarter(x - radius, y, true)
                .quarter(x, y - radius, false)
                .close();
    }

    static Curve square(Point middle, double radius) {
        return box(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    }

    static Curve diamond(Point middle, double radius) {
        return new Curve()
                .move(middle.x(), middle.y() - radius)
                .line(middle.x() + radius, middle.y())
                .line(middle.x(), middle.y() + radius)
                .line(middle.x() - radius, middle.y())
                .close();
    }

    /** The same elsewhere. */
    Curve moved(double dx, double dy) {
        Curve moved = new Curve();
        for (Piece piece : pieces) {
            moved.pieces.add(new Piece(
                    piece.kind,
                    moved(piece.handle, dx, dy),
                    moved(piece.otherHandle, dx, dy),
                    moved(piece.to, dx, dy)));
        }
        moved.closed = closed;
        return moved;
    }

    private static Point moved(Point p, double dx, double dy) {
        return new Point(p.x() + dx, p.y() + dy);
    }

    /**
     * The same as straight lines: one list of points for each part without a gap.
     *
     * @param pieces how many lines stand for a cubic
     */
    List<List<Point>> flat(int pieces) {
        List<List<Point>> parts = new ArrayList<>();
        List<Point> part = new ArrayList<>();
        for (Piece piece : this.pieces) {
            if (piece.kind() == Kind.MOVE) {
                part = new ArrayList<>();
                parts.add(part);
            }
            if (piece.kind() == Kind.CUBIC) {
                flatten(part.get(part.size() - 1), piece, pieces, part);
            } else {
                part.add(piece.to());
            }
        }
        return parts;
    }

    private static void flatten(Point from, Piece cubic, int count, List<Point> into) {
        for (int i = 1; i <= count; i++) {
            double t = (double) i / count;
            double s = 1 - t;
            double a = s * s * s;
            double b = 3 * s * s * t;
            double c = 3 * s * t * t;
            double d = t * t * t;
            into.add(new Point(
                    a * from.x()
                            + b * cubic.handle().x()
                            + c * cubic.otherHandle().x()
                            + d * cubic.to().x(),
                    a * from.y()
                            + b * cubic.handle().y()
                            + c * cubic.otherHandle().y()
                            + d * cubic.to().y()));
        }
    }
}
