package ninebynine.check;

import java.util.List;
import ninebynine.model.ChainType;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * L₁~Z, Lₖ~Rₖ₋₁ and so on: whether a chain has the conditions of its family, by the definitions alone.
 *
 * <pre>
 *   Z ── L₁ V₁ R₁ ── L₂ V₂ R₂ ── … ── Lₙ Vₙ ──▶ nothing left, or Rₙ linked to Z
 *            │           │
 *            └ what else a variable has must be ruled out by what its family may lean on
 * </pre>
 */
final class ChainCheck {
    private final Position before;
    private final Model model;
    private final boolean loops;

    ChainCheck(Position before, boolean loops) {
        this.before = before;
        this.model = before.model();
        this.loops = loops;
    }

    @Nullable
    String problem(Pattern.Chain chain, Ints targets) {
        ChainName family = chain.name();
        ChainType type = chain.type();
        if (type != null && !family.canBeTyped()) {
            return "No " + family.written() + " stays inside a type.";
        }
        for (Pattern.Cell cell : chain.cells()) {
            if (type != null && !type.contains(cell.variable())) {
                return variable(cell) + " is not of type " + type.name() + ".";
            }
        }
        for (int i = 0; i < targets.size(); i++) {
            int z = targets.get(i);
            String problem = family == ChainName.ODDAGON
                    ? new RingCheck(before).problem(chain.cells(), z)
                    : linear(family, chain.cells(), z, true);
            if (problem != null) {
                return problem;
            }
        }
        return null;
    }

    /** From Z along the cells; a partial chain has not come to its end. */
    @Nullable
    String linear(ChainName family, List<Pattern.Cell> cells, int z, boolean complete) {
        for (int k = 0; k < cells.size(); k++) {
            Pattern.Cell cell = cells.get(k);
            boolean last = complete && k == cells.size() - 1;
            String problem = made(family, cell, z);
            problem = problem == null ? shape(family, cell, last) : problem;
            problem = problem == null ? fresh(family, cells, k) : problem;
            problem = problem == null ? joined(family, cells, k, z) : problem;
            problem = problem == null ? neutral(family, cells, k, z, last) : problem;
            if (problem != null) {
                return "Cell " + (k + 1) + ", " + variable(cell) + ": " + problem;
            }
        }
        return family == ChainName.T_WHIP && complete ? ends(cells, z) : null;
    }

    /** A cell is made of candidates of its variable, and the target is none of them. */
    private @Nullable String made(ChainName family, Pattern.Cell cell, int z) {
        if (!belongs(cell.left(), cell.variable()) || !before.isOpen(cell.left())) {
            return name(cell.left()) + " is no candidate of it.";
        }
        if (belongs(z, cell.variable())) {
            return "the target " + name(z) + " is a candidate of it.";
        }
        int alive = 0;
        for (int i = 0; i < cell.right().size(); i++) {
            int x = cell.right().get(i);
            if (!belongs(x, cell.variable())) {
                return name(x) + " is no candidate of it.";
            }
            if (x == cell.left()) {
                return name(x) + " is on both sides.";
            }
            alive += before.isOpen(x) ? 1 : 0;
        }
        boolean enough = cell.right().size() <= 1 || family == ChainName.G2_WHIP
                ? alive == cell.right().size()
                : alive >= 2;
        return enough ? null : "what is right of it are no candidates.";
    }

    /** What may stand on the right: a dot at the end, else one candidate, a group, or a pair. */
    private @Nullable String shape(ChainName family, Pattern.Cell cell, boolean last) {
        int size = cell.right().size();
        if (last && !ChainConditions.endsOnTheRight(family)) {
            return size == 0 ? null : "such a chain ends with a dot.";
        }
        if (size == 0) {
            return "it has no right-linking candidate.";
        }
        boolean allowed = size == 1
                || family == ChainName.G2_WHIP
                        && size == 2
                        && cell.right().get(0) != cell.right().get(1)
                || ChainConditions.hasGroups(family) && GroupIndex.of(model).contains(cell.variable(), cell.right());
        return allowed ? null : "its right side is no candidate, nor a group that such a chain may have.";
    }

    /** No variable and no candidate comes twice, but for what the family allows. */
    private @Nullable String fresh(ChainName family, List<Pattern.Cell> cells, int k) {
        Pattern.Cell cell = cells.get(k);
        for (int i = 0; i < k; i++) {
            Pattern.Cell earlier = cells.get(i);
            boolean mayReturn = (ChainConditions.hasGroups(family) || family == ChainName.G2_WHIP) && i < k - 1;
            if (earlier.variable() == cell.variable() && !mayReturn) {
                return "the variable comes twice.";
            }
            if (earlier.left() == cell.left() && !ChainConditions.isBraid(family) && !loops) {
                return "the left-linking candidate comes twice.";
            }
            boolean twice = earlier.right().size() == 1 && earlier.right().get(0) == cell.left()
                    || cell.right().size() == 1 && cell.right().get(0) == earlier.left()
                    || !cell.right().isEmpty() && cell.right().equals(earlier.right())
                    || earlier.right().size() == 1
                            && cell.right().contains(earlier.right().get(0));
            if (twice && family != ChainName.TRIAL_BRAID) {
                return "a candidate of it comes twice.";
            }
        }
        return null;
    }

    /** The left-linking candidate hangs on the cell before it; in a braid on any cell before it, or on the target. */
    private @Nullable String joined(ChainName family, List<Pattern.Cell> cells, int k, int z) {
        int left = cells.get(k).left();
        boolean joined = (k == 0 || ChainConditions.isBraid(family)) && linked(left, z);
        for (int i = ChainConditions.isBraid(family) ? 0 : Math.max(0, k - 1); i < k && !joined; i++) {
            joined = linkedToAll(left, span(family, cells.get(i)));
        }
        return joined ? null : "the left-linking candidate " + name(left) + " is linked to nothing before it.";
    }

    /** What else the variable has is ruled out, and what is right of it is not; at the end the rest is linked to the target. */
    private @Nullable String neutral(ChainName family, List<Pattern.Cell> cells, int k, int z, boolean last) {
        Pattern.Cell cell = cells.get(k);
        int others = 0;
        boolean alive = false;
        for (int x : model.labels(cell.variable())) {
            if (x == cell.left() || !before.isOpen(x)) {
                continue;
            }
            others++;
            boolean neutral = isNeutral(family, x, cells, k, z, last);
            if (cell.right().contains(x)) {
                alive |= !neutral;
            } else if (!neutral) {
                return name(x) + " is not ruled out.";
            }
        }
        if (others == 0) {
            return "it has one candidate only.";
        }
        if (!cell.right().isEmpty() && !alive && family != ChainName.TRIAL_BRAID) {
            return "what is right of it is ruled out already.";
        }
        boolean closes = !last || cell.right().isEmpty() || linkedToAll(z, span(family, cell));
        return closes ? null : "the last right-linking candidate is not linked to the target " + name(z) + ".";
    }

    /** Whether a further candidate of cell k is ruled out by what the family may lean on there. */
    private boolean isNeutral(ChainName family, int x, List<Pattern.Cell> cells, int k, int z, boolean last) {
        return switch (ChainConditions.leaning(family)) {
            case NOTHING -> false;
            case TARGET -> linked(x, z);
            case NEIGHBOUR -> k == 0 ? linked(x, z) : linkedToAll(x, span(family, cells.get(k - 1)));
            case CHAIN -> isRuledOut(family, x, cells, k) || (k == 0 || last) && linked(x, z);
            case TARGET_AND_CHAIN -> linked(x, z) || isRuledOut(family, x, cells, k);
        };
    }

    private boolean isRuledOut(ChainName family, int x, List<Pattern.Cell> cells, int k) {
        for (int i = 0; i < k; i++) {
            if (linkedToAll(x, span(family, cells.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /**
     * A t-whip leans on the target at one end: as coded, in V₁ for any number of candidates and in Vₙ for one; as in the book, in Vₙ only.
     */
    private @Nullable String ends(List<Pattern.Cell> cells, int z) {
        Pattern.Cell first = cells.get(0);
        int n = cells.size() - 1;
        boolean atTheFirst = false;
        for (int x : model.labels(first.variable())) {
            atTheFirst |=
                    before.isOpen(x) && x != first.left() && !first.right().contains(x);
        }
        int atTheLast = 0;
        for (int x : model.labels(cells.get(n).variable())) {
            boolean leans = before.isOpen(x) && x != cells.get(n).left() && !isRuledOut(ChainName.T_WHIP, x, cells, n);
            atTheLast += leans ? 1 : 0;
        }
        return n > 0 && atTheFirst && atTheLast > 1 ? "Both ends lean on the target " + name(z) + "." : null;
    }

    private boolean belongs(int label, int variable) {
        for (int v : model.variables(label)) {
            if (v == variable) {
                return true;
            }
        }
        return false;
    }

    private boolean linked(int a, int b) {
        return model.links().linked(a, b);
    }

    /** What a label must be linked to that a cell's right side rules out. */
    Ints span(ChainName family, Pattern.Cell cell) {
        return ChainConditions.hasGroups(family)
                ? GroupIndex.of(model).span(cell.variable(), cell.right())
                : cell.right();
    }

    boolean linkedToAll(int label, Ints labels) {
        for (int i = 0; i < labels.size(); i++) {
            if (!linked(label, labels.get(i))) {
                return false;
            }
        }
        return !labels.isEmpty();
    }

    private String name(int label) {
        return model.names().label(label);
    }

    private String variable(Pattern.Cell cell) {
        return model.names().variable(cell.variable());
    }
}
