package ninebynine.games.slitherlink;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;

/**
 * Where everything is: the numbers of variables and labels, and who is beside whom, on m by n cells. A part of the model. All counts begin with 0; cells
 * of the ring around the grid have row -1 or m, or column -1 or n.
 *
 * <pre>
 *        P(r,c) ── H(r,c) ── P(r,c+1)          edge     H or V, the first variables: edge e has the labels 2e (no line) and 2e+1 (a line)
 *          │                    │              order    H V N P B I, each row by row; B and I with the ring
 *       V(r,c)  cell (r,c)  V(r,c+1)           label    of a variable and the number of a value ({@link VariableKind}); -1 where the frame
 *          │     N B I          │                       leaves no room for it
 *        P(r+1,c) ─ H(r+1,c) ─ P(r+1,c+1)
 * </pre>
 */
final class Lattice {
    private final int m;
    private final int n;
    /** The first label of each variable, and one more. */
    private final int[] labels;
    /** The values that a variable may have, as bits. */
    private final int[] values;
    /** The variable of each label, and the number of its value. */
    private final int[] variables;

    private final int[] valueOf;
    /** Kind and place of each variable, and of each edge its two points: asked for all the time. */
    private final VariableKind[] kindOf;

    private final int[] rowOf;
    private final int[] columnOf;
    private final int[] fromOf;
    private final int[] toOf;

    Lattice(int rows, int columns) {
        m = rows;
        n = columns;
        int count = end(VariableKind.I);
        kindOf = new VariableKind[count];
        rowOf = new int[count];
        columnOf = new int[count];
        for (VariableKind kind : VariableKind.ALL) {
            for (int v = first(kind); v < end(kind); v++) {
                kindOf[v] = kind;
                rowOf[v] = (v - first(kind)) / width(kind) + from(kind);
                columnOf[v] = (v - first(kind)) % width(kind) + from(kind);
            }
        }
        fromOf = IntStream.range(0, edgeCount()).map(e -> p(row(e), column(e))).toArray();
        toOf = IntStream.range(0, edgeCount())
                .map(e -> kind(e) == VariableKind.H ? p(row(e), column(e) + 1) : p(row(e) + 1, column(e)))
                .toArray();
        values = IntStream.range(0, count).map(this::domain).toArray();
        labels = new int[count + 1];
        for (int v = 0; v < count; v++) {
            labels[v + 1] = labels[v] + Integer.bitCount(values[v]);
        }
        variables = new int[labels[count]];
        valueOf = new int[labels[count]];
        for (int v = 0; v < count; v++) {
            int left = values[v];
            for (int x = labels[v]; x < labels[v + 1]; x++) {
                variables[x] = v;
                valueOf[x] = Integer.numberOfTrailingZeros(left);
                left &= left - 1;
            }
        }
    }

    static Lattice of(Model model) {
        return model.part(Lattice.class).orElseThrow();
    }

    /** How many rows of cells. */
    int rows() {
        return m;
    }

    /** How many columns of cells. */
    int columns() {
        return n;
    }

    int variableCount() {
        return values.length;
    }

    int edgeCount() {
        return first(VariableKind.N);
    }

    /** How many rows of variables of a kind there are. */
    int height(VariableKind kind) {
        return m
                + switch (kind) {
                    case V, N -> 0;
                    case H, P -> 1;
                    case B, I -> 2;
                };
    }

    int width(VariableKind kind) {
        return n
                + switch (kind) {
                    case H, N -> 0;
                    case V, P -> 1;
                    case B, I -> 2;
                };
    }

    /** The first variable of a kind. */
    private int first(VariableKind kind) {
        return switch (kind) {
            case H -> 0;
            case V -> (m + 1) * n;
            case N -> (m + 1) * n + m * (n + 1);
            case P -> (m + 1) * n + m * (n + 1) + m * n;
            case B -> (m + 1) * n + m * (n + 1) + m * n + (m + 1) * (n + 1);
            case I -> (m + 1) * n + m * (n + 1) + m * n + (m + 1) * (n + 1) + (m + 2) * (n + 2);
        };
    }

    /** One more than the last variable of a kind. */
    private int end(VariableKind kind) {
        return first(kind) + height(kind) * width(kind);
    }

    /** The row of a kind's first variables: -1 with the ring. */
    private static int from(VariableKind kind) {
        return kind == VariableKind.B || kind == VariableKind.I ? -1 : 0;
    }

    // ---- variables ----

    /** The variable of a kind at a place, or -1 if there is none. */
    int variable(VariableKind kind, int row, int column) {
        int r = row - from(kind);
        int c = column - from(kind);
        return r < 0 || c < 0 || r >= height(kind) || c >= width(kind) ? -1 : first(kind) + r * width(kind) + c;
    }

    /** The edge above cell (r,c). */
    int h(int row, int column) {
        return variable(VariableKind.H, row, column);
    }

    /** The edge left of cell (r,c). */
    int v(int row, int column) {
        return variable(VariableKind.V, row, column);
    }

    int n(int row, int column) {
        return variable(VariableKind.N, row, column);
    }

    /** The point at the nw of cell (r,c). */
    int p(int row, int column) {
        return variable(VariableKind.P, row, column);
    }

    int b(int row, int column) {
        return variable(VariableKind.B, row, column);
    }

    int i(int row, int column) {
        return variable(VariableKind.I, row, column);
    }

    VariableKind kind(int variable) {
        return kindOf[variable];
    }

    boolean isEdge(int variable) {
        return variable < edgeCount();
    }

    int row(int variable) {
        return rowOf[variable];
    }

    int column(int variable) {
        return columnOf[variable];
    }

    /** Whether a cell is in the grid, not in the ring. */
    boolean isInner(int row, int column) {
        return row >= 0 && column >= 0 && row < m && column < n;
    }

    // ---- neighbours ----

    /** The edge on that side of a cell, also of the ring; -1 if there is none. */
    int border(int row, int column, Way side) {
        return switch (side) {
            case N -> h(row, column);
            case E -> v(row, column + 1);
            case S -> h(row + 1, column);
            case W -> v(row, column);
        };
    }

    /** The edge that leaves a point on that side, or -1. */
    int edge(int row, int column, Way side) {
        return switch (side) {
            case N -> v(row - 1, column);
            case E -> h(row, column);
            case S -> v(row, column);
            case W -> h(row, column - 1);
        };
    }

    /** The two points of an edge: left or upper one first. */
    int[] ends(int edge) {
        return new int[] {from(edge), to(edge)};
    }

    /** The left or upper point of an edge. */
    int from(int edge) {
        return fromOf[edge];
    }

    /** The right or lower point of an edge. */
    int to(int edge) {
        return toOf[edge];
    }

    /** The other point of an edge. */
    int across(int edge, int point) {
        return from(edge) == point ? to(edge) : from(edge);
    }

    /** The point of an edge that the next one does not touch. */
    int outer(int edge, int next) {
        int from = from(edge);
        return from == from(next) || from == to(next) ? to(edge) : from;
    }

    /** The two cells of an edge, as variables of that kind: upper or left one first; -1 for N in the ring. */
    int[] cells(int edge, VariableKind of) {
        return new int[] {before(edge, of), after(edge, of)};
    }

    /** The cell above or left of an edge, as a variable of that kind. */
    int before(int edge, VariableKind of) {
        int r = row(edge);
        int c = column(edge);
        return kind(edge) == VariableKind.H ? variable(of, r - 1, c) : variable(of, r, c - 1);
    }

    /** The cell below or right of an edge, as a variable of that kind. */
    int after(int edge, VariableKind of) {
        return variable(of, row(edge), column(edge));
    }

    // ---- labels ----

    int labelCount() {
        return variables.length;
    }

    /** The label of a value, or -1. */
    int label(int variable, int value) {
        int bit = 1 << value;
        return (values[variable] & bit) == 0 ? -1 : labels[variable] + Integer.bitCount(values[variable] & bit - 1);
    }

    /** "There is a line on the edge." */
    int line(int edge) {
        return 2 * edge + 1;
    }

    /** "There is no line on the edge." */
    int noline(int edge) {
        return 2 * edge;
    }

    int variable(int label) {
        return variables[label];
    }

    /** The number of a label's value in its {@link VariableKind}. */
    int value(int label) {
        return valueOf[label];
    }

    /** Of a variable: which values the labels at these places in it have, as bits. */
    int values(int variable, long places) {
        int bits = 0;
        int left = values[variable];
        for (long at = places; at != 0 && left != 0; at >>>= 1, left &= left - 1) {
            bits |= (at & 1) != 0 ? left & -left : 0;
        }
        return bits;
    }

    /** All labels of a variable. */
    int[] labels(int variable) {
        return IntStream.range(labels[variable], labels[variable + 1]).toArray();
    }

    /** Where the labels of a kind stand in its full bank of places and values. */
    Ints positions(VariableKind kind) {
        return Ints.of(IntStream.range(first(kind), end(kind))
                .flatMap(v -> IntStream.range(0, kind.size())
                        .filter(value -> (values[v] & 1 << value) != 0)
                        .map(value -> (v - first(kind)) * kind.size() + value))
                .toArray());
    }

    /** The values for which the frame leaves room, as bits. */
    private int domain(int variable) {
        VariableKind kind = kind(variable);
        int r = row(variable);
        int c = column(variable);
        return switch (kind) {
            case H, V, N -> (1 << kind.size()) - 1;
            case I -> isInner(r, c) ? 3 : 1;
            case P -> pointDomain(r, c);
            case B -> cellDomain(r, c);
        };
    }

    private int pointDomain(int r, int c) {
        int there = Way.ALL.stream()
                .filter(side -> edge(r, c, side) >= 0)
                .mapToInt(Way::bit)
                .sum();
        return allowed(VariableKind.P, value -> (VariableKind.P.sides(value) & ~there) == 0);
    }

    /** At a corner of the grid a loop takes both edges or none; a cell of the ring has one edge, or at its corners none. */
    private int cellDomain(int r, int c) {
        int there = Way.ALL.stream()
                .filter(side -> border(r, c, side) >= 0)
                .mapToInt(Way::bit)
                .sum();
        return allowed(
                VariableKind.B,
                value -> (VariableKind.B.sides(value) & ~there) == 0
                        && Corner.ALL.stream()
                                .filter(corner -> isGridCorner(r, c, corner))
                                .allMatch(corner -> corner.vertical.isIn(VariableKind.B.sides(value))
                                        == corner.horizontal.isIn(VariableKind.B.sides(value))));
    }

    private boolean isGridCorner(int r, int c, Corner corner) {
        return isInner(r, c)
                && r == (corner.vertical == Way.N ? 0 : m - 1)
                && c == (corner.horizontal == Way.W ? 0 : n - 1);
    }

    private static int allowed(VariableKind kind, IntPredicate isAllowed) {
        Stopping.check();
        return IntStream.range(0, kind.size())
                .filter(isAllowed)
                .map(value -> 1 << value)
                .sum();
    }
}
