package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * 2m crosses, each with the next by turns in one row with the same h and in one column with the same v: ⋃C(H) = h ∪ I, ⋃C(V) = v ∪ I, I ∩ h = I ∩ v = ∅ ⇒ h leaves the rest of the row, v of the column, I of the
 * block — the belt, or SK-loop.
 *
 * <p>A cross: a block, a cell of it as centre, the two other cells of its row there (H) and of its column (V), all open. The 8m cells of the belt have the candidates of 8m pairs of house and digit.
 */
final class Belt implements Rule {
    /** Variables of the smallest one. */
    static final int LEVEL = 16;

    private static final int N = 9;
    private static final int SIDE = 3;

    /** A cross with its inner digits; h and v are the outer ones of its row and of its column. */
    private record Cross(int row, int column, long inner, long h, long v) {
        int block() {
            return row / SIDE * SIDE + column / SIDE;
        }

        /** Two cells of the row and two of the column. */
        IntStream ends() {
            return IntStream.concat(
                    IntStream.range(0, SIDE)
                            .map(i -> row * N + column / SIDE * SIDE + i)
                            .filter(q -> q % N != column),
                    IntStream.range(0, SIDE)
                            .map(i -> (row / SIDE * SIDE + i) * N + column)
                            .filter(q -> q / N != row));
        }
    }

    @Override
    public String code() {
        return "SK";
    }

    @Override
    public int level() {
        return LEVEL;
    }

    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        if (sheet.n != N || view.model().part(Boxes.class).orElseThrow().height() != SIDE) {
            return;
        }
        List<Cross> crosses = crosses(sheet);
        for (int m = 2; m <= SIDE; m++) {
            for (Cross first : crosses) {
                if (!close(new ArrayList<>(List.of(first)), 2 * m, crosses, sheet, view, out)) {
                    return;
                }
            }
        }
    }

    private static List<Cross> crosses(Sheet sheet) {
        List<Cross> found = new ArrayList<>();
        for (int q = 0; q < N * N; q++) {
            int[] ends = new Cross(q / N, q % N, 0, 0, 0).ends().toArray();
            long across = sheet.digits(ends[0]) | sheet.digits(ends[1]);
            long down = sheet.digits(ends[2]) | sheet.digits(ends[3]);
            if (IntStream.of(ends).allMatch(sheet::isOpen) && Long.bitCount(across) == 4 && Long.bitCount(down) == 4) {
                for (long one = across & down; one != 0; one &= one - 1) {
                    for (long two = one & one - 1; two != 0; two &= two - 1) {
                        long inner = Long.lowestOneBit(one) | Long.lowestOneBit(two);
                        found.add(new Cross(q / N, q % N, inner, across & ~inner, down & ~inner));
                    }
                }
            }
        }
        return found;
    }

    /** Goes on by turns along the row and along the column; the first has the smallest block, and each belt is found in one direction. */
    private static boolean close(
            List<Cross> belt, int length, List<Cross> crosses, Sheet sheet, View view, Matches out) {
        Stopping.check();
        Cross first = belt.get(0);
        Cross last = belt.get(belt.size() - 1);
        boolean along = belt.size() % 2 == 1;
        if (belt.size() == length) {
            return last.column != first.column || last.v != first.v || out(belt, sheet, view, out);
        }
        for (Cross next : crosses) {
            boolean aligned =
                    along ? next.row == last.row && next.h == last.h : next.column == last.column && next.v == last.v;
            if (aligned
                    && next.block() > first.block()
                    && belt.stream().noneMatch(cross -> cross.block() == next.block())) {
                belt.add(next);
                boolean more = close(belt, length, crosses, sheet, view, out);
                belt.remove(belt.size() - 1);
                if (!more) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean out(List<Cross> belt, Sheet sheet, View view, Matches out) {
        Ints cells = Ints.of(belt.stream().flatMapToInt(Cross::ends).sorted().toArray());
        Ints pairs = Ints.of(belt.stream()
                .flatMapToInt(cross -> IntStream.concat(
                        IntStream.concat(
                                sheet.variables(Sheet.ROWS, cross.row, cross.h),
                                sheet.variables(Sheet.COLUMNS, cross.column, cross.v)),
                        sheet.variables(Sheet.BLOCKS, cross.block(), cross.inner)))
                .sorted()
                .distinct()
                .toArray());
        Ints targets = Covering.targets(cells, pairs, view);
        return targets.isEmpty()
                || cells.size() != pairs.size()
                || out.add(new Match.Elimination(new Covering(Covering.Kind.BELT, cells, pairs), targets));
    }
}
