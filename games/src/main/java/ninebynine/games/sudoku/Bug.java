package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSource;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * P = all open cells, |D(q)| = 2, each digit in 0 or 2 cells of each house ⇒ (P, D) is deadly — bug+n: what the open cells have besides are the guardians.
 *
 * <p>Which two digits a cell keeps is decided by the houses: a digit that has three places there lacks one of its guardians.
 *
 * @param most how many guardians at most
 */
record Bug(int most) implements RelationSource {
    static final String WORD = "BUG";

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public List<Relation> relations(View view) {
        Sheet sheet = Sheet.of(view);
        int[] open = IntStream.range(0, sheet.n * sheet.n).filter(sheet::isOpen).toArray();
        int guardians =
                IntStream.of(open).map(q -> Long.bitCount(sheet.digits(q)) - 2).sum();
        boolean small = IntStream.of(open).allMatch(q -> Long.bitCount(sheet.digits(q)) >= 2);
        if (!small || guardians < 1 || guardians > most || open.length == 0) {
            return List.of();
        }
        List<Relation> found = new ArrayList<>();
        long[] kept = new long[sheet.n * sheet.n];
        for (int q : open) {
            kept[q] = sheet.digits(q);
        }
        choose(open, 0, kept, sheet, found);
        return found;
    }

    /** Takes guardians away cell by cell until each has two digits left. */
    private void choose(int[] open, int at, long[] kept, Sheet sheet, List<Relation> found) {
        int i = at;
        while (i < open.length && Long.bitCount(kept[open[i]]) == 2) {
            i++;
        }
        if (i == open.length) {
            if (isRegular(kept, sheet)) {
                found.add(relation(open, kept, sheet));
            }
            return;
        }
        long digits = kept[open[i]];
        for (long first = digits; first != 0; first &= first - 1) {
            for (long second = first & first - 1; second != 0; second &= second - 1) {
                kept[open[i]] = Long.lowestOneBit(first) | Long.lowestOneBit(second);
                choose(open, i + 1, kept, sheet, found);
            }
        }
        kept[open[i]] = digits;
    }

    /** Each digit in none or two of the cells of each house. */
    private static boolean isRegular(long[] kept, Sheet sheet) {
        for (int house = 0; house < 3; house++) {
            for (int line = 0; line < sheet.n; line++) {
                long once = 0;
                long twice = 0;
                for (int q : sheet.cells(house, line)) {
                    if ((twice & kept[q]) != 0) {
                        return false;
                    }
                    twice |= once & kept[q];
                    once |= kept[q];
                }
                if (once != twice) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Relation relation(int[] open, long[] kept, Sheet sheet) {
        List<Ints> left = new ArrayList<>();
        List<Integer> guardians = new ArrayList<>();
        for (int q : open) {
            left.add(sheet.labels(new int[] {q}, kept[q]));
            sheet.labels(new int[] {q}, ~kept[q]).stream().forEach(guardians::add);
        }
        return new Relation(
                WORD, Ints.of(guardians.stream().mapToInt(Integer::intValue).toArray()), Ints.of(open), left, true);
    }
}
