package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.FoundPatterns.Found;
import ninebynine.limit.Stopping;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSource;
import ninebynine.state.View;

/**
 * π₁₁·π₁₂·π₂₁·π₂₂ odd ⇒ twelve cells, three in each of four blocks at the corners of a rectangle and each in a row and column of its own there, can't hold three digits
 * alone — the tridagon.
 *
 * <p>In each block the three cells are a permutation: the column of each row. Cells that lack some of the digits, or hold one, only make it harder; so a tridagon
 * that was there stays, even when one of its cells is left with nothing but guardians: those of the others may still be told apart. With many guardians only those are of
 * interest whose cells may hold all three.
 *
 * @param degenerate whether tridagons that lack digits are a kind of their own, with a name; else they are what became of whole ones
 * @param most how many guardians a tridagon has at most some of whose cells lack digits: there are very many with more
 */
record Tridagons(String word, boolean degenerate, int most) implements RelationSource {
    private static final int MOST = 8;

    static final String NAME = "Trid";
    /** What one is called that lacks digits. */
    private static final String DEGENERATE = "DTrid";
    /** One of them: with permutations 012, 012, 012 and 021. */
    static final CellSet FIRST = CellSet.of(0, 10, 20, 3, 13, 23, 27, 37, 47, 30, 41, 49);

    private static final int N = 9;
    private static final int SIDE = 3;
    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};
    /** The first three are even. */
    private static final int EVEN = 3;

    Tridagons(String word) {
        this(word, false, MOST);
    }

    /** All, those that lack digits by their name. */
    static Tridagons all() {
        return new Tridagons(DEGENERATE, true, MOST);
    }

    @Override
    public RelationSource upTo(int guardians) {
        return new Tridagons(word, degenerate, guardians);
    }

    /** Whole ones are always kept. */
    @Override
    public boolean keepsWeaker(Relation relation) {
        return relation.name().equals(NAME);
    }

    @Override
    public List<Relation> relations(View view) {
        List<Relation> found = new ArrayList<>();
        DigitGrid grid = DigitGrid.of(view);
        if (grid.n == N) {
            Set<Found> known =
                    view.kept(FoundPatterns.class, FoundPatterns::new).of(this);
            for (int three : grid.sets(SIDE)) {
                Stopping.check();
                new Search(grid, three, found, known).run();
            }
            for (Found each : known) {
                if (grid.isEmptied(each.cells(), each.set())) {
                    addEmptied(each, grid, found);
                }
            }
        }
        return found;
    }

    /** The cells of one block after those of another. What only says that a cell holds what it may hold is left out. */
    private static void addEmptied(Found tridagon, DigitGrid grid, List<Relation> found) {
        int[] cells = IntStream.of(tridagon.cells().cells())
                .boxed()
                .sorted(Comparator.comparingInt(Tridagons::block))
                .mapToInt(Integer::intValue)
                .toArray();
        Relation relation = grid.relation(tridagon.name(), cells, tridagon.set());
        if (relation != null
                && relation.guardians().stream().map(x -> x / N).distinct().count() > 1) {
            found.add(relation);
        }
    }

    private static int block(int cell) {
        return cell / N / SIDE * SIDE + cell % N / SIDE;
    }

    /** The tridagons of three digits. */
    private final class Search {
        private final DigitGrid grid;
        private final int three;
        private final int[] costs;
        private final List<Relation> found;
        private final Set<Found> known;
        /** For each block and permutation how many guardians its cells have. */
        private final int[][] guardians = new int[N][PERMUTATIONS.length];

        private final boolean[][] whole = new boolean[N][PERMUTATIONS.length];
        private final int[] chosen = new int[4];

        Search(DigitGrid grid, int three, List<Relation> found, Set<Found> known) {
            this.grid = grid;
            this.three = three;
            this.costs = grid.costs(three);
            this.found = found;
            this.known = known;
        }

        void run() {
            for (int block = 0; block < N; block++) {
                for (int p = 0; p < PERMUTATIONS.length; p++) {
                    whole[block][p] = true;
                    for (int row = 0; row < SIDE; row++) {
                        int cell = cell(block, p, row);
                        guardians[block][p] += costs[cell];
                        whole[block][p] &= grid.hasAll(cell, three);
                    }
                }
            }
            for (int top = 0; top < SIDE; top++) {
                for (int bottom = top + 1; bottom < SIDE; bottom++) {
                    for (int left = 0; left < SIDE; left++) {
                        for (int right = left + 1; right < SIDE; right++) {
                            choose(
                                    new int[] {
                                        SIDE * top + left,
                                        SIDE * top + right,
                                        SIDE * bottom + left,
                                        SIDE * bottom + right
                                    },
                                    0,
                                    0,
                                    0,
                                    true);
                        }
                    }
                }
            }
        }

        private int cell(int block, int p, int row) {
            return (block / SIDE * SIDE + row) * N + block % SIDE * SIDE + PERMUTATIONS[p][row];
        }

        /** A permutation for each corner, as long as there are few guardians or all cells may hold all three digits. */
        private void choose(int[] corners, int k, int parity, int sum, boolean all) {
            if (k == corners.length) {
                if (parity == 1) {
                    add(corners, all);
                }
                return;
            }
            for (int p = 0; p < PERMUTATIONS.length; p++) {
                int more = sum + guardians[corners[k]][p];
                boolean still = all && whole[corners[k]][p];
                if (still || more <= most) {
                    chosen[k] = p;
                    choose(corners, k + 1, parity ^ (p < EVEN ? 0 : 1), more, still);
                }
            }
        }

        private void add(int[] corners, boolean all) {
            int[] cells = new int[corners.length * SIDE];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = cell(corners[i / SIDE], chosen[i / SIDE], i % SIDE);
            }
            if (all) {
                known.add(new Found(NAME, CellSet.of(cells), three));
            }
            Relation relation = grid.relation(all || !degenerate ? NAME : DEGENERATE, cells, three);
            if (relation != null) {
                found.add(relation);
            }
        }
    }
}
