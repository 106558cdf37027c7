package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * L₁~Z, Lₖ~Rₖ₋₁, candidates(V₁)∖{L₁}∖R₁ ⊆ N(Z), candidates(Vₖ)∖{Lₖ}∖Rₖ ⊆ N(Rₖ₋₁), Rₖ a candidate or a group, Rₙ~Z ⇒ ¬candidate(Z) — the
 * g-bivalue-chain: each node follows from the one before it alone.
 */
public record GBivalueChain(int length) implements Sweep {
    @Override
    public String code() {
        return "gBC[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        chains(Field.of(view, Nodes.GROUPS)).find("g-biv-chain", length, null, out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.GROUPS)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof GBivalueChain that && that.length <= length;
    }

    private static Chains chains(Field field) {
        GPathSearch search = new GPathSearch(field);
        return new Chains(field, false, (z, n, type) -> search.find(z, n));
    }
}
