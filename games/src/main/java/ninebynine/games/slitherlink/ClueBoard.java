package ninebynine.games.slitherlink;

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
    /** For each number, the cells that have it, and last those of all cells. */
    private final int[][] cells = new int[5][];

    private ClueBoard(Lattice lattice, View view) {
        width = width(lattice);
        left = new int[(2 * lattice.rows() + 1 + 2 * BRIM) * width];
        java.util.Arrays.fill(left, Stencil.OUTSIDE);
        for (Kind kind : new Kind[] {Kind.H, Kind.V, Kind.N, Kind.P}) {
            lay(kind, lattice, view);
        }
        int[] all = IntStream.range(0, lattice.rows() * lattice.columns())
                .map(cell -> index(lattice, 2 * (cell / lattice.columns()) + 1, 2 * (cell % lattice.columns()) + 1))
                .toArray();
        for (int number = 0; number < 4; number++) {
            int only = 1 << number;
            cells[number] = IntStream.of(all).filter(at -> left[at] == only).toArray();
        }
        cells[4] = all;
    }

    /** What is known in a state. */
    static ClueBoard of(View view) {
        return view.derived(ClueBoard.class, state -> new ClueBoard(Lattice.of(state.model()), state));
    }

    private void lay(Kind kind, Lattice lattice, View view) {
        int down = kind == Kind.V || kind == Kind.N ? 1 : 0;
        int right = kind == Kind.H || kind == Kind.N ? 1 : 0;
        for (int r = 0; r < lattice.height(kind); r++) {
            for (int c = 0; c < lattice.width(kind); c++) {
                int v = lattice.variable(kind, r, c);
                left[index(lattice, 2 * r + down, 2 * c + right)] = lattice.values(v, view.places(v, 0));
            }
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
        return cells[numbers == Stencil.ANY ? 4 : Integer.numberOfTrailingZeros(numbers)];
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
