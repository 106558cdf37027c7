package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Picture.Point;

/** Cuts a line into dashes, as long as its pen says. */
final class Dashes {
    /** How long a dash is, in widths of the pen. */
    static final double ON = 2.5;

    /** How long the gap after it is; the round ends of the dashes take one width of it. */
    static final double OFF = 3;

    private Dashes() {}

    static List<List<Point>> of(List<Point> line, double width) {
        List<List<Point>> dashes = new ArrayList<>();
        List<Point> dash = new ArrayList<>(List.of(line.get(0)));
        double left = ON * width;
        boolean drawing = true;
        for (int i = 1; i < line.size(); i++) {
            Point from = line.get(i - 1);
            Point to = line.get(i);
            double length = length(from, to);
            double done = 0;
            while (length - done > left) {
                done += left;
                Point cut = between(from, to, done / length);
                dash.add(cut);
                if (drawing) {
                    dashes.add(dash);
                }
                dash = new ArrayList<>(List.of(cut));
                drawing = !drawing;
                left = (drawing ? ON : OFF) * width;
            }
            left -= length - done;
            dash.add(to);
        }
        if (drawing) {
            dashes.add(dash);
        }
        return dashes;
    }

    private static double length(Point from, Point to) {
        return Math.sqrt((to.x() - from.x()) * (to.x() - from.x()) + (to.y() - from.y()) * (to.y() - from.y()));
    }

    private static Point between(Point from, Point to, double t) {
        return new Point(from.x() + t * (to.x() - from.x()), from.y() + t * (to.y() - from.y()));
    }
}
