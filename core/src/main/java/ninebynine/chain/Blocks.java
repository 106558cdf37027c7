package ninebynine.chain;

import java.util.Arrays;
import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/** What blocked chains eliminate besides the target they were found on. */
final class Blocks {
    private Blocks() {}

    /** Every candidate linked to the first left-linking candidate and to the last right-linking one: a bivalue-chain's targets. */
    static Ints bivalue(Field field, List<Pattern.Cell> cells) {
        int first = cells.get(0).left();
        int last = cells.get(cells.size() - 1).right().get(0);
        return keep(field, z -> linked(field, z, first) && linked(field, z, last) && !isIn(field.label[z], cells));
    }

    /**
     * Every candidate linked to the first left-linking candidate, to all that the inner variables have besides their two, and to all that the last
     * variable has besides its left-linking candidate: a z-chain's targets.
     */
    static Ints zChain(Field field, List<Pattern.Cell> cells) {
        return keep(
                field,
                z -> linked(field, z, cells.get(0).left())
                        && !isIn(field.label[z], cells)
                        && cells.stream().allMatch(cell -> restLinked(field, z, cell)));
    }

    /** Every candidate on which these two variables make a whip. */
    static Ints whip2(Field field, List<Pattern.Cell> cells) {
        Pattern.Cell first = cells.get(0);
        Pattern.Cell last = cells.get(1);
        int r = first.right().get(0);
        return keep(
                field,
                z -> linked(field, z, first.left())
                        && !isIn(field.label[z], cells)
                        && restLinked(field, z, first)
                        && Arrays.stream(field.membersOf(last.variable()))
                                .map(c -> field.label[c])
                                .allMatch(x -> x == last.left()
                                        || linked(field, z, x)
                                        || field.model().links().linked(x, r)));
    }

    /** Every candidate that the same first variable makes true R₁ and that is linked to what the last variable has left: a t-whip's targets. */
    static Ints tWhip(Field field, List<Pattern.Cell> cells) {
        Pattern.Cell first = cells.get(0);
        Pattern.Cell last = cells.get(cells.size() - 1);
        return keep(
                field,
                z -> linked(field, z, first.left())
                        && !isIn(field.label[z], cells)
                        && restLinked(field, z, first)
                        && !linked(field, z, first.right().get(0))
                        && Arrays.stream(field.membersOf(last.variable()))
                                .map(c -> field.label[c])
                                .allMatch(x -> x == last.left() || linked(field, z, x) || isRuledOut(field, x, cells)));
    }

    private static boolean isRuledOut(Field field, int label, List<Pattern.Cell> cells) {
        return cells.stream()
                .limit(cells.size() - 1L)
                .anyMatch(
                        cell -> field.model().links().linked(label, cell.right().get(0)));
    }

    /** The target, and every candidate linked to all that the ring's variables have besides their two: an oddagon's targets. */
    static Ints oddagon(Field field, int target, List<Pattern.Cell> ring) {
        return keep(
                field,
                z -> field.label[z] == target
                        || !isIn(field.label[z], ring) && ring.stream().allMatch(cell -> restLinked(field, z, cell)));
    }

    private static boolean restLinked(Field field, int z, Pattern.Cell cell) {
        for (int c : field.membersOf(cell.variable())) {
            int x = field.label[c];
            if (x != cell.left() && !cell.right().contains(x) && !linked(field, z, x)) {
                return false;
            }
        }
        return true;
    }

    private static boolean linked(Field field, int z, int label) {
        return field.model().links().linked(field.label[z], label);
    }

    private static boolean isIn(int label, List<Pattern.Cell> cells) {
        return cells.stream()
                .anyMatch(cell -> cell.left() == label || cell.right().contains(label));
    }

    private static Ints keep(Field field, java.util.function.IntPredicate wanted) {
        int[] found = new int[field.size];
        int count = 0;
        for (int z = 0; z < field.size; z++) {
            if (wanted.test(z)) {
                found[count++] = field.label[z];
            }
        }
        return Ints.copyOf(found, count);
    }
}
