package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Matches;
import ninebynine.state.View;

/** |{n₁…nₚ}| = |⋃ places(nᵢ)| = p ⇒ ¬candidate(m, c) for these places and every other m — p values share p places of a house. */
public record HiddenSubset(int size, String code) implements SubsetRule {
    /** Of this size. */
    public HiddenSubset(int size) {
        this(size, "H" + SubsetSearch.letter(size));
    }

    /** The rule for a model; where no house has a name, hidden and naked subsets share their codes, as in CSP-Rules. */
    public static HiddenSubset of(Model model, int size) {
        return SubsetSearch.hasUnits(model)
                ? new HiddenSubset(size)
                : new HiddenSubset(size, SubsetSearch.letter(size));
    }

    @Override
    public Frame.Kind kind() {
        return Frame.Kind.HIDDEN;
    }

    @Override
    public void find(View view, Matches out) {
        SubsetSearch.find(this, view, kind(), size, out);
    }
}
