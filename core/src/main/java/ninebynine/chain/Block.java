package ninebynine.chain;

import java.util.List;
import java.util.function.IntPredicate;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/** What a chain eliminates besides the target it was found on: all that the same cells refute, where CSP-Rules counts these chains as blocked. */
public enum Block {
    /** Nothing. */
    NONE,
    /** What a bivalue-chain with these cells refutes. */
    BIVALUE,
    /** What a z-chain with these cells refutes. */
    Z_CHAIN,
    /** What a t-whip with these cells refutes. */
    T_WHIP,
    /** Only for whips of two variables. */
    WHIP_2;

    /** All targets of a chain that was found on z. */
    Ints targets(Field field, int z, List<Pattern.Cell> cells) {
        return switch (this) {
            case NONE -> Ints.of(field.label[z]);
            case BIVALUE -> bivalue(field, cells);
            case Z_CHAIN -> zChain(field, cells);
            case T_WHIP -> tWhip(field, cells);
            case WHIP_2 -> cells.size() == 2 ? tWhip(field, cells) : Ints.of(field.label[z]);
        };
    }

    /** Every candidate linked to the first left-linking candidate and to the last right-linking one: a bivalue-chain's targets. */
    private static Ints bivalue(Field field, List<Pattern.Cell> cells) {
        int first = cells.get(0).left();
        int last = cells.get(cells.size() - 1).right().get(0);
        return keep(field, z -> linked(field, z, first) && linked(field, z, last) && !isIn(field.label[z], cells));
    }

    /**
     * Every candidate linked to the first left-linking candidate, to all that the inner variables have besides their two, and to all that the last
     * variable has besides its left-linking candidate: a z-chain's targets. One linked to a right-linking candidate has a shorter chain.
     */
    private static Ints zChain(Field field, List<Pattern.Cell> cells) {
        return keep(
                field,
                z -> linked(field, z, cells.get(0).left())
                        && !isIn(field.label[z], cells)
                        && cells.stream().allMatch(cell -> restLinked(field, z, cell) && !isAgainst(field, z, cell)));
    }

    /** Whether z rules out the right-linking candidate, if there is one. */
    private static boolean isAgainst(Field field, int z, Pattern.Cell cell) {
        return !cell.right().isEmpty() && linked(field, z, cell.right().get(0));
    }

    /** Every candidate that the same first variable makes true R₁ and that is linked to what the last variable has left: a t-whip's targets, and those of a whip of two variables. */
    private static Ints tWhip(Field field, List<Pattern.Cell> cells) {
        Pattern.Cell first = cells.get(0);
        return keep(
                field,
                z -> linked(field, z, first.left())
                        && restLinked(field, z, first)
                        && !linked(field, z, first.right().get(0))
                        && leavesNothing(field, z, cells)
                        && !isIn(field.label[z], cells));
    }

    /** Whether z and the right-linking candidates rule out all that the last variable has besides its left-linking candidate. */
    private static boolean leavesNothing(Field field, int z, List<Pattern.Cell> cells) {
        Pattern.Cell last = cells.get(cells.size() - 1);
        for (int c : field.membersOf(last.variable())) {
            int x = field.label[c];
            if (x != last.left() && !linked(field, z, x) && !isRuledOut(field, x, cells)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRuledOut(Field field, int label, List<Pattern.Cell> cells) {
        for (int k = 0; k < cells.size() - 1; k++) {
            if (field.model().links().linked(label, cells.get(k).right().get(0))) {
                return true;
            }
        }
        return false;
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
        for (Pattern.Cell cell : cells) {
            if (cell.left() == label || cell.right().contains(label)) {
                return true;
            }
        }
        return false;
    }

    private static Ints keep(Field field, IntPredicate wanted) {
        int[] found = new int[field.size];
        int count = 0;
        for (int z : field.open()) {
            if (wanted.test(z)) {
                found[count++] = field.label[z];
            }
        }
        return Ints.copyOf(found, count);
    }
}
