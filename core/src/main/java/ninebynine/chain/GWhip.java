package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * As a whip, but Rₖ may be a group g of Vₖ with candidates(Vₖ)∖{Lₖ}∖g neutralised; it then rules out what is linked to all of g ⇒ ¬candidate(Z)
 * — the g-whip: "it is one of these three" is enough to go on.
 *
 * @param typed whether all variables must be of one type
 */
public record GWhip(int length, boolean typed) implements Sweep {
    @Override
    public String code() {
        return (typed ? "Ty" : "") + "gW[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        chains(Field.of(view, Nodes.GROUPS)).find("g-whip", length, null, out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.GROUPS)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof GWhip that && that.length <= length && that.typed == typed;
    }

    private Chains chains(Field field) {
        return new Chains(field, typed, field.whips());
    }
}
