package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import ninebynine.games.grid.SquareNames;
import ninebynine.model.Model;

/**
 * X &lt; Y — which cells hold a smaller number than which of their neighbours. A part of every Futoshiki's model.
 *
 * <pre>
 *   above[X]   the Y with X &lt; Y        in[X]    the greatest number of signs on a way up to X
 *   below[Y]   the X with X &lt; Y        out[X]   the greatest number of signs on a way up from X
 * </pre>
 */
final class SignOrder {
    private final int n;
    private final int[][] above;
    private final int[][] below;
    /** Smaller cells before larger ones; some are missing if there is a circle. */
    private final int[] upwards;

    private final int[] in;
    private final int[] out;

    private SignOrder(int n, int[][] above, int[][] below) {
        this.n = n;
        this.above = above;
        this.below = below;
        this.upwards = sorted(above, below);
        this.in = new int[n * n];
        this.out = new int[n * n];
        for (int x : upwards) {
            for (int y : above[x]) {
                in[y] = Math.max(in[y], in[x] + 1);
            }
        }
        for (int i = upwards.length - 1; i >= 0; i--) {
            for (int x : below[upwards[i]]) {
                out[x] = Math.max(out[x], out[upwards[i]] + 1);
            }
        }
    }

    static SignOrder of(Signs signs) {
        int n = signs.size();
        List<Signs.Edge> edges = signs.edges();
        int[][] above = new int[n * n][];
        int[][] below = new int[n * n][];
        for (int cell = 0; cell < n * n; cell++) {
            int x = cell;
            above[x] = edges.stream()
                    .filter(edge -> edge.lower() == x)
                    .mapToInt(Signs.Edge::upper)
                    .sorted()
                    .toArray();
            below[x] = edges.stream()
                    .filter(edge -> edge.upper() == x)
                    .mapToInt(Signs.Edge::lower)
                    .sorted()
                    .toArray();
        }
        return new SignOrder(n, above, below);
    }

    /** That of a Futoshiki's model. */
    static SignOrder of(Model model) {
        return model.part(SignOrder.class).orElseThrow();
    }

    /** Takes away cells with nothing smaller left, the first ones first. */
    private static int[] sorted(int[][] above, int[][] below) {
        int[] waiting = Arrays.stream(below).mapToInt(cells -> cells.length).toArray();
        int[] sorted = new int[waiting.length];
        int size = 0;
        for (int x = 0; x < waiting.length; x++) {
            if (waiting[x] == 0) {
                sorted[size++] = x;
            }
        }
        for (int i = 0; i < size; i++) {
            for (int y : above[sorted[i]]) {
                if (--waiting[y] == 0) {
                    sorted[size++] = y;
                }
            }
        }
        return Arrays.copyOf(sorted, size);
    }

    int size() {
        return n;
    }

    int[] above(int cell) {
        return above[cell];
    }

    int[] below(int cell) {
        return below[cell];
    }

    /** All cells, smaller ones before larger ones. */
    int[] upwards() {
        return upwards;
    }

    int in(int cell) {
        return in[cell];
    }

    int out(int cell) {
        return out[cell];
    }

    boolean isLess(int lower, int upper) {
        return Arrays.stream(above[lower]).anyMatch(y -> y == upper);
    }

    /** Cells each smaller than the next, the last smaller than the first, beginning with the first in the grid; empty if there are none. */
    List<Integer> circle() {
        if (upwards.length == n * n) {
            return List.of();
        }
        boolean[] free = new boolean[n * n];
        Arrays.stream(upwards).forEach(x -> free[x] = true);
        List<Integer> way = new ArrayList<>();
        int x = 0;
        while (free[x]) {
            x++;
        }
        // every cell that is left has a smaller one that is left
        while (!way.contains(x)) {
            way.add(0, x);
            int at = x;
            x = Arrays.stream(below[at]).filter(y -> !free[y]).findFirst().orElseThrow();
        }
        List<Integer> circle = way.subList(0, way.indexOf(x) + 1);
        Collections.rotate(circle, -circle.indexOf(Collections.min(circle)));
        return circle;
    }

    /** The cells with the signs between them, as in {@code r1c1<r1c2>r1c3}. */
    String written(int[] cells) {
        StringBuilder text = new StringBuilder(SquareNames.cell(cells[0], n));
        for (int i = 1; i < cells.length; i++) {
            text.append(isLess(cells[i - 1], cells[i]) ? "<" : ">").append(SquareNames.cell(cells[i], n));
        }
        return text.toString();
    }
}
