package ninebynine.games.sudoku;

import java.util.Arrays;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.Rectangle.Kind;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * {a,b} ⊆ C(q) for the four corners of a rectangle in two blocks, all open, ∃! solution — unique rectangles of types 1 to 4 as CSP-Rules has them, with its conditions and no others.
 *
 * <p>Each type is narrower than in {@link UniqueRectangle}; the published ratings with uniqueness were made so.
 */
final class CodedUniqueness implements Rule {
    static final String CODE = "URc";

    @Override
    public String code() {
        return CODE;
    }

    /** They count nothing beside whips. */
    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        for (Kind kind : new Kind[] {Kind.TYPE_1, Kind.TYPE_2, Kind.TYPE_3, Kind.TYPE_4}) {
            for (boolean vertical : new boolean[] {true, false}) {
                Stopping.check();
                if (!new Search(kind, sheet, vertical, out).run()) {
                    return;
                }
            }
        }
    }

    /** One type, upright or lying: said for two columns of a stack, and rows in different bands. */
    private record Search(Kind kind, Sheet sheet, boolean vertical, Matches out) {
        private int cell(int row, int column) {
            return vertical ? row * sheet.n + column : column * sheet.n + row;
        }

        boolean run() {
            int n = sheet.n;
            for (int r1 = 0; r1 < n; r1++) {
                for (int r2 = 0; r2 < n; r2++) {
                    for (int c1 = 0; c1 < n; c1++) {
                        for (int c2 = 0; c2 < n; c2++) {
                            if (c1 != c2
                                    && r1 != r2
                                    && sheet.block(cell(r1, c1)) == sheet.block(cell(r1, c2))
                                    && sheet.block(cell(r1, c1)) != sheet.block(cell(r2, c1))
                                    && !find(r1, r2, c1, c2)) {
                                return false;
                            }
                        }
                    }
                }
            }
            return true;
        }

        private long at(int row, int column) {
            return sheet.digits(cell(row, column));
        }

        private boolean find(int r1, int r2, int c1, int c2) {
            long two = at(r1, c1);
            int[] corners = {cell(r1, c1), cell(r1, c2), cell(r2, c1), cell(r2, c2)};
            if (Long.bitCount(two) != 2
                    || !Arrays.stream(corners).allMatch(q -> sheet.isOpen(q) && (sheet.digits(q) & two) == two)) {
                return true;
            }
            return switch (kind) {
                case TYPE_1 ->
                    at(r1, c2) != two
                            || at(r2, c1) != two
                            || out(corners, two, Ints.of(), sheet.labels(new int[] {corners[3]}, two));
                case TYPE_2 -> at(r1, c2) != two || c1 > c2 || type2(corners, two, r2);
                case TYPE_3 -> at(r2, c1) != two || r1 > r2 || type3(corners, two, r1, r2, c2);
                default -> at(r1, c2) != two || c1 > c2 || type4(corners, two);
            };
        }

        /** Floor and roof each in one block; the target in the roof's row, and not elsewhere in its block. */
        private boolean type2(int[] corners, long two, int r2) {
            long roof = sheet.digits(corners[2]);
            if (roof != sheet.digits(corners[3]) || Long.bitCount(roof) != 3) {
                return true;
            }
            int[] row = IntStream.range(0, sheet.n)
                    .map(c -> cell(r2, c))
                    .filter(q -> q != corners[2] && q != corners[3])
                    .toArray();
            Ints targets = sheet.labels(row, roof & ~two);
            for (int i = 0; i < targets.size(); i++) {
                if (!out(corners, two, Ints.of(), Ints.of(targets.get(i)))) {
                    return false;
                }
            }
            return true;
        }

        /** Roof in two blocks, with one digit more in each, and a cell of the roof's column that has just these two. */
        private boolean type3(int[] corners, long two, int r1, int r2, int c2) {
            long x = sheet.digits(corners[1]) & ~two;
            long y = sheet.digits(corners[3]) & ~two;
            if (Long.bitCount(x) != 1 || Long.bitCount(y) != 1 || x == y) {
                return true;
            }
            int[] column = IntStream.range(0, sheet.n)
                    .filter(r -> r != r1 && r != r2)
                    .map(r -> cell(r, c2))
                    .toArray();
            for (int q : column) {
                if (sheet.isOpen(q) && sheet.digits(q) == (x | y)) {
                    int[] rest = IntStream.of(column).filter(p -> p != q).toArray();
                    if (!out(corners, two, Ints.of(q), sheet.labels(rest, x | y))) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** Roof in one block, where one of the digits has no other place; both corners of it have a third digit in common. */
        private boolean type4(int[] corners, long two) {
            if ((sheet.digits(corners[2]) & sheet.digits(corners[3]) & ~two) == 0) {
                return true;
            }
            int block = sheet.block(corners[2]);
            for (long rest = two; rest != 0; rest &= rest - 1) {
                int b = Long.numberOfTrailingZeros(rest);
                boolean confined = IntStream.of(sheet.places(Sheet.BLOCKS, block, b))
                        .allMatch(q -> q == corners[2] || q == corners[3]);
                int[] roof = {corners[2], corners[3]};
                if (confined
                        && !out(
                                corners,
                                two,
                                Ints.of(sheet.variable(Sheet.BLOCKS, block, b)),
                                sheet.labels(roof, two & ~(1L << b)))) {
                    return false;
                }
            }
            return true;
        }

        private boolean out(int[] corners, long two, Ints support, Ints targets) {
            Ints digits = Ints.of(
                    IntStream.range(0, sheet.n).filter(d -> (two >> d & 1) != 0).toArray());
            return targets.isEmpty()
                    || out.add(new Match.Elimination(
                            new Rectangle(kind, Ints.of(corners).sorted(), digits, support), targets));
        }
    }
}
