package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture.Point;

/** What is wrong with a chart: boxes that touch, lines that touch a box they do not lead to, lines that cross. */
final class Clashes {
    /** How far the middles of two boxes must be apart, to the side or up and down. */
    private static final double BOXES = 1.4;
    /** Half a box and a gap. */
    private static final double HALF = 0.62;

    private final Point[] at;
    private final int[][] neighbours;
    private final List<int[]> borders = new ArrayList<>();

    /** @param at the middle of each country; it may change */
    Clashes(Atlas atlas, Point[] at) {
        this.at = at;
        this.neighbours = new int[atlas.countries()][];
        for (int country = 0; country < neighbours.length; country++) {
            neighbours[country] = atlas.neighbours().get(country).toArray();
            for (int other : neighbours[country]) {
                if (country < other) {
                    borders.add(new int[] {country, other});
                }
            }
        }
    }

    /** How many boxes and lines touch what they should not, on the whole chart. */
    int touching() {
        return IntStream.range(0, at.length).map(this::touching).sum();
    }

    /** How many of these a country has a part in. */
    int touching(int country) {
        int count = 0;
        for (int other = 0; other < at.length; other++) {
            if (other != country && isTooNear(at[country], at[other])) {
                count++;
            }
        }
        for (int[] border : borders) {
            if (border[0] != country && border[1] != country && isOnBox(at[border[0]], at[border[1]], at[country])) {
                count++;
            }
        }
        for (int neighbour : neighbours[country]) {
            for (int third = 0; third < at.length; third++) {
                if (third != country && third != neighbour && isOnBox(at[country], at[neighbour], at[third])) {
                    count++;
                }
            }
        }
        return count;
    }

    /** How many lines cross the lines of a country. */
    int crossings(int country) {
        int count = 0;
        for (int neighbour : neighbours[country]) {
            for (int[] border : borders) {
                boolean shared = border[0] == country
                        || border[1] == country
                        || border[0] == neighbour
                        || border[1] == neighbour;
                if (!shared && isCrossing(at[country], at[neighbour], at[border[0]], at[border[1]])) {
                    count++;
                }
            }
        }
        return count;
    }

    static double distance(Point a, Point b) {
        return Math.sqrt((a.x() - b.x()) * (a.x() - b.x()) + (a.y() - b.y()) * (a.y() - b.y()));
    }

    private static boolean isTooNear(Point a, Point b) {
        return Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())) < BOXES;
    }

    /** Whether the line from a to b comes to the box around a point: then its part within the box's width meets the box's height. */
    static boolean isOnBox(Point a, Point b, Point box) {
        double from = 0;
        double to = 1;
        double[] start = {a.x() - box.x(), a.y() - box.y()};
        double[] way = {b.x() - a.x(), b.y() - a.y()};
        for (int axis = 0; axis < 2; axis++) {
            if (way[axis] == 0) {
                if (Math.abs(start[axis]) > HALF) {
                    return false;
                }
            } else {
                double one = (-HALF - start[axis]) / way[axis];
                double other = (HALF - start[axis]) / way[axis];
                from = Math.max(from, Math.min(one, other));
                to = Math.min(to, Math.max(one, other));
            }
        }
        return from <= to;
    }

    private static boolean isCrossing(Point a, Point b, Point c, Point d) {
        return isLeft(a, b, c) != isLeft(a, b, d) && isLeft(c, d, a) != isLeft(c, d, b);
    }

    private static boolean isLeft(Point a, Point b, Point p) {
        return (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x()) > 0;
    }
}
