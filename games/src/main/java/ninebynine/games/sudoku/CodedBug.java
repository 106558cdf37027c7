package ninebynine.games.sudoku;

import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/** P = all open cells, (P, D) deadly, one guardian x, ∃! solution ⇒ value(x) — bug+1, where CSP-Rules has it: right after its unique rectangles. */
final class CodedBug implements Rule {
    static final String CODE = "BUGc";

    @Override
    public String code() {
        return CODE;
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public String card() {
        return CodedUniqueness.class.getSimpleName();
    }

    @Override
    public void find(View view, Matches out) {
        for (Relation relation : new Bug(1).relations(view)) {
            int label = relation.guardians().get(0);
            if (!out.add(new Match.Assertion(new Pattern.OneOf(relation), label))) {
                return;
            }
        }
    }
}
