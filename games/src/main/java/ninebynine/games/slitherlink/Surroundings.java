package ninebynine.games.slitherlink;

import java.util.List;

/**
 * What lies near a cell, in two words, so that most patterns are ruled out by two questions; {@code ClueRuleTest} asks them all one by one.
 *
 * <pre>
 *   N V N V N        around:   12 edges, 2 bits each: their candidates, both if there is no edge
 *   H P H P H                   8 cells, 5 bits each: their numbers' candidates, all if there is no cell, and whether there is one
 *   N V . V N        corners:   4 points, 7 bits each: their candidates
 *   H P H P H
 *   N V N V N
 * </pre>
 */
final class Surroundings {
    private static final List<At> EDGES = List.of(
            new At(-1, 0),
            new At(0, 1),
            new At(1, 0),
            new At(0, -1),
            new At(-2, -1),
            new At(-1, -2),
            new At(-2, 1),
            new At(-1, 2),
            new At(2, -1),
            new At(1, -2),
            new At(2, 1),
            new At(1, 2));
    private static final List<At> CELLS = List.of(
            new At(-2, -2),
            new At(-2, 0),
            new At(-2, 2),
            new At(0, -2),
            new At(0, 2),
            new At(2, -2),
            new At(2, 0),
            new At(2, 2));
    private static final List<At> CORNERS = List.of(new At(-1, -1), new At(-1, 1), new At(1, -1), new At(1, 1));

    private static final int FIRST_CELL = 2 * 12;
    private static final int THERE = 1 << 4;
    /** One bit for each edge. */
    private static final long EACH_EDGE = 0x555555L;

    private final int[] edges;
    private final int[] cells;
    private final int[] corners;

    /** So many half cells down and to the right. */
    private record At(int y, int x) {}

    /** @param width how many places a row of the board has */
    Surroundings(int width) {
        edges = EDGES.stream().mapToInt(at -> at.y * width + at.x).toArray();
        cells = CELLS.stream().mapToInt(at -> at.y * width + at.x).toArray();
        corners = CORNERS.stream().mapToInt(at -> at.y * width + at.x).toArray();
    }

    /** The edges and cells around a cell. */
    long around(int[] left, int cell) {
        long word = 0;
        for (int i = 0; i < edges.length; i++) {
            int candidates = left[cell + edges[i]];
            word |= (long) (candidates == Stencil.OUTSIDE ? 3 : candidates) << 2 * i;
        }
        for (int i = 0; i < cells.length; i++) {
            int candidates = left[cell + cells[i]];
            word |= (long) (candidates == Stencil.OUTSIDE ? Stencil.ANY : candidates | THERE) << FIRST_CELL + 5 * i;
        }
        return word;
    }

    /** The points at the corners of a cell. */
    int corners(int[] left, int cell) {
        int word = 0;
        for (int i = 0; i < corners.length; i++) {
            word |= left[cell + corners[i]] << 7 * i;
        }
        return word;
    }

    /** What must not be around if there may only be these values at a place; nothing if it does not lie near. */
    static long forbidden(int y, int x, int values) {
        int edge = EDGES.indexOf(new At(y, x));
        if (edge >= 0) {
            return (~values & 3L) << 2 * edge;
        }
        int cell = CELLS.indexOf(new At(y, x));
        long not = values == Stencil.OUTSIDE ? THERE : ~values & Stencil.ANY;
        return cell >= 0 ? not << FIRST_CELL + 5 * cell : 0;
    }

    /** These values of a point, where they are in the word of corners; nothing if it is no corner. */
    static int corner(int y, int x, int values) {
        int corner = CORNERS.indexOf(new At(y, x));
        return corner >= 0 ? values << 7 * corner : 0;
    }

    /** The bit that says that a near edge is open, or there is none; nothing if it does not lie near. */
    static long open(int y, int x) {
        return forbidden(y, x, 0) & EACH_EDGE;
    }

    /** Which edges are open, or not there. */
    static long open(long around) {
        return around & around >>> 1 & EACH_EDGE;
    }
}
