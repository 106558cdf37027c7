package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/** |{c₁…cₚ}| = |⋃ candidates(cᵢ)| = p ⇒ ¬candidate(n, c) for these n and every other c of the house — p cells share p values. */
public record NakedSubset(int size) implements Rule {
    @Override
    public String code() {
        return "N" + SubsetSearch.letter(size);
    }

    @Override
    public int level() {
        return size;
    }

    @Override
    public void find(View view, Matches out) {
        SubsetSearch.find(view, Frame.Kind.NAKED, size, out);
    }
}
