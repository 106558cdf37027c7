package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * L₁~Z, Lₖ~Rₖ₋₁, candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z), candidates(Vₙ)∖{Lₙ} ⊆ N(Z) ⇒ ¬candidate(Z) — the z-chain: a bivalue-chain modulo what Z rules
 * out.
 *
 * @param typed whether all variables must be of one type
 */
public record ZChain(int length, boolean typed) implements Sweep {
    @Override
    public String code() {
        return (typed ? "Ty" : "") + "Z[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        Field field = Field.of(view, Nodes.CANDIDATES);
        chains(field).find("z-chain", length, (z, cells) -> Blocks.zChain(field, cells), out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.CANDIDATES)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof ZChain that && that.length <= length && that.typed == typed;
    }

    private Chains chains(Field field) {
        PathSearch search = new PathSearch(field, false);
        return new Chains(field, typed, search::find);
    }
}
