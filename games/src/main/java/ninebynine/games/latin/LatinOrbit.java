package ninebynine.games.latin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import ninebynine.games.grid.Cells;
import ninebynine.games.symmetry.Graph;
import ninebynine.games.symmetry.Labelling;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What is the same Latin square but for symmetry. A given is a row, a column and a number, and these three play the same part: rows, columns and
 * numbers may be exchanged among themselves, and rows with columns with numbers. Where candidates are said, numbers stay numbers: a cell with a
 * given has no other candidate, but a number with a place in a row may have others there.
 *
 * <pre>
 *   axes R C N ── their lines ── triples (r,c,n), one for each given and candidate
 * </pre>
 */
final class LatinOrbit {
    private static final int AXES = 3;
    private static final int NUMBERS = 2;
    private static final int NUMBER_AXIS = 1;
    private static final int LINE = 2;
    private static final int GIVEN = 3;
    private static final int CANDIDATE = 4;

    private final Cells cells;
    private final int n;
    private final List<int[]> triples = new ArrayList<>();
    private final Graph graph;

    LatinOrbit(Cells cells) {
        this.cells = cells;
        this.n = cells.size();
        for (int cell = 0; cell < n * n; cell++) {
            for (int number = 0; number < n; number++) {
                if (isGiven(cell, number) || isCandidate(cell, number)) {
                    triples.add(new int[] {cell / n, cell % n, number});
                }
            }
        }
        this.graph = graph();
    }

    private boolean isGiven(int cell, int number) {
        return cells.givens().get(cell) == number + 1;
    }

    private boolean isCandidate(int cell, int number) {
        Bits candidates = cells.candidates();
        return candidates != null && candidates.get(cell * n + number);
    }

    private boolean isGiven(int[] triple) {
        return isGiven(triple[0] * n + triple[1], triple[NUMBERS]);
    }

    /** Axes are vertices 0 to 2, then come their lines, n of each, then the triples. */
    private Graph graph() {
        Graph.Builder builder = new Graph.Builder();
        boolean numbersApart = areNumbersApart();
        for (int axis = 0; axis < AXES; axis++) {
            builder.vertex(numbersApart && axis == NUMBERS ? NUMBER_AXIS : 0);
        }
        for (int line = 0; line < AXES * n; line++) {
            builder.edge(line / n, builder.vertex(LINE));
        }
        for (int[] triple : triples) {
            int vertex = builder.vertex(isGiven(triple) ? GIVEN : CANDIDATE);
            for (int axis = 0; axis < AXES; axis++) {
                builder.edge(line(axis, triple[axis]), vertex);
            }
        }
        return builder.build();
    }

    /** Whether numbers can't change places with rows or columns. */
    private boolean areNumbersApart() {
        return cells.candidates() != null || !isPartialSquare();
    }

    private int line(int axis, int index) {
        return AXES + axis * n + index;
    }

    /** Whether no number is given twice in a row or a column; what somebody filled in may be otherwise. */
    private boolean isPartialSquare() {
        Set<Integer> seen = new HashSet<>();
        return triples.stream().allMatch(t -> seen.add(t[0] * n + t[NUMBERS]) && seen.add((n + t[1]) * n + t[NUMBERS]));
    }

    /** The one square that stands for all; null if there are too many to choose from. */
    @Nullable
    Cells first() {
        Ints places = Labelling.of(graph);
        if (places == null) {
            return null;
        }
        return image(
                axis -> rank(places, axis, 0, AXES),
                (axis, index) -> rank(places, line(axis, index), line(axis, 0), line(axis, n)));
    }

    /** Any square that is the same. */
    Cells any(Choice choice) {
        int[] rowsAndColumns = choice.order(NUMBERS);
        int[] axes = areNumbersApart() ? new int[] {rowsAndColumns[0], rowsAndColumns[1], NUMBERS} : choice.order(AXES);
        int[][] lines = {choice.order(n), choice.order(n), choice.order(n)};
        return image(axis -> axes[axis], (axis, index) -> lines[axis][index]);
    }

    /** The square that these orders of axes and of their lines make of this one. */
    private Cells image(IntUnaryOperator axes, IntBinaryOperator lines) {
        int[] givens = new int[n * n];
        Bits candidates = cells.candidates() == null ? null : new Bits(n * n * n);
        for (int[] triple : triples) {
            int[] image = new int[AXES];
            for (int axis = 0; axis < AXES; axis++) {
                image[axes.applyAsInt(axis)] = lines.applyAsInt(axis, triple[axis]);
            }
            int cell = image[0] * n + image[1];
            if (isGiven(triple)) {
                givens[cell] = image[NUMBERS] + 1;
            }
            if (candidates != null && isCandidate(triple[0] * n + triple[1], triple[NUMBERS])) {
                candidates.set(cell * n + image[NUMBERS]);
            }
        }
        return new Cells(n, Ints.of(givens), candidates);
    }

    /** How many of the vertices of a range come before this one. */
    private static int rank(Ints places, int vertex, int from, int to) {
        int rank = 0;
        for (int other = from; other < to; other++) {
            rank += places.get(other) < places.get(vertex) ? 1 : 0;
        }
        return rank;
    }

    /** A name that this square shares with all that are the same, and perhaps with others. */
    String alike() {
        return Labelling.alike(graph);
    }
}
