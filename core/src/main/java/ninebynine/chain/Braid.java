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
        chains(Field.of(view, Nodes.CANDIDATES)).find("braid", length, null, out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.CANDIDATES)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof Braid that && that.length <= length;
    }

    private static Chains chains(Field field) {
        BraidSearch search = new BraidSearch(field);
        return new Chains(field, false, (z, n, type) -> search.find(z, n));
    }
}
