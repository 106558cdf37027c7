package ninebynine.games.sudoku;

import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * base B₁ B₂ in a line of a block, D = C(B₁) ∪ C(B₂), ∀d ∈ D: outside the band d lies in at most two lines across SB ∪ SQ ∪ SR, and in neither companion ⇒ C(T) ⊆ D for both targets; d in no target ⇒ d in no base cell — the
 * J-exocet.
 *
 * <p>A digit of the base has to be in three S lines, has two lines across for that, and in the band the targets alone.
 *
 * @param size |D|
 */
record Exocet(int size) implements Rule {
    static final int SMALLEST = 2;
    static final int LARGEST = 5;

    private static final int N = 9;
    private static final int SIDE = 3;

    /** Three places of each digit. */
    static int level(int size) {
        return SIDE * size;
    }

    @Override
    public String code() {
        return "J" + size;
    }

    @Override
    public int level() {
        return level(size);
    }

    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        if (sheet.n == N && view.model().part(Boxes.class).orElseThrow().height() == SIDE) {
            for (boolean rows : new boolean[] {false, true}) {
                if (!new Search(rows, sheet, out).find()) {
                    return;
                }
            }
        }
    }

    /** Said for S columns: the base is in a row. */
    private final class Search {
        private final boolean rows;
        private final Sheet sheet;
        private final Matches out;

        Search(boolean rows, Sheet sheet, Matches out) {
            this.rows = rows;
            this.sheet = sheet;
            this.out = out;
        }

        private int cell(int row, int column) {
            return rows ? column * N + row : row * N + column;
        }

        boolean find() {
            for (int row = 0; row < N; row++) {
                for (int stack = 0; stack < SIDE; stack++) {
                    for (int third = 0; third < SIDE; third++) {
                        Stopping.check();
                        if (!base(row, stack, SIDE * stack + third)) {
                            return false;
                        }
                    }
                }
            }
            return true;
        }

        private boolean base(int row, int stack, int third) {
            int[] base = IntStream.range(SIDE * stack, SIDE * stack + SIDE)
                    .filter(c -> c != third)
                    .map(c -> cell(row, c))
                    .toArray();
            long digits = sheet.digits(base[0]) | sheet.digits(base[1]);
            if (!sheet.isOpen(base[0]) || !sheet.isOpen(base[1]) || Long.bitCount(digits) != size) {
                return true;
            }
            for (int q = 0; q < N; q++) {
                for (int r = q + 1; r < N; r++) {
                    if (q / SIDE != stack && r / SIDE != stack && !lines(row, base, digits, third, q, r)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean lines(int row, int[] base, long digits, int third, int q, int r) {
            for (long rest = digits; rest != 0; rest &= rest - 1) {
                if (!isBase(Long.lowestOneBit(rest), row / SIDE, third, q, r)) {
                    return true;
                }
            }
            int[] others = IntStream.range(row / SIDE * SIDE, row / SIDE * SIDE + SIDE)
                    .filter(i -> i != row)
                    .toArray();
            for (int one = 0; one < 2; one++) {
                for (int two = 0; two < 2; two++) {
                    int[] targets = {cell(others[one], q), cell(others[two], r)};
                    int[] companions = {cell(others[1 - one], q), cell(others[1 - two], r)};
                    if (!exocet(base, digits, targets, companions)) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** Nowhere decided in the S columns, and outside the band in two rows at most. */
        private boolean isBase(long digit, int band, int... columns) {
            int across = 0;
            for (int column : columns) {
                for (int row = 0; row < N; row++) {
                    int q = cell(row, column);
                    if ((sheet.digits(q) & digit) != 0) {
                        if (!sheet.isOpen(q)) {
                            return false;
                        }
                        across |= row / SIDE == band ? 0 : 1 << row;
                    }
                }
            }
            return Integer.bitCount(across) <= 2;
        }

        private boolean exocet(int[] base, long digits, int[] targets, int[] companions) {
            long inTargets = (sheet.digits(targets[0]) | sheet.digits(targets[1])) & digits;
            boolean is = IntStream.of(companions).allMatch(q -> (sheet.digits(q) & digits) == 0)
                    && IntStream.of(targets).allMatch(q -> sheet.isOpen(q) && (sheet.digits(q) & digits) != 0)
                    && Long.bitCount(inTargets) >= 2;
            if (!is) {
                return true;
            }
            Ints out = Ints.of(IntStream.concat(
                            sheet.labels(targets, ~digits).stream(), sheet.labels(base, digits & ~inTargets).stream())
                    .sorted()
                    .toArray());
            Ints set = Ints.of(
                    IntStream.range(0, N).filter(d -> (digits >> d & 1) != 0).toArray());
            return out.isEmpty()
                    || this.out.add(
                            new Match.Elimination(new ExocetCells(rows, Ints.of(base), Ints.of(targets), set), out));
        }
    }
}
