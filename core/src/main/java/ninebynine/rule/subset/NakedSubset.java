package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Matches;
import ninebynine.state.View;

/** |{c₁…cₚ}| = |⋃ candidates(cᵢ)| = p ⇒ ¬candidate(n, c) for these n and every other c of the house — p cells share p values. */
public record NakedSubset(int size, String code) implements SubsetRule {
    /** Of this size. */
    public NakedSubset(int size) {
        this(size, "N" + SubsetSearch.letter(size));
    }

    /** The rule for a model; where no house has a name, naked and hidden subsets share their codes, as in CSP-Rules. */
    public static NakedSubset of(Model model, int size) {
        return SubsetSearch.hasUnits(model) ? new NakedSubset(size) : new NakedSubset(size, SubsetSearch.letter(size));
    }

    @Override
    public Frame.Kind kind() {
        return Frame.Kind.NAKED;
    }

    @Override
    public void find(View view, Matches out) {
        SubsetSearch.find(this, view, kind(), size, out);
    }
}
