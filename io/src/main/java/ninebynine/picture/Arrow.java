package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import ninebynine.game.Picture.Point;

/**
 * A bent way from mark to mark: of many, the first that keeps clear of everything, or else the one that meets least.
 *
 * <pre>
 *        ╭──────╮          leaning: the handles lie ahead, so that it is an arc
 *      a ╯      ╰ b        or aside, so that it runs beside what is between
 * </pre>
 *
 * @param start where it leaves the sign of the first
 * @param end where its head begins
 * @param tip where it ends
 */
record Arrow(Point start, Point handle, Point otherHandle, Point end, Point tip) {
    static final double HEAD = 8;

    private static final double USUAL = 0.107;
    private static final double MOST = 27;
    private static final double[] ASIDE = {0, 10, 20, 30, 40, 52, 66, 80};
    private static final double[] LEANING = {1 / 3.0, 0.06};
    private static final int SAMPLES = 16;

    /** Two marks, and how much room their signs need. */
    record Ends(Point a, Point b, double roomA, double roomB) {
        double length() {
            return distance(a, b);
        }
    }

    /** @param labels the two marks, which are not in the way */
    static Arrow between(Ends ends, Obstacles obstacles, Set<Integer> labels) {
        List<Arrow> ways = ways(ends);
        Arrow best = ways.get(0);
        int least = obstacles.hits(best.points(), labels);
        for (int i = 1; i < ways.size() && least > 0; i++) {
            int hits = obstacles.hits(ways.get(i).points(), labels);
            if (hits < least) {
                least = hits;
                best = ways.get(i);
            }
        }
        return best;
    }

    /** From the usual bend to those farther away, on either side. */
    private static List<Arrow> ways(Ends ends) {
        double usual = Math.min(MOST, USUAL * ends.length());
        List<Arrow> ways = new ArrayList<>();
        ways.add(way(ends, LEANING[0], usual));
        ways.add(way(ends, LEANING[0], -usual));
        for (double aside : ASIDE) {
            for (double leaning : LEANING) {
                ways.add(way(ends, leaning, aside));
                ways.add(way(ends, leaning, -aside));
            }
        }
        return ways;
    }

    /**
     * @param leaning how far along the way the handles lie, as a part of it
     * @param aside how far beside it they lie
     */
    private static Arrow way(Ends ends, double leaning, double aside) {
        double dx = ends.b.x() - ends.a.x();
        double dy = ends.b.y() - ends.a.y();
        double right = aside * dy / ends.length();
        double down = -aside * dx / ends.length();
        Point handle = new Point(ends.a.x() + leaning * dx + right, ends.a.y() + leaning * dy + down);
        Point other = new Point(ends.b.x() - leaning * dx + right, ends.b.y() - leaning * dy + down);
        return new Arrow(
                towards(ends.a, handle, ends.roomA),
                handle,
                other,
                towards(ends.b, other, 1.1 * ends.roomB + HEAD),
                towards(ends.b, other, 1.1 * ends.roomB));
    }

    Curve curve() {
        return new Curve().move(start.x(), start.y()).cubic(handle, otherHandle, end);
    }

    /** Points along the way. */
    List<Point> points() {
        return curve().flat(SAMPLES).get(0);
    }

    static double distance(Point a, Point b) {
        return Math.sqrt((a.x() - b.x()) * (a.x() - b.x()) + (a.y() - b.y()) * (a.y() - b.y()));
    }

    private static Point towards(Point from, Point to, double far) {
        double part = far / Math.max(1e-6, distance(from, to));
        return new Point(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y()));
    }
}
