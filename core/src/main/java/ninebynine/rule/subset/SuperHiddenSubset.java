package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/** |{r₁…rₚ}| = |⋃ columns(n, rᵢ)| = p ⇒ ¬candidate(n, r, c) for these columns and every other r — the fish. */
public record SuperHiddenSubset(int size) implements Rule {
    @Override
    public String code() {
        return "SH" + SubsetSearch.letter(size);
    }

    @Override
    public int level() {
        return size;
    }

    @Override
    public boolean isStable() {
        return SubsetSearch.isStable(size);
    }

    @Override
    public boolean isExhausted(View view) {
        return isStable() || SubsetSearch.isExhausted(view, Frame.Kind.SUPER_HIDDEN, size);
    }

    @Override
    public void find(View view, Matches out) {
        SubsetSearch.find(this, view, Frame.Kind.SUPER_HIDDEN, size, out);
    }
}
