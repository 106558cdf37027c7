package ninebynine.games.slitherlink;

import java.util.List;

/**
 * What lies near a cell, in one word, so that most patterns are ruled out by one question; see {@code ClueRuleTest}, which asks them one by one.
 *
 * <pre>
 *   . V . V .        12 edges, 2 bits each: their candidates, both if there is no edge
 *   H P H P H         8 cells, 5 bits each: their numbers' candidates, all if there is no cell, and whether there is one
 *   . V N V .
 *   H P H P H
 *   . V . V .
 * </pre>
 */
final class Vicinity {
    private static final List<int[]> EDGES = List.of(
            new int[] {-1, 0},
            new int[] {0, 1},
            new int[] {1, 0},
            new int[] {0, -1},
            new int[] {-2, -1},
            new int[] {-1, -2},
            new int[] {-2, 1},
            new int[] {-1, 2},
            new int[] {2, -1},
            new int[] {1, -2},
            new int[] {2, 1},
            new int[] {1, 2});
    private static final List<int[]> CELLS = List.of(
            new int[] {-2, -2},
            new int[] {-2, 0},
            new int[] {-2, 2},
            new int[] {0, -2},
            new int[] {0, 2},
            new int[] {2, -2},
            new int[] {2, 0},
            new int[] {2, 2});
    private static final int FIRST_CELL = 2 * 12;
    private static final int THERE = 1 << 4;
    /** One bit for each edge. */
    private static final long EACH_EDGE = 0x555555L;

    private final int[] edges;
    private final int[] cells;

    Vicinity(int width) {
        edges = EDGES.stream().mapToInt(at -> at[0] * width + at[1]).toArray();
        cells = CELLS.stream().mapToInt(at -> at[0] * width + at[1]).toArray();
    }

    long of(int[] left, int cell) {
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

    /** What must not be near if there may only be these values at a place; nothing if it does not lie near. */
    static long forbidden(int y, int x, int values) {
        for (int i = 0; i < EDGES.size(); i++) {
            if (EDGES.get(i)[0] == y && EDGES.get(i)[1] == x) {
                return (~values & 3L) << 2 * i;
            }
        }
        for (int i = 0; i < CELLS.size(); i++) {
            if (CELLS.get(i)[0] == y && CELLS.get(i)[1] == x) {
                return (values == Stencil.OUTSIDE ? THERE : ~values & (long) Stencil.ANY) << FIRST_CELL + 5 * i;
            }
        }
        return 0;
    }

    /** The bit that says that a near edge is open, or there is none; nothing if it does not lie near. */
    static long open(int y, int x) {
        return forbidden(y, x, 0) & EACH_EDGE;
    }

    /** Which edges are open, or not there. */
    static long open(long word) {
        return word & word >>> 1 & EACH_EDGE;
    }
}
