package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import ninebynine.tensor.Ints;

/**
 * The signs between neighbouring cells of an n by n grid.
 *
 * @param across between (r,c) and (r,c+1), row by row: at r·(n−1) + c
 * @param down between (r,c) and (r+1,c), column by column: at c·(n−1) + r
 */
record Signs(int size, Ints across, Ints down) {
    /** The left or upper cell is smaller. */
    static final int LESS = -1;
    /** There is no sign. */
    static final int NONE = 0;
    /** The left or upper cell is larger. */
    static final int GREATER = 1;

    /** One cell is smaller than another, its neighbour. */
    record Edge(int lower, int upper) {}

    /** Where the sign to the right of a cell stands in {@link #across}. */
    static int rightOf(int cell, int n) {
        return cell / n * (n - 1) + cell % n;
    }

    /** Where the sign below a cell stands in {@link #down}. */
    static int below(int cell, int n) {
        return cell % n * (n - 1) + cell / n;
    }

    /** The signs that say these inequalities. */
    static Signs of(int n, List<Edge> edges) {
        int[] across = new int[n * (n - 1)];
        int[] down = new int[n * (n - 1)];
        for (Edge edge : edges) {
            int first = Math.min(edge.lower, edge.upper);
            int sign = edge.lower == first ? LESS : GREATER;
            if (edge.lower / n == edge.upper / n) {
                across[rightOf(first, n)] = sign;
            } else {
                down[below(first, n)] = sign;
            }
        }
        return new Signs(n, Ints.of(across), Ints.of(down));
    }

    int count() {
        return (int) across.stream().filter(sign -> sign != NONE).count()
                + (int) down.stream().filter(sign -> sign != NONE).count();
    }

    /** Every sign as an inequality: rows first, then columns. */
    List<Edge> edges() {
        List<Edge> edges = new ArrayList<>();
        int n = size;
        add(edges, across, i -> i / (n - 1) * n + i % (n - 1), 1);
        add(edges, down, i -> i % (n - 1) * n + i / (n - 1), n);
        return edges;
    }

    private static void add(List<Edge> edges, Ints signs, IntUnaryOperator cell, int step) {
        for (int i = 0; i < signs.size(); i++) {
            int first = cell.applyAsInt(i);
            if (signs.get(i) == LESS) {
                edges.add(new Edge(first, first + step));
            } else if (signs.get(i) == GREATER) {
                edges.add(new Edge(first + step, first));
            }
        }
    }
}
