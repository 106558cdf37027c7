package ninebynine.check;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Whether a W*-whip or B*-braid is one: first each pair, by links alone, as a whip or braid on two targets; then the chain, by links and these pairs. */
final class StarCheck {
    private final Position before;
    private final Model model;
    private final Pattern.Star star;

    StarCheck(Position before, Pattern.Star star) {
        this.before = before;
        this.model = before.model();
        this.star = star;
    }

    @Nullable
    String problem(Ints targets) {
        if (star.chain() != ChainName.WHIP && star.chain() != ChainName.BRAID) {
            return "No chain of pairs is called " + star.chain().written() + ".";
        }
        for (Pattern.Pair pair : star.pairs()) {
            String problem = problem(pair);
            if (problem != null) {
                return "The pair " + name(pair.first()) + ", " + name(pair.second()) + ": " + problem;
            }
        }
        for (int i = 0; i < targets.size(); i++) {
            Ints target = Ints.of(targets.get(i));
            String problem = new Line(star.cells(), target, star.chain(), star.pairs()).problem();
            if (problem != null) {
                return problem;
            }
        }
        return null;
    }

    private @Nullable String problem(Pattern.Pair pair) {
        if (pair.chain() != ChainName.WHIP && pair.chain() != star.chain()) {
            return "such a chain has no pairs by a " + pair.chain().written() + ".";
        }
        if (!before.isOpen(pair.first()) || !before.isOpen(pair.second())) {
            return "these are not two candidates.";
        }
        if (pair.first() == pair.second() || model.links().linked(pair.first(), pair.second())) {
            return "they are the same, or linked.";
        }
        return new Line(pair.cells(), Ints.of(pair.first(), pair.second()), pair.chain(), List.of()).problem();
    }

    /** Cells one after the other, from what is assumed to a variable that has nothing left. */
    private final class Line {
        private final List<Pattern.Cell> cells;
        private final Ints assumed;
        private final boolean braid;
        private final List<Pattern.Pair> pairs;

        Line(List<Pattern.Cell> cells, Ints assumed, ChainName kind, List<Pattern.Pair> pairs) {
            this.cells = cells;
            this.assumed = assumed;
            this.braid = kind == ChainName.BRAID;
            this.pairs = pairs;
        }

        @Nullable
        String problem() {
            for (int k = 0; k < cells.size(); k++) {
                String problem = made(k);
                problem = problem == null ? joined(k) : problem;
                problem = problem == null ? rest(k) : problem;
                if (problem != null) {
                    return "Cell " + (k + 1) + ", "
                            + model.names().variable(cells.get(k).variable()) + ": " + problem;
                }
            }
            return cells.isEmpty() ? "It has no cells." : null;
        }

        private @Nullable String made(int k) {
            Pattern.Cell cell = cells.get(k);
            Ints labels = Ints.of(model.labels(cell.variable()));
            Ints right = cell.right();
            if (!labels.contains(cell.left()) || !before.isOpen(cell.left())) {
                return name(cell.left()) + " is no candidate of it.";
            }
            if (right.isEmpty() != (k == cells.size() - 1)) {
                return right.isEmpty() ? "it has no right-linking candidate." : "such a chain ends with a dot.";
            }
            if (right.size() > 1 || right.contains(cell.left())) {
                return "its right side is no other candidate.";
            }
            if (!right.isEmpty() && !(labels.contains(right.get(0)) && before.isOpen(right.get(0)))) {
                return name(right.get(0)) + " is no candidate of it.";
            }
            if (assumed.stream().allMatch(labels::contains)
                    || assumed.contains(cell.left())
                    || right.stream().anyMatch(assumed::contains)) {
                return "the target is a candidate of it.";
            }
            for (int i = 0; i < k; i++) {
                Pattern.Cell earlier = cells.get(i);
                if (earlier.variable() == cell.variable()) {
                    return "the variable comes twice.";
                }
                if (!right.isEmpty() && right.equals(earlier.right())) {
                    return "a candidate of it comes twice.";
                }
            }
            return null;
        }

        /** The left-linking candidate hangs on the cell before it; the first, and in a braid any, on what is assumed. */
        private @Nullable String joined(int k) {
            int left = cells.get(k).left();
            boolean joined = (k == 0 || braid) && assumed.stream().anyMatch(x -> excludes(x, left));
            for (int i = braid ? 0 : Math.max(0, k - 1); i < k && !joined; i++) {
                joined = excludes(cells.get(i).right().get(0), left);
            }
            return joined ? null : "the left-linking candidate " + name(left) + " is linked to nothing before it.";
        }

        /** What else the variable has is ruled out, and what is right of it is not. */
        private @Nullable String rest(int k) {
            Pattern.Cell cell = cells.get(k);
            int open = 0;
            for (int x : model.labels(cell.variable())) {
                if (before.isOpen(x)) {
                    open++;
                    boolean right = cell.right().contains(x);
                    if (isRuledOut(x, k) == right) {
                        return right ? "what is right of it is ruled out already." : name(x) + " is not ruled out.";
                    }
                }
            }
            return open < 2 ? "it has one candidate only." : null;
        }

        private boolean isRuledOut(int x, int k) {
            boolean out = assumed.stream().anyMatch(y -> excludes(y, x));
            for (int i = 0; i < k && !out; i++) {
                out = excludes(cells.get(i).right().get(0), x);
            }
            return out;
        }

        private boolean excludes(int x, int y) {
            return x != y && (model.links().linked(x, y) || pairs.stream().anyMatch(pair -> pair.joins(x, y)));
        }
    }

    private String name(int label) {
        return model.names().label(label);
    }
}
