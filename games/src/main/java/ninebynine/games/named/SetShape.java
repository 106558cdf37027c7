package ninebynine.games.named;

import static ninebynine.games.named.PopularName.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.state.View;

/** Cells, whatever their order: what players call a set of them that refutes a target. */
final class SetShape {
    /** Sets of more cells are not taken apart: there are too many ways. */
    private static final int MOST = 8;

    private final House house;
    private final View before;
    private final int z;
    private final int[] cells;

    SetShape(House house, View before, int z, int[] cells) {
        this.house = house;
        this.before = before;
        this.z = z;
        this.cells = cells;
    }

    /** All names that fit, the most telling first. */
    List<PopularName> names() {
        List<PopularName> names = new ArrayList<>();
        if (isBent()) {
            switch (cells.length) {
                case 3 -> names.addAll(isXyz() ? List.of(XYZ_WING) : List.of());
                case 4 -> names.add(WXYZ_WING);
                case 5 -> names.add(VWXYZ_WING);
                default -> {}
            }
        }
        if (isAlsXz()) {
            names.add(ALS_XZ);
        }
        return names;
    }

    /** As many digits as cells; every digit but the target's has its candidates pairwise linked, and the target sees all of its own. */
    private boolean isBent() {
        long digits = house.digits(before, cells);
        int own = house.digit(z);
        return Long.bitCount(digits) == cells.length
                && (digits >> own & 1) == 1
                && allSeen(cells)
                && IntStream.range(0, Long.SIZE)
                        .filter(d -> d != own && (digits >> d & 1) == 1)
                        .allMatch(d -> seeEachOther(with(cells, d), with(cells, d)));
    }

    private boolean isXyz() {
        return Arrays.stream(cells).map(before::count).sorted().boxed().toList().equals(List.of(2, 2, 3))
                && Arrays.stream(cells).allMatch(cell -> with(new int[] {cell}, house.digit(z)).length == 1);
    }

    /** The target is in none of these cells and sees its digit in all, and there is one. */
    private boolean allSeen(int[] some) {
        int[] own = with(some, house.digit(z));
        return own.length > 0 && Arrays.stream(own).noneMatch(x -> x == z) && seeEachOther(own, new int[] {z});
    }

    /** Two almost locked sets A and B, a digit all of whose candidates in A see all in B, and the target sees all of its own digit in both. */
    private boolean isAlsXz() {
        return cells.length <= MOST
                && IntStream.range(1, (1 << cells.length) - 1)
                        .filter(split -> (split & 1) == 1)
                        .anyMatch(split -> isAlsXz(chosen(split), chosen(~split)));
    }

    private boolean isAlsXz(int[] a, int[] b) {
        return isAlmostLocked(a)
                && isAlmostLocked(b)
                && allSeen(a)
                && allSeen(b)
                && IntStream.range(0, Long.SIZE)
                        .filter(d -> d != house.digit(z)
                                && (house.digits(before, a) & house.digits(before, b) & 1L << d) != 0)
                        .anyMatch(d -> seeEachOther(with(a, d), with(b, d)));
    }

    private boolean isAlmostLocked(int[] some) {
        return house.shareALine(some) && Long.bitCount(house.digits(before, some)) == some.length + 1;
    }

    private int[] chosen(int bits) {
        return IntStream.range(0, cells.length)
                .filter(i -> (bits >> i & 1) == 1)
                .map(i -> cells[i])
                .toArray();
    }

    /** The candidates for a digit in these cells. */
    private int[] with(int[] some, int digit) {
        return Arrays.stream(some)
                .flatMap(cell -> IntStream.of(House.candidates(before, cell)))
                .filter(x -> house.digit(x) == digit)
                .toArray();
    }

    private boolean seeEachOther(int[] some, int[] others) {
        for (int a : some) {
            for (int b : others) {
                if (a != b && !before.model().links().linked(a, b)) {
                    return false;
                }
            }
        }
        return true;
    }
}
