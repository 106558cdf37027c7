package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * I ⊆ L ∩ B, X ⊆ L∖B, Y ⊆ B∖L, |C(X)| + |C(Y)| + |C(I)∖C(X)∖C(Y)| = |I| + |X| + |Y| ⇒ C(X) leaves the rest of the line L, C(Y) that of the block B, and what only I has, both — Sue de Coq, a small cover.
 *
 * <p>As many pairs of house and digit as cells hold all their candidates; a digit that only the intersection has may be counted in either house.
 *
 * @param size how many cells
 */
record SueDeCoq(int size) implements Rule {
    static final int SMALLEST = 4;
    static final int LARGEST = 8;

    @Override
    public String code() {
        return "SdC[" + size + "]";
    }

    @Override
    public int level() {
        return size;
    }

    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        for (int kind : new int[] {Sheet.ROWS, Sheet.COLUMNS}) {
            for (int line = 0; line < sheet.n; line++) {
                for (int block = 0; block < sheet.n; block++) {
                    Stopping.check();
                    if (!new Crossing(kind, line, block, sheet, view, out).find()) {
                        return;
                    }
                }
            }
        }
    }

    /** Where a line and a block meet. */
    private final class Crossing {
        private final int kind;
        private final int line;
        private final int block;
        private final Sheet sheet;
        private final View view;
        private final Matches out;
        private final List<int[]> inner;
        private final List<int[]> along;
        private final List<int[]> around;

        Crossing(int kind, int line, int block, Sheet sheet, View view, Matches out) {
            this.kind = kind;
            this.line = line;
            this.block = block;
            this.sheet = sheet;
            this.view = view;
            this.out = out;
            int[] both = open(kind, line, q -> sheet.block(q) == block);
            boolean worth = both.length >= 2;
            this.inner = worth ? sets(both, 2, both.length) : List.of();
            this.along = worth ? sets(open(kind, line, q -> sheet.block(q) != block), 1, size - 3) : List.of();
            this.around =
                    worth ? sets(open(Sheet.BLOCKS, block, q -> sheet.line(kind, q) != line), 1, size - 3) : List.of();
        }

        private int[] open(int house, int of, IntPredicate which) {
            return IntStream.of(sheet.cells(house, of))
                    .filter(q -> sheet.isOpen(q) && which.test(q))
                    .toArray();
        }

        /** All sets of so many cells that do not have more digits than a cover has room for. */
        private List<int[]> sets(int[] cells, int least, int most) {
            return IntStream.range(1, 1 << cells.length)
                    .filter(set -> Integer.bitCount(set) >= least && Integer.bitCount(set) <= most)
                    .mapToObj(set -> IntStream.range(0, cells.length)
                            .filter(i -> (set >> i & 1) != 0)
                            .map(i -> cells[i])
                            .toArray())
                    .filter(chosen -> Long.bitCount(digits(chosen)) < size)
                    .toList();
        }

        private long digits(int[] cells) {
            long digits = 0;
            for (int q : cells) {
                digits |= sheet.digits(q);
            }
            return digits;
        }

        boolean find() {
            for (int[] i : inner) {
                long ofInner = digits(i);
                for (int[] x : along) {
                    long ofLine = digits(x);
                    for (int[] y : around) {
                        if (i.length + x.length + y.length == size) {
                            long ofBlock = digits(y);
                            long free = ofInner & ~ofLine & ~ofBlock;
                            if (Long.bitCount(ofLine) + Long.bitCount(ofBlock) + Long.bitCount(free) == size
                                    && Long.bitCount(ofLine) > x.length
                                    && Long.bitCount(ofBlock) > y.length
                                    && !found(i, x, y, ofLine, ofBlock, free)) {
                                return false;
                            }
                        }
                    }
                }
            }
            return true;
        }

        /** What is free is counted in the line, and where that makes a difference in the block too. */
        private boolean found(int[] i, int[] x, int[] y, long ofLine, long ofBlock, long free) {
            List<Integer> all = new ArrayList<>();
            for (int[] part : List.of(i, x, y)) {
                IntStream.of(part).forEach(all::add);
            }
            Ints cells =
                    Ints.of(all.stream().mapToInt(Integer::intValue).sorted().toArray());
            return out(cells, ofLine | free, ofBlock) && (free == 0 || out(cells, ofLine, ofBlock | free));
        }

        private boolean out(Ints cells, long ofLine, long ofBlock) {
            Ints pairs = Ints.of(
                    IntStream.concat(sheet.variables(kind, line, ofLine), sheet.variables(Sheet.BLOCKS, block, ofBlock))
                            .sorted()
                            .toArray());
            Ints targets = Covering.targets(cells, pairs, view);
            return targets.isEmpty()
                    || out.add(new Match.Elimination(new Covering(Covering.Kind.SUE_DE_COQ, cells, pairs), targets));
        }
    }
}
