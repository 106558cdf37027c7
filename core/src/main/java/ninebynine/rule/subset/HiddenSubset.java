package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/** |{n₁…nₚ}| = |⋃ places(nᵢ)| = p ⇒ ¬candidate(m, c) for these places and every other m — p values share p places of a house. */
public record HiddenSubset(int size) implements Rule {
    @Override
    public String code() {
        return "H" + SubsetSearch.letter(size);
    }

    @Override
    public int level() {
        return size;
    }

    @Override
    public void find(View view, Matches out) {
        SubsetSearch.find(view, Frame.Kind.HIDDEN, size, out);
    }
}
