package ninebynine.games.sudoku;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import ninebynine.limit.Stopping;

/**
 * Where a pattern of two bands lies in a grid with few guardians: every image of it under the symmetries of Sudoku.
 *
 * <p>Once the rows have their places, the columns of each stack are chosen by themselves: the cost of the whole is the sum of three. Most digits and bands are out of question at
 * once, as their cheapest cells cost too much.
 */
final class PatternPlaces {
    private static final int N = 9;
    private static final int SIDE = 3;
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final int most;
    private final int[] costs;
    private final int[] turned = new int[N * N];
    /** For each row and stack what its cheapest cells cost: none, one, two, three of them. */
    private final int[] leastUpright;

    private final int[] leastTurned;
    private final Set<CellSet> known = new HashSet<>();

    /**
     * @param costs for each cell its number of guardians
     * @param most how many guardians there are at most
     */
    PatternPlaces(int[] costs, int most) {
        this.most = most;
        this.costs = costs;
        for (int cell = 0; cell < turned.length; cell++) {
            turned[cell] = costs[cell % N * N + cell / N];
        }
        this.leastUpright = least(costs);
        this.leastTurned = least(turned);
    }

    private static int[] least(int[] costs) {
        int[] least = new int[N * SIDE * (SIDE + 1)];
        for (int i = 0; i < N * SIDE; i++) {
            int[] three = Arrays.copyOfRange(costs, i * SIDE, (i + 1) * SIDE);
            Arrays.sort(three);
            for (int k = 0; k < SIDE; k++) {
                least[i * (SIDE + 1) + k + 1] = least[i * (SIDE + 1) + k] + three[k];
            }
        }
        return least;
    }

    void find(List<NamedPattern> patterns, BiConsumer<String, CellSet> found) {
        for (int first = 0; first < SIDE; first++) {
            for (int second = 0; second < SIDE; second++) {
                if (first != second) {
                    Stopping.check();
                    bands(first, second, false, patterns, found);
                    bands(first, second, true, patterns, found);
                }
            }
        }
    }

    private void bands(
            int first, int second, boolean transposed, List<NamedPattern> patterns, BiConsumer<String, CellSet> found) {
        int[] of = transposed ? turned : costs;
        int[] cheap = new int[2 * SIDE * N];
        for (int i = 0; i < SIDE * N; i++) {
            cheap[i] = of[first * SIDE * N + i];
            cheap[SIDE * N + i] = of[second * SIDE * N + i];
        }
        Arrays.sort(cheap);
        for (NamedPattern pattern : patterns) {
            int least = 0;
            for (int i = 0; i < pattern.size(); i++) {
                least += cheap[i];
            }
            if (least <= most) {
                new Places(pattern, first, second, transposed, of, found).rows();
            }
        }
    }

    /** The places of one pattern in two bands. */
    private final class Places {
        private final NamedPattern pattern;
        private final int first;
        private final int second;
        private final boolean transposed;
        private final int[] of;
        private final int[] least;
        private final BiConsumer<String, CellSet> found;
        /** The row of the grid that each row of the pattern has, and the column of each of its columns. */
        private final int[] row = new int[2 * SIDE];

        private final int[] column = new int[N];

        Places(
                NamedPattern pattern,
                int first,
                int second,
                boolean transposed,
                int[] of,
                BiConsumer<String, CellSet> found) {
            this.pattern = pattern;
            this.first = first;
            this.second = second;
            this.transposed = transposed;
            this.of = of;
            this.least = transposed ? leastTurned : leastUpright;
            this.found = found;
        }

        void rows() {
            for (int[] above : ORDERS) {
                for (int[] below : ORDERS) {
                    for (int i = 0; i < SIDE; i++) {
                        row[i] = first * SIDE + above[i];
                        row[SIDE + i] = second * SIDE + below[i];
                    }
                    for (int[] stacks : ORDERS) {
                        if (isCheap(stacks)) {
                            stack(stacks, 0, 0);
                        }
                    }
                }
            }
        }

        /** Whether the cheapest cells of each row in each stack, as many as the pattern has there, cost little enough. */
        private boolean isCheap(int[] stacks) {
            int sum = 0;
            for (int i = 0; i < row.length && sum <= most; i++) {
                for (int s = 0; s < SIDE; s++) {
                    sum += least[(row[i] * SIDE + stacks[s]) * (SIDE + 1) + pattern.count(i, s)];
                }
            }
            return sum <= most;
        }

        private int cost(int j, int c) {
            int sum = 0;
            for (int i : pattern.column(j)) {
                sum += of[row[i] * N + c];
            }
            return sum;
        }

        /** The columns of the s-th stack. */
        private void stack(int[] stacks, int s, int sum) {
            if (s == SIDE) {
                add();
                return;
            }
            for (int[] order : ORDERS) {
                int more = sum;
                for (int i = 0; i < SIDE; i++) {
                    column[s * SIDE + i] = stacks[s] * SIDE + order[i];
                    more += cost(s * SIDE + i, column[s * SIDE + i]);
                }
                if (more <= most) {
                    stack(stacks, s + 1, more);
                }
            }
        }

        private void add() {
            int[] cells = new int[pattern.size()];
            int k = 0;
            for (int j = 0; j < N; j++) {
                for (int i : pattern.column(j)) {
                    cells[k++] = transposed ? column[j] * N + row[i] : row[i] * N + column[j];
                }
            }
            CellSet set = CellSet.of(cells);
            if (known.add(set)) {
                found.accept(pattern.name() + (transposed ? "s" : ""), set);
            }
        }
    }
}
