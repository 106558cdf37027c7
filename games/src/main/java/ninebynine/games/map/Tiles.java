package ninebynine.games.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import ninebynine.game.Picture.Point;
import ninebynine.tensor.Ints;

/**
 * A map drawn on squares: which country each square belongs to, row by row.
 *
 * @param firsts the first square of each country
 * @param id what stood before the clues in the game ID
 */
record Tiles(int width, int height, Ints country, Ints firsts, String id) {
    /** Whether a square is the first of its country in reading order. */
    boolean isFirst(int square) {
        return firsts.get(country.get(square)) == square;
    }

    int at(int row, int column) {
        return country.get(row * width + column);
    }

    /** Whether two squares are on the map and of different countries. */
    private boolean isBorder(int row, int column, int otherRow, int otherColumn) {
        boolean one = row >= 0 && row < height && column >= 0 && column < width;
        boolean other = otherRow >= 0 && otherRow < height && otherColumn >= 0 && otherColumn < width;
        return one && other ? at(row, column) != at(otherRow, otherColumn) : one || other;
    }

    /** The border above a square. */
    boolean isBorderAbove(int row, int column) {
        return isBorder(row - 1, column, row, column);
    }

    /**
     * The corners of a country, clockwise from its first square; around what lies inside it the other way. Each way around ends where it began, so
     * that the lines between them are taken there and back.
     */
    List<Point> outline(int of) {
        Map<Point, Deque<Point>> sides = sides(of);
        List<Point> outline = new ArrayList<>();
        while (!sides.isEmpty()) {
            Point first = sides.keySet().iterator().next();
            outline.add(first);
            for (Point at = next(sides, first); !at.equals(first); at = next(sides, at)) {
                outline.add(at);
            }
            outline.add(first);
        }
        return outline;
    }

    /** Where the sides of a country's squares that are borders lead to, from corner to corner with the country on the right. */
    private Map<Point, Deque<Point>> sides(int of) {
        Map<Point, Deque<Point>> sides = new LinkedHashMap<>();
        for (int square = firsts.get(of); square < country.size(); square++) {
            if (country.get(square) == of) {
                int r = square / width;
                int c = square % width;
                side(sides, isBorderAbove(r, c), c, r, c + 1, r);
                side(sides, isBorderLeft(r, c + 1), c + 1, r, c + 1, r + 1);
                side(sides, isBorderAbove(r + 1, c), c + 1, r + 1, c, r + 1);
                side(sides, isBorderLeft(r, c), c, r + 1, c, r);
            }
        }
        return sides;
    }

    private static void side(Map<Point, Deque<Point>> sides, boolean is, int x, int y, int toX, int toY) {
        if (is) {
            sides.computeIfAbsent(new Point(x, y), from -> new ArrayDeque<>()).add(new Point(toX, toY));
        }
    }

    private static Point next(Map<Point, Deque<Point>> sides, Point at) {
        Deque<Point> ways = Objects.requireNonNull(sides.get(at));
        Point to = ways.remove();
        if (ways.isEmpty()) {
            sides.remove(at);
        }
        return to;
    }

    /** The border to the left of a square. */
    boolean isBorderLeft(int row, int column) {
        return isBorder(row, column - 1, row, column);
    }
}
