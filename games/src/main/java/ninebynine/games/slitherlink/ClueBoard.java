package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * What is left of numbers, edges and points, laid out as they lie, with a brim all around. It goes with a state and follows it: candidates only go, so
 * where nothing changed a pattern that was not there is not there now.
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

    /** What reaches no farther than so many half cells is looked for again only where something changed so near. */
    private static final int[] REACHES = {2, 4};

    /** Of what reaches farther. */
    static final int ANYWHERE = REACHES.length;

    private final Layout layout;
    private final int width;
    private final int[] left;
    /** The places that each variable had in the state when it was last looked at. */
    private final long[] known;
    /** What lies near each cell: see {@link Surroundings}. */
    private final long[] around;

    private final int[] corners;
    /** For each reach and cell, when something so near changed last. */
    private final int[][] changed;

    private final Cells[][] cells = new Cells[ANYWHERE + 1][5];
    /** For each rule and each of its cuts, when it was last looked for everywhere and not found. */
    private final Map<ClueRule, int[]> searched = new HashMap<>();

    private int now = 1;

    private ClueBoard(Layout layout) {
        this.layout = layout;
        width = width(layout.lattice);
        left = layout.full.clone();
        known = layout.all.clone();
        around = layout.around.clone();
        corners = layout.corners.clone();
        changed = new int[ANYWHERE][layout.cells.length];
        for (int[] each : changed) {
            Arrays.fill(each, now);
        }
    }

    private ClueBoard following(View view) {
        boolean isNew = false;
        for (int i = 0; i < known.length; i++) {
            long places = view.places(layout.variables[i], 0);
            if (places != known[i]) {
                now += isNew ? 0 : 1;
                isNew = true;
                known[i] = places;
                left[layout.at[i]] =
                        layout.isWhole[i] ? (int) places : layout.lattice.values(layout.variables[i], places);
                for (int reach = 0; reach < ANYWHERE; reach++) {
                    for (int cell : layout.beside[reach][i]) {
                        changed[reach][cell] = now;
                    }
                }
            }
        }
        for (int cell = 0; isNew && cell < around.length; cell++) {
            if (changed[0][cell] == now) {
                around[cell] = layout.surroundings.around(left, layout.cells[cell]);
                corners[cell] = layout.surroundings.corners(left, layout.cells[cell]);
            }
        }
        return this;
    }

    /** The numbers of some cells, in reading order, and since when they changed. */
    static final class Cells {
        private final int[] which;
        private int size;
        private int since = -1;
        private int until = -1;

        private Cells(int most) {
            which = new int[most];
        }

        int size() {
            return size;
        }

        int get(int i) {
            return which[i];
        }
    }

    /** Where everything comes on boards of one size. */
    static final class Layout {
        private final Lattice lattice;
        private final Surroundings surroundings;
        private final int[] cells;
        private final int[] variables;
        private final int[] at;
        /** Whether a variable has all values of its kind: then a value is the place of its label. */
        private final boolean[] isWhole;
        /** For each reach and variable, the numbers of the cells so near. */
        private final int[][][] beside;
        /** How everything is where all is possible. */
        private final int[] full;

        private final long[] all;
        private final long[] around;
        private final int[] corners;

        Layout(Lattice lattice) {
            this.lattice = lattice;
            surroundings = new Surroundings(width(lattice));
            cells = IntStream.range(0, lattice.rows() * lattice.columns())
                    .map(cell -> index(lattice, 2 * (cell / lattice.columns()) + 1, 2 * (cell % lattice.columns()) + 1))
                    .toArray();
            variables = IntStream.range(0, lattice.variableCount())
                    .filter(v -> Set.of(VariableKind.H, VariableKind.V, VariableKind.N, VariableKind.P)
                            .contains(lattice.kind(v)))
                    .toArray();
            at = IntStream.of(variables).map(this::place).toArray();
            isWhole = new boolean[variables.length];
            all = new long[variables.length];
            full = new int[(2 * lattice.rows() + 1 + 2 * BRIM) * width(lattice)];
            Arrays.fill(full, Stencil.OUTSIDE);
            for (int i = 0; i < isWhole.length; i++) {
                int labels = lattice.labels(variables[i]).length;
                isWhole[i] = labels == lattice.kind(variables[i]).size();
                all[i] = (1L << labels) - 1;
                full[at[i]] = lattice.values(variables[i], all[i]);
            }
            beside = IntStream.of(REACHES)
                    .mapToObj(reach -> IntStream.of(at)
                            .mapToObj(place -> beside(place, reach))
                            .toArray(int[][]::new))
                    .toArray(int[][][]::new);
            around = IntStream.of(cells)
                    .mapToLong(cell -> surroundings.around(full, cell))
                    .toArray();
            corners = IntStream.of(cells)
                    .map(cell -> surroundings.corners(full, cell))
                    .toArray();
        }

        private int[] beside(int place, int reach) {
            int y = y(place, width(lattice));
            int x = x(place, width(lattice));
            return IntStream.range(0, cells.length)
                    .filter(i -> Math.abs(y(cells[i], width(lattice)) - y) <= reach
                            && Math.abs(x(cells[i], width(lattice)) - x) <= reach)
                    .toArray();
        }

        private int place(int variable) {
            VariableKind kind = lattice.kind(variable);
            int down = kind == VariableKind.V || kind == VariableKind.N ? 1 : 0;
            int right = kind == VariableKind.H || kind == VariableKind.N ? 1 : 0;
            return index(lattice, 2 * lattice.row(variable) + down, 2 * lattice.column(variable) + right);
        }

        /** What is known in a state. */
        ClueBoard board(View view) {
            return view.derived(
                    ClueBoard.class,
                    state -> state.kept(ClueBoard.class, () -> new ClueBoard(this))
                            .following(state));
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

    /** Where a cell is. */
    int at(int cell) {
        return layout.cells[cell];
    }

    /** The edges and cells around a cell. */
    long around(int cell) {
        return around[cell];
    }

    /** The points at the corners of a cell. */
    int corners(int cell) {
        return corners[cell];
    }

    /** When something changed last. */
    int now() {
        return now;
    }

    /** For each cut of a rule, when it was last looked for everywhere and not found; never, at first. */
    int[] searched(ClueRule rule, int cuts) {
        return searched.computeIfAbsent(rule, r -> new int[cuts]);
    }

    /** By which reach something is looked for again, of so many half cells. */
    static int reach(int halves) {
        int reach = 0;
        while (reach < ANYWHERE && REACHES[reach] < halves) {
            reach++;
        }
        return reach;
    }

    /** The cells whose number is among these, bits, one or all, and that changed since then; only until something is asked or changes again. */
    Cells cells(int numbers, int reach, int since) {
        int place = numbers == Stencil.ANY ? 4 : Integer.numberOfTrailingZeros(numbers);
        Cells found = cells[reach][place];
        if (found == null) {
            found = new Cells(around.length);
            cells[reach][place] = found;
        }
        if (found.since != since || found.until != now) {
            found.size = 0;
            for (int cell = 0; cell < around.length; cell++) {
                if ((numbers == Stencil.ANY || left[layout.cells[cell]] == numbers)
                        && (reach == ANYWHERE || changed[reach][cell] > since)) {
                    found.which[found.size++] = cell;
                }
            }
            found.since = since;
            found.until = now;
        }
        return found;
    }

    /** Whether all numbers would be right if these cells alone were inside the loop. */
    boolean isSolvedBy(Ints inside) {
        for (int at : layout.cells) {
            if (Integer.bitCount(left[at]) == 1) {
                int lines = 0;
                for (int beside : new int[] {at - 2, at + 2, at - 2 * width, at + 2 * width}) {
                    lines += inside.contains(at) == inside.contains(beside) ? 0 : 1;
                }
                if (lines != Integer.numberOfTrailingZeros(left[at])) {
                    return false;
                }
            }
        }
        return true;
    }
}
