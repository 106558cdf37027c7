package ninebynine.rule.basic;

import ninebynine.model.Constraint;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** ∃S ⊆ values, no solution ⊇ S ⇒ ⊥ — values that can't all be so, by what the model demands besides its links, have no solution. */
public final class ConflictDetection implements Rule {
    private final Constraint constraint;

    /** Asks this constraint, too. */
    public ConflictDetection(Constraint constraint) {
        this.constraint = constraint;
    }

    @Override
    public String code() {
        return "CC";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public boolean isStable() {
        return true;
    }

    @Override
    public void find(View view, Matches out) {
        Ints conflict = constraint.conflict(view::isValue);
        if (!conflict.isEmpty()) {
            out.add(new Match.Contradiction(new Pattern.Conflict(conflict)));
        }
    }
}
