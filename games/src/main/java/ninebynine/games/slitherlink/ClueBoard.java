package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * What is left of numbers, edges and points, laid out as they lie, with a brim all around. Made once for a state.
 *
 * <pre>
 *   P H P H P        a place's candidates as bits, in the order of {@link VariableKind};
 *   V N V N V        {@link Stencil#OUTSIDE} beyond the grid
 *   P H P H P
 * </pre>
 */
final class ClueBoard {
    /** As far as a picture reaches, in half cells. */
    private static final int BRIM = 14;

    private final int width;
    private final int[] left;
    /** For each number, the cells that have it, and last all cells. */
    private final Cells[] cells = new Cells[5];

    /** Some cells, and what lies near each: see {@link Vicinity}. */
    record Cells(int[] at, long[] around, int[] corners) {
        private Cells(int count) {
            this(new int[count], new long[count], new int[count]);
        }

        int size() {
            return at.length;
        }

        private void copy(int to, Cells from, int i) {
            at[to] = from.at[i];
            around[to] = from.around[i];
            corners[to] = from.corners[i];
        }
    }

    private ClueBoard(Layout layout, View view) {
        width = width(layout.lattice);
        left = layout.empty.clone();
        for (int i = 0; i < layout.variables.length; i++) {
            long places = view.places(layout.variables[i], 0);
            left[layout.at[i]] = layout.isWhole[i] ? (int) places : layout.lattice.values(layout.variables[i], places);
        }
        Cells all = new Cells(layout.cells.length);
        for (int i = 0; i < layout.cells.length; i++) {
            all.at[i] = layout.cells[i];
            all.around[i] = layout.vicinity.around(left, layout.cells[i]);
            all.corners[i] = layout.vicinity.corners(left, layout.cells[i]);
        }
        for (int number = 0; number < 4; number++) {
            cells[number] = having(1 << number, all);
        }
        cells[4] = all;
    }

    private Cells having(int only, Cells all) {
        int count = 0;
        for (int at : all.at) {
            count += left[at] == only ? 1 : 0;
        }
        Cells found = new Cells(count);
        int next = 0;
        for (int i = 0; i < all.size(); i++) {
            if (left[all.at[i]] == only) {
                found.copy(next++, all, i);
            }
        }
        return found;
    }

    /** Where everything comes on boards of one size. */
    static final class Layout {
        private final Lattice lattice;
        private final Vicinity vicinity;
        private final int[] empty;
        private final int[] cells;
        private final int[] variables;
        private final int[] at;
        /** Whether a variable has all values of its kind: then a value is the place of its label. */
        private final boolean[] isWhole;

        Layout(Lattice lattice) {
            this.lattice = lattice;
            vicinity = new Vicinity(width(lattice));
            empty = new int[(2 * lattice.rows() + 1 + 2 * BRIM) * width(lattice)];
            Arrays.fill(empty, Stencil.OUTSIDE);
            cells = IntStream.range(0, lattice.rows() * lattice.columns())
                    .map(cell -> index(lattice, 2 * (cell / lattice.columns()) + 1, 2 * (cell % lattice.columns()) + 1))
                    .toArray();
            variables = IntStream.range(0, lattice.variableCount())
                    .filter(v -> Set.of(VariableKind.H, VariableKind.V, VariableKind.N, VariableKind.P)
                            .contains(lattice.kind(v)))
                    .toArray();
            at = IntStream.of(variables).map(this::place).toArray();
            isWhole = new boolean[variables.length];
            for (int i = 0; i < isWhole.length; i++) {
                isWhole[i] = lattice.labels(variables[i]).length
                        == lattice.kind(variables[i]).size();
            }
        }

        private int place(int variable) {
            VariableKind kind = lattice.kind(variable);
            int down = kind == VariableKind.V || kind == VariableKind.N ? 1 : 0;
            int right = kind == VariableKind.H || kind == VariableKind.N ? 1 : 0;
            return index(lattice, 2 * lattice.row(variable) + down, 2 * lattice.column(variable) + right);
        }

        /** What is known in a state. */
        ClueBoard board(View view) {
            return view.derived(ClueBoard.class, state -> new ClueBoard(this, state));
        }
    }

    /** How many places a row has. */
    static int width(Lattice lattice) {
        return 2 * lattice.columns() + 1 + 2 * BRIM;
    }

    /** The number of a place. */
    static int index(Lattice lattice, int y, int x) {
        return (y + BRIM) * width(lattice) + x + BRIM;
    }

    static int y(int at, int width) {
        return at / width - BRIM;
    }

    static int x(int at, int width) {
        return at % width - BRIM;
    }

    /** Which candidates a place has, as bits. */
    int left(int at) {
        return left[at];
    }

    /** The cells whose number is among these, in reading order; numbers are bits, one or all. */
    Cells cells(int numbers) {
        return cells[numbers == Stencil.ANY ? 4 : Integer.numberOfTrailingZeros(numbers)];
    }

    /** Whether all numbers would be right if these cells alone were inside the loop. */
    boolean isSolvedBy(Ints inside) {
        for (int number = 0; number < 4; number++) {
            for (int at : cells[number].at) {
                int lines = 0;
                for (int beside : new int[] {at - 2, at + 2, at - 2 * width, at + 2 * width}) {
                    lines += inside.contains(at) == inside.contains(beside) ? 0 : 1;
                }
                if (lines != number) {
                    return false;
                }
            }
        }
        return true;
    }
}
