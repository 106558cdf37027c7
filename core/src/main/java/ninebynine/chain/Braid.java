package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Lₖ~Z or Lₖ~Rᵢ for some i&lt;k, candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z)∪N(R₁)∪…∪N(Rₖ₋₁), candidates(Vₙ)∖{Lₙ} likewise ⇒ ¬candidate(Z) — the braid: a
 * whip that may go on from any of its nodes.
 */
public record Braid(int length) implements Sweep {
    @Override
    public String code() {
        return "B[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        Field field = Field.of(view);
        BraidSearch search = new BraidSearch(field, false);
        Chains.find(field, field.filter(false), "braid", length, search::find, out);
    }

    @Override
    public Ints targets(View view) {
        Field field = Field.of(view);
        BraidSearch search = new BraidSearch(field, false);
        return Chains.targets(field, field.filter(false), length, search::find);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof Braid that && that.length <= length
                || other instanceof Whip whip && whip.length() <= length;
    }
}
