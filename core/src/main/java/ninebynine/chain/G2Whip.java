package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * As a whip, but Rₖ may be any two candidates a, b of Vₖ with candidates(Vₖ)∖{Lₖ,a,b} neutralised; they then rule out what is linked to both ⇒
 * ¬candidate(Z) — the g2-whip, for games without groups.
 */
public record G2Whip(int length) implements Sweep {
    @Override
    public String code() {
        return "g2W[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        chains(Field.of(view, Nodes.PAIRS)).find("g2-whip", length, null, out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.PAIRS)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof G2Whip that && that.length <= length;
    }

    private static Chains chains(Field field) {
        return new Chains(field, false, field.whips());
    }
}
