package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * As a braid, but Rₖ may be a group g of Vₖ with candidates(Vₖ)∖{Lₖ}∖g neutralised; it then rules out what is linked to all of g ⇒ ¬candidate(Z)
 * — the g-braid.
 */
public record GBraid(int length) implements Sweep {
    @Override
    public String code() {
        return "gB[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        chains(Field.of(view, Nodes.GROUPS)).find("g-braid", length, null, out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.GROUPS)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof GBraid that && that.length <= length;
    }

    private static Chains chains(Field field) {
        BraidSearch search = new BraidSearch(field);
        return new Chains(field, false, (z, n, type) -> search.find(z, n));
    }
}
