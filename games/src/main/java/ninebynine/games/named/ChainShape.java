package ninebynine.games.named;

import static ninebynine.games.named.PopularName.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/** Z–L₁=R₁–L₂=R₂–…–Rₙ–Z with candidates(Vₖ) = {Lₖ,Rₖ}: what players call a bivalue-chain on a target, whatever chain it was found as. */
final class ChainShape {
    private final House house;
    private final View before;
    private final int z;
    private final int n;
    private final int[] variable;
    private final int[] left;
    private final int[] right;

    private ChainShape(House house, View before, int z, List<Pattern.Cell> cells, int last) {
        this.house = house;
        this.before = before;
        this.z = z;
        this.n = cells.size();
        variable = new int[n];
        left = new int[n];
        right = new int[n];
        for (int k = 0; k < n; k++) {
            variable[k] = cells.get(k).variable();
            left[k] = cells.get(k).left();
            right[k] = k == n - 1 ? last : cells.get(k).right().get(0);
        }
    }

    /** The cells as a bivalue-chain on z; null if they are none. */
    static @Nullable ChainShape of(House house, View before, int z, List<Pattern.Cell> cells) {
        int from = z;
        int right = -1;
        for (int k = 0; k < cells.size(); k++) {
            Pattern.Cell cell = cells.get(k);
            int[] two = House.candidates(before, cell.variable());
            if (two.length != 2 || !linked(before, from, cell.left())) {
                return null;
            }
            right = two[0] == cell.left() ? two[1] : two[0];
            boolean isLast = k == cells.size() - 1;
            if (!isLast && !(cell.right().size() == 1 && cell.right().get(0) == right)) {
                return null;
            }
            from = right;
        }
        return linked(before, right, z) ? new ChainShape(house, before, z, cells, right) : null;
    }

    /** All names that fit, the most telling first. */
    List<PopularName> names() {
        List<PopularName> names = new ArrayList<>();
        if (isOneDigit()) {
            oneDigit(names);
        } else if (isOnCells()) {
            onCells(names);
        } else if (n == 3) {
            threes(names);
        }
        loops(names);
        return names;
    }

    private void oneDigit(List<PopularName> names) {
        int weak = weakLinks();
        if (n == 2 && !endsContradict()) {
            addIf(names, SKYSCRAPER, isSkyscraper());
            addIf(names, KITE, isKite());
            addIf(names, DUAL_KITE, isKite() && isDual());
            names.add(TURBOT_FISH);
        }
        addIf(names, SIMPLE_COLORS, n >= 3 && weak == 0);
        addIf(names, MULTI_COLORS, n >= 3 && weak == 1);
        names.add(X_CHAIN);
    }

    private boolean isSkyscraper() {
        boolean rows = house.isRow(variable[0]) && house.isRow(variable[1]);
        boolean columns = house.isColumn(variable[0]) && house.isColumn(variable[1]);
        return rows && house.column(right[0]) == house.column(left[1])
                || columns && house.row(right[0]) == house.row(left[1]);
    }

    private boolean isKite() {
        boolean crossing = house.isRow(variable[0]) && house.isColumn(variable[1])
                || house.isColumn(variable[0]) && house.isRow(variable[1]);
        return crossing && house.sameBlock(right[0], left[1]);
    }

    /** Whether the same two places of the block make a kite of the other two lines that has another target. */
    private boolean isDual() {
        int one = otherOfTwo(right[0], variable[1]);
        int other = otherOfTwo(left[1], variable[0]);
        return one >= 0
                && other >= 0
                && !linked(before, one, other)
                && before.candidates().toInts().stream()
                        .anyMatch(x -> x != z
                                && x != right[0]
                                && x != left[1]
                                && house.digit(x) == house.digit(z)
                                && linked(before, x, one)
                                && linked(before, x, other));
    }

    /** The only other candidate in the line of a label that is of another line's kind; -1 if there are more. */
    private int otherOfTwo(int label, int line) {
        for (int v : before.model().variables(label)) {
            if (house.isLine(v) && house.isRow(v) == house.isRow(line) && before.count(v) == 2) {
                int[] two = House.candidates(before, v);
                return two[0] == label ? two[1] : two[0];
            }
        }
        return -1;
    }

    private void onCells(List<PopularName> names) {
        boolean same = n >= 4
                && Arrays.stream(variable)
                        .allMatch(cell -> house.digits(before, cell) == house.digits(before, variable[0]));
        addIf(names, NAKED_PAIR, n == 2);
        addIf(names, REMOTE_PAIR, same);
        addIf(names, XY_WING, n == 3);
        addIf(names, XY_CHAIN, n >= 4);
    }

    private void threes(List<PopularName> names) {
        boolean[] cell = new boolean[n];
        for (int k = 0; k < n; k++) {
            cell[k] = house.isCell(variable[k]);
        }
        boolean two = digitCount() == 2;
        boolean sameEnds = house.digit(left[0]) == house.digit(right[2]);
        addIf(
                names,
                W_WING,
                cell[0]
                        && !cell[1]
                        && cell[2]
                        && house.digits(before, variable[0]) == house.digits(before, variable[2]));
        boolean atEnd = cell[0] && !cell[1] && !cell[2] && house.cell(right[1]) == house.cell(left[2])
                || cell[2] && !cell[1] && !cell[0] && house.cell(right[0]) == house.cell(left[1]);
        addIf(names, M_WING, two && sameEnds && atEnd);
        addIf(names, S_WING, two && !cell[0] && cell[1] && !cell[2]);
    }

    private void loops(List<PopularName> names) {
        boolean several = !isOneDigit();
        addIf(names, CONTINUOUS_LOOP, endsContradict());
        addIf(names, DISCONTINUOUS_LOOP, !endsContradict());
        addIf(names, MEDUSA, several && n >= 3 && weakLinks() == 0);
        names.add(house.digit(left[0]) == house.digit(right[n - 1]) ? AIC_1 : AIC_2);
    }

    private static void addIf(List<PopularName> names, PopularName name, boolean fits) {
        if (fits) {
            names.add(name);
        }
    }

    private boolean isOneDigit() {
        return digitCount() == 1 && house.digit(z) == house.digit(left[0]);
    }

    private int digitCount() {
        Bits digits = new Bits(house.size());
        for (int k = 0; k < n; k++) {
            digits.set(house.digit(left[k]));
            digits.set(house.digit(right[k]));
        }
        return digits.count();
    }

    private boolean isOnCells() {
        return Arrays.stream(variable).allMatch(house::isCell);
    }

    private boolean endsContradict() {
        return n >= 2 && linked(before, right[n - 1], left[0]);
    }

    /** How many times the chain goes on to a candidate that is not the only other one of some variable. */
    private int weakLinks() {
        int weak = 0;
        for (int k = 1; k < n; k++) {
            weak += isOnlyOther(right[k - 1], left[k]) ? 0 : 1;
        }
        return weak;
    }

    /** Whether some variable has these two candidates alone. */
    private boolean isOnlyOther(int one, int other) {
        for (int v : before.model().variables(one)) {
            if (before.count(v) == 2) {
                int[] two = House.candidates(before, v);
                if (two[0] == other || two[1] == other) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean linked(View before, int a, int b) {
        return before.model().links().linked(a, b);
    }
}
