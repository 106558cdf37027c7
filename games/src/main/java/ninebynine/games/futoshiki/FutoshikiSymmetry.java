package ninebynine.games.futoshiki;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;

/**
 * One of the 16 ways to make a Futoshiki another that is the same: turn or mirror the grid, and perhaps count from the other end.
 *
 * <pre>
 *   number % 8   transposed or not, rows upside down or not, columns back to front or not
 *   number / 8   1: every number v becomes n + 1 − v and every sign turns round
 * </pre>
 */
record FutoshikiSymmetry(int size, int number) {
    static final int COUNT = 16;

    private int cell(int from) {
        int r = (number & 2) == 0 ? from / size : size - 1 - from / size;
        int c = (number & 4) == 0 ? from % size : size - 1 - from % size;
        return (number & 1) == 0 ? r * size + c : c * size + r;
    }

    private boolean isReversed() {
        return number >= COUNT / 2;
    }

    Signs signs(Signs signs) {
        List<Signs.Edge> edges = signs.edges().stream()
                .map(edge -> isReversed()
                        ? new Signs.Edge(cell(edge.upper()), cell(edge.lower()))
                        : new Signs.Edge(cell(edge.lower()), cell(edge.upper())))
                .toList();
        return Signs.of(size, edges);
    }

    Ints givens(Ints givens) {
        int[] moved = new int[givens.size()];
        IntStream.range(0, moved.length)
                .filter(cell -> givens.get(cell) > 0)
                .forEach(cell -> moved[cell(cell)] = isReversed() ? size + 1 - givens.get(cell) : givens.get(cell));
        return Ints.of(moved);
    }
}
