package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Lₖ~Rₖ₋₁, candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z)∪N(R₁)∪…∪N(Rₖ₋₁), candidates(Vₙ)∖{Lₙ} likewise ⇒ ¬candidate(Z) — the whip: if Z were true, each
 * variable in turn would have one candidate left, and the last none.
 */
public record Whip(int length) implements Sweep {
    @Override
    public String code() {
        return "W[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        Field field = Field.of(view);
        WhipSearch search = new WhipSearch(field, false, false);
        Chains.find(field, field.filter(false), "whip", length, (z, n) -> search.find(z, n, null), out);
    }

    @Override
    public Ints targets(View view) {
        Field field = Field.of(view);
        WhipSearch search = new WhipSearch(field, false, false);
        return Chains.targets(field, field.filter(false), length, (z, n) -> search.find(z, n, null));
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof Whip that && that.length <= length;
    }
}
