package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.rule.Matches;
import ninebynine.state.View;

/** |{r₁…rₚ}| = |⋃ columns(n, rᵢ)| = p ⇒ ¬candidate(n, r, c) for these columns and every other r — the fish. */
public record SuperHiddenSubset(int size) implements SubsetRule {
    @Override
    public String code() {
        return "SH" + SubsetSearch.letter(size);
    }

    @Override
    public Frame.Kind kind() {
        return Frame.Kind.SUPER_HIDDEN;
    }

    @Override
    public void find(View view, Matches out) {
        SubsetSearch.find(this, view, kind(), size, out);
    }
}
