package ninebynine.games.slitherlink;

import java.util.function.IntConsumer;
import ninebynine.model.Links;

/**
 * linked(a, b) ⇔ a and b disagree on an edge that both speak of, or on how many lines a cell has. Worked out from two small tables: nothing is
 * stored for a grid.
 *
 * <pre>
 *   P–H P–V   a point and each of its edges        B–H B–V   a cell and each of its borders
 *   B–P       a cell and each of its corners: two edges are shared; of the ring only the lower row, as in CSP-Rules
 *   B–N       a cell and the number of its lines
 * </pre>
 */
final class LatticeLinks implements Links {
    private final Lattice lattice;

    LatticeLinks(Lattice lattice) {
        this.lattice = lattice;
    }

    @Override
    public boolean linked(int a, int b) {
        int v = lattice.variable(a);
        int w = lattice.variable(b);
        // in the order of kinds: an edge before a point before a cell
        return v <= w
                ? linked(v, lattice.value(a), w, lattice.value(b))
                : linked(w, lattice.value(b), v, lattice.value(a));
    }

    private boolean linked(int v, int x, int w, int y) {
        int r = lattice.row(w);
        int c = lattice.column(w);
        return switch (lattice.kind(w)) {
            case P -> lattice.isEdge(v) && pointSide(v, r, c, x, y);
            case B ->
                switch (lattice.kind(v)) {
                    case H, V -> cellSide(v, r, c, x, y);
                    case N -> lattice.n(r, c) == v && Integer.bitCount(VariableKind.B.sides(y)) != x;
                    case P -> corner(lattice.row(v), lattice.column(v), x, r, c, y);
                    default -> false;
                };
            default -> false;
        };
    }

    private boolean pointSide(int edge, int r, int c, int x, int y) {
        for (Way side : Way.ALL) {
            if (lattice.edge(r, c, side) == edge) {
                return side.isIn(VariableKind.P.sides(y)) != (x == 1);
            }
        }
        return false;
    }

    private boolean cellSide(int edge, int r, int c, int x, int y) {
        for (Way side : Way.ALL) {
            if (lattice.border(r, c, side) == edge) {
                return side.isIn(VariableKind.B.sides(y)) != (x == 1);
            }
        }
        return false;
    }

    private boolean corner(int pr, int pc, int x, int r, int c, int y) {
        for (Corner corner : Corner.ALL) {
            if (r + corner.down() == pr && c + corner.right() == pc) {
                return hasCorners(r, c) && !agree(corner, VariableKind.B.sides(y), VariableKind.P.sides(x));
            }
        }
        return false;
    }

    /** Whether the cell is tied to its corners. */
    private boolean hasCorners(int r, int c) {
        return lattice.isInner(r, c) || r == lattice.rows() && c >= 0 && c < lattice.columns();
    }

    /** A cell and the point at one of its corners share two edges: at the nw, the cell's north border is the point's way to the east. */
    private static boolean agree(Corner corner, int cell, int point) {
        return corner.vertical.isIn(cell) == corner.horizontal.opposite().isIn(point)
                && corner.horizontal.isIn(cell) == corner.vertical.opposite().isIn(point);
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        int v = lattice.variable(label);
        int value = lattice.value(label);
        int r = lattice.row(v);
        int c = lattice.column(v);
        switch (lattice.kind(v)) {
            case H, V -> ofEdge(v, value, action);
            case N -> ofNumber(r, c, value, action);
            case P -> ofPoint(r, c, VariableKind.P.sides(value), action);
            case B -> ofCell(r, c, VariableKind.B.sides(value), action);
            case I -> {}
        }
    }

    private void ofEdge(int edge, int value, IntConsumer action) {
        int r = lattice.row(edge);
        int c = lattice.column(edge);
        boolean across = lattice.kind(edge) == VariableKind.H;
        boolean line = value == 1;
        Way back = across ? Way.W : Way.N;
        Way beside = across ? Way.N : Way.W;
        // the first point has the edge before it, the cell before the edge has it after it
        withSide(lattice.p(r, c), back.opposite(), !line, action);
        withSide(lattice.p(r - back.down, c - back.right), back, !line, action);
        withSide(lattice.b(r + beside.down, c + beside.right), beside.opposite(), !line, action);
        withSide(lattice.b(r, c), beside, !line, action);
    }

    /** The labels of a point or a cell that have a line on that side, or that have none. */
    private void withSide(int variable, Way side, boolean line, IntConsumer action) {
        VariableKind kind = lattice.kind(variable);
        for (int value = 0; value < kind.size(); value++) {
            if (side.isIn(kind.sides(value)) == line) {
                report(variable, value, action);
            }
        }
    }

    private void ofNumber(int r, int c, int number, IntConsumer action) {
        int cell = lattice.b(r, c);
        for (int value = 0; value < VariableKind.B.size(); value++) {
            if (Integer.bitCount(VariableKind.B.sides(value)) != number) {
                report(cell, value, action);
            }
        }
    }

    private void ofPoint(int r, int c, int sides, IntConsumer action) {
        contradicting(lattice.edge(r, c, Way.W), Way.W, sides, action);
        contradicting(lattice.edge(r, c, Way.E), Way.E, sides, action);
        contradicting(lattice.edge(r, c, Way.N), Way.N, sides, action);
        contradicting(lattice.edge(r, c, Way.S), Way.S, sides, action);
        for (int back = 3; back >= 0; back--) {
            Corner corner = Corner.ALL.get(back);
            int cellRow = r - corner.down();
            int cellColumn = c - corner.right();
            if (hasCorners(cellRow, cellColumn)) {
                int cell = lattice.b(cellRow, cellColumn);
                for (int value = 0; value < VariableKind.B.size(); value++) {
                    if (!agree(corner, VariableKind.B.sides(value), sides)) {
                        report(cell, value, action);
                    }
                }
            }
        }
    }

    private void ofCell(int r, int c, int sides, IntConsumer action) {
        contradicting(lattice.border(r, c, Way.N), Way.N, sides, action);
        contradicting(lattice.border(r, c, Way.S), Way.S, sides, action);
        contradicting(lattice.border(r, c, Way.W), Way.W, sides, action);
        contradicting(lattice.border(r, c, Way.E), Way.E, sides, action);
        if (lattice.isInner(r, c)) {
            for (int number = 0; number < VariableKind.N.size(); number++) {
                if (number != Integer.bitCount(sides)) {
                    action.accept(lattice.label(lattice.n(r, c), number));
                }
            }
        }
        if (hasCorners(r, c)) {
            for (Corner corner : Corner.ALL) {
                int point = lattice.p(r + corner.down(), c + corner.right());
                for (int value = 0; point >= 0 && value < VariableKind.P.size(); value++) {
                    if (!agree(corner, sides, VariableKind.P.sides(value))) {
                        report(point, value, action);
                    }
                }
            }
        }
    }

    /** What is wrong about an edge if there are lines on exactly these sides. */
    private void contradicting(int edge, Way side, int sides, IntConsumer action) {
        if (edge >= 0) {
            action.accept(side.isIn(sides) ? lattice.noline(edge) : lattice.line(edge));
        }
    }

    private void report(int variable, int value, IntConsumer action) {
        int label = lattice.label(variable, value);
        if (label >= 0) {
            action.accept(label);
        }
    }
}
