package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Lₖ~Rₖ₋₁, candidates(Vₖ) = {Lₖ,Rₖ} for every k, Z~L₁, Z~Rₙ ⇒ ¬candidate(Z) — the bivalue-chain: L₁ is true or Rₙ is, and Z contradicts both.
 *
 * @param typed whether all variables must be of one type
 */
public record BivalueChain(int length, boolean typed) implements Sweep {
    @Override
    public String code() {
        return (typed ? "Ty" : "") + "BC[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        Field field = Field.of(view, Nodes.CANDIDATES);
        chains(field).find("biv-chain", length, (z, cells) -> Blocks.bivalue(field, cells), out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.CANDIDATES)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof BivalueChain that && that.length <= length && that.typed == typed;
    }

    private Chains chains(Field field) {
        PathSearch search = new PathSearch(field, true);
        return new Chains(field, typed, search::find);
    }
}
