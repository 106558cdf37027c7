package ninebynine.games.slitherlink;

import java.util.Arrays;

/** Points, edges and cells of a board by their numbers: first the edges that lie, row by row, then those that stand; cells are counted after the points. */
final class LoopBoard {
    final int rows;
    final int columns;
    final int points;
    final int edges;
    /** The two points of each edge, and its cells, or -1. */
    final int[] from;

    final int[] to;
    final int[] one;
    final int[] other;
    /** The edges of each point and of each cell after them. */
    final int[][] around;

    LoopBoard(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        points = (rows + 1) * (columns + 1);
        int lying = (rows + 1) * columns;
        edges = lying + rows * (columns + 1);
        from = new int[edges];
        to = new int[edges];
        one = new int[edges];
        other = new int[edges];
        for (int e = 0; e < edges; e++) {
            boolean h = e < lying;
            int r = h ? e / columns : (e - lying) / (columns + 1);
            int c = h ? e % columns : (e - lying) % (columns + 1);
            from[e] = r * (columns + 1) + c;
            to[e] = h ? from[e] + 1 : from[e] + columns + 1;
            one[e] = h ? cell(r - 1, c) : cell(r, c - 1);
            other[e] = cell(r, c);
        }
        around = around();
    }

    private int cell(int r, int c) {
        return r < 0 || c < 0 || r >= rows || c >= columns ? -1 : points + r * columns + c;
    }

    private int[][] around() {
        int[][] found = new int[points + rows * columns][4];
        int[] count = new int[found.length];
        for (int e = 0; e < edges; e++) {
            for (int x : new int[] {from[e], to[e], one[e], other[e]}) {
                if (x >= 0) {
                    found[x][count[x]++] = e;
                }
            }
        }
        for (int x = 0; x < found.length; x++) {
            found[x] = Arrays.copyOf(found[x], count[x]);
        }
        return found;
    }
}
