package ninebynine.check;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Whether a chain that uses a relation is one: the conditions of whips or braids, where one cell has the guardians for its candidates. */
final class OrChainCheck {
    private final Position before;
    private final Model model;
    private final Pattern.OrChain chain;
    private final boolean groups;
    private final boolean braid;
    private final List<Pattern.Cell> cells;
    private final boolean published;

    /** @param published whether the guardian that is left may be ruled out too: CSP-Rules does not look, and then the chain could have ended there */
    OrChainCheck(Position before, Pattern.OrChain chain, boolean published) {
        this.published = published;
        this.before = before;
        this.model = before.model();
        this.chain = chain;
        this.groups = chain.chain() == ChainName.G_WHIP || chain.chain() == ChainName.G_BRAID;
        this.braid = chain.chain() == ChainName.BRAID || chain.chain() == ChainName.G_BRAID;
        this.cells = chain.cells();
    }

    /** What is wrong with it, its relation taken for granted; or null. */
    @Nullable
    String problem(Ints targets) {
        if (!chain.chain().canBePartial()) {
            return "No chain of relations is called " + chain.chain().written() + ".";
        }
        if (cells.stream().filter(Pattern.Cell::isRelation).count() != 1) {
            return "It has no step of its relation, or more than one.";
        }
        for (int i = 0; i < targets.size(); i++) {
            for (int k = 0; k < cells.size(); k++) {
                String problem = problem(k, targets.get(i));
                if (problem != null) {
                    return "Cell " + (k + 1) + ", " + where(k) + ": " + problem;
                }
            }
        }
        return null;
    }

    private String where(int k) {
        return cells.get(k).isRelation()
                ? chain.relation().or()
                : model.names().variable(cells.get(k).variable());
    }

    private @Nullable String problem(int k, int z) {
        String problem = made(k, z);
        problem = problem == null ? fresh(k) : problem;
        problem = problem == null && !isJoined(k, z)
                ? "the left-linking candidate " + name(cells.get(k).left()) + " is linked to nothing before it."
                : problem;
        return problem == null ? neutral(k, z) : problem;
    }

    private Ints labels(int k) {
        Pattern.Cell cell = cells.get(k);
        return cell.isRelation() ? chain.relation().guardians() : Ints.of(model.labels(cell.variable()));
    }

    /** A cell is made of its own candidates, the target is none of them, and only the last is left with nothing. */
    private @Nullable String made(int k, int z) {
        Pattern.Cell cell = cells.get(k);
        Ints labels = labels(k);
        Ints right = cell.right();
        if (!labels.contains(cell.left()) || !before.isOpen(cell.left())) {
            return name(cell.left()) + " is no candidate of it.";
        }
        if (labels.contains(z)) {
            return "the target " + name(z) + " is a candidate of it.";
        }
        if (right.isEmpty() != (k == cells.size() - 1)) {
            return right.isEmpty() ? "it has no right-linking candidate." : "such a chain ends with a dot.";
        }
        if (!right.stream().allMatch(labels::contains) || right.contains(cell.left())) {
            return "what is right of it is not of it, or on both sides.";
        }
        boolean one = right.size() == 1 && before.isOpen(right.get(0));
        boolean group = groups
                && !cell.isRelation()
                && right.size() > 1
                && right.stream().filter(before::isOpen).count() > 1
                && GroupIndex.of(model).contains(cell.variable(), right);
        return right.isEmpty() || one || group ? null : "its right side is no candidate, nor a group.";
    }

    /** No variable and no candidate comes twice; with groups a variable may return, but not at once, and in braids a left-linking candidate may. */
    private @Nullable String fresh(int k) {
        Pattern.Cell cell = cells.get(k);
        for (int i = 0; i < k; i++) {
            Pattern.Cell earlier = cells.get(i);
            if (earlier.variable() == cell.variable() && !(groups && i < k - 1)) {
                return "the variable comes twice.";
            }
            boolean ordinary = !earlier.isRelation() && !cell.isRelation();
            boolean leftAgain = ordinary && earlier.left() == cell.left() && !braid;
            boolean turned =
                    earlier.right().equals(Ints.of(cell.left())) || cell.right().equals(Ints.of(earlier.left()));
            boolean rightAgain =
                    !cell.right().isEmpty() && earlier.right().stream().allMatch(cell.right()::contains);
            if (leftAgain || turned || rightAgain) {
                return "a candidate of it comes twice.";
            }
        }
        return null;
    }

    /** A relation is joined by any of its guardians but the one that is left. */
    private boolean isJoined(int k, int z) {
        Pattern.Cell cell = cells.get(k);
        return cell.isRelation()
                ? labels(k).stream().anyMatch(x -> !cell.right().contains(x) && isJoined(x, k, z))
                : isJoined(cell.left(), k, z);
    }

    private boolean isJoined(int left, int k, int z) {
        if ((k == 0 || braid) && model.links().linked(left, z)) {
            return true;
        }
        for (int i = braid ? 0 : Math.max(0, k - 1); i < k; i++) {
            if (rulesOut(i, left)) {
                return true;
            }
        }
        return false;
    }

    /** What else the cell has is ruled out by the target or an earlier cell, and what is right of it is not. */
    private @Nullable String neutral(int k, int z) {
        Pattern.Cell cell = cells.get(k);
        Ints span = span(k);
        boolean alive = cell.right().isEmpty() || published && cell.isRelation();
        Ints labels = labels(k);
        for (int i = 0; i < labels.size(); i++) {
            int x = labels.get(i);
            if (before.isOpen(x) && (x != cell.left() || cell.isRelation())) {
                boolean out = isRuledOut(x, k, z);
                if (!out && !span.contains(x)) {
                    return name(x) + " is not ruled out.";
                }
                alive |= !out && span.contains(x);
            }
        }
        return alive ? null : "what is right of it is ruled out already.";
    }

    private boolean isRuledOut(int x, int k, int z) {
        boolean out = model.links().linked(x, z);
        for (int i = 0; i < k && !out; i++) {
            out = rulesOut(i, x);
        }
        return out;
    }

    /** Whether the right side of cell i is linked to a label, all of it. */
    private boolean rulesOut(int i, int label) {
        Ints span = span(i);
        return !span.isEmpty() && span.stream().allMatch(x -> model.links().linked(x, label));
    }

    private Ints span(int i) {
        Pattern.Cell cell = cells.get(i);
        return cell.right().size() > 1 ? GroupIndex.of(model).span(cell.variable(), cell.right()) : cell.right();
    }

    private String name(int label) {
        return model.names().label(label);
    }
}
