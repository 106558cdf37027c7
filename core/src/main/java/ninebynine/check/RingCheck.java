package ninebynine.check;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** cₖ, cₖ₊₁ ∈ Vₖ, candidates(Vₖ)∖{cₖ,cₖ₊₁} ⊆ N(Z), n odd: whether the cells form an oddagon. */
final class RingCheck {
    private final Position before;
    private final Model model;

    RingCheck(Position before) {
        this.before = before;
        this.model = before.model();
    }

    @Nullable
    String problem(List<Pattern.Cell> cells, int z) {
        int n = cells.size();
        if (n % 2 == 0 || n < 3) {
            return "The ring has " + n + " cells; an odd number from 3 on is needed.";
        }
        for (int k = 0; k < n; k++) {
            Pattern.Cell cell = cells.get(k);
            String problem = cell(cell, cells.get((k + 1) % n), z);
            for (int i = 0; i < k && problem == null; i++) {
                if (cells.get(i).variable() == cell.variable() || cells.get(i).left() == cell.left()) {
                    problem = "the ring meets itself.";
                }
            }
            if (problem != null) {
                return "Cell " + (k + 1) + ", " + model.names().variable(cell.variable()) + ": " + problem;
            }
        }
        return null;
    }

    private @Nullable String cell(Pattern.Cell cell, Pattern.Cell next, int z) {
        if (!cell.right().equals(Ints.of(next.left()))) {
            return "its right candidate is not the left one of the next.";
        }
        int ends = 0;
        for (int x : model.labels(cell.variable())) {
            if (!before.isOpen(x)) {
                continue;
            }
            if (x == cell.left() || x == next.left()) {
                ends++;
            } else if (!model.links().linked(x, z)) {
                return model.names().label(x) + " is not linked to the target.";
            }
        }
        return ends == 2 ? null : "its two candidates are not there.";
    }
}
