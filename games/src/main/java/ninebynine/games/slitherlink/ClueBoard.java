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
 *   P H P H P        a place's candidates as bits, in the order of {@link Kind};
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
    private final int[][] cells = new int[5][];
    /** And what lies near each of them. */
    private final long[][] near = new long[5][];

    private ClueBoard(Layout layout, View view) {
        width = width(layout.lattice);
        left = layout.empty.clone();
        for (int i = 0; i < layout.variables.length; i++) {
            long places = view.places(layout.variables[i], 0);
            left[layout.at[i]] = layout.isWhole[i] ? (int) places : layout.lattice.values(layout.variables[i], places);
        }
        for (int number = 0; number < 4; number++) {
            cells[number] = having(1 << number, layout.cells);
        }
        cells[4] = layout.cells;
        for (int i = 0; i < cells.length; i++) {
            near[i] = near(layout.vicinity, cells[i]);
        }
    }

    private long[] near(Vicinity vicinity, int[] of) {
        long[] words = new long[of.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = vicinity.of(left, of[i]);
        }
        return words;
    }

    private int[] having(int only, int[] all) {
        int[] found = new int[all.length];
        int count = 0;
        for (int at : all) {
            if (left[at] == only) {
                found[count++] = at;
            }
        }
        return Arrays.copyOf(found, count);
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
                    .filter(v -> Set.of(Kind.H, Kind.V, Kind.N, Kind.P).contains(lattice.kind(v)))
                    .toArray();
            at = IntStream.of(variables).map(this::place).toArray();
            isWhole = new boolean[variables.length];
            for (int i = 0; i < isWhole.length; i++) {
                isWhole[i] = lattice.labels(variables[i]).length
                        == lattice.kind(variables[i]).size();
            }
        }

        private int place(int variable) {
            Kind kind = lattice.kind(variable);
            int down = kind == Kind.V || kind == Kind.N ? 1 : 0;
            int right = kind == Kind.H || kind == Kind.N ? 1 : 0;
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
    int[] cells(int numbers) {
        return cells[which(numbers)];
    }

    /** What lies near each of these cells. */
    long[] near(int numbers) {
        return near[which(numbers)];
    }

    private static int which(int numbers) {
        return numbers == Stencil.ANY ? 4 : Integer.numberOfTrailingZeros(numbers);
    }

    /** Whether all numbers would be right if these cells alone were inside the loop. */
    boolean isSolvedBy(Ints inside) {
        for (int number = 0; number < 4; number++) {
            for (int at : cells[number]) {
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
