package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Lₖ~Rₖ₋₁, candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z)∪N(R₁)∪…∪N(Rₖ₋₁), candidates(Vₙ)∖{Lₙ} likewise ⇒ ¬candidate(Z) — the whip: if Z were true, each
 * variable in turn would have one candidate left, and the last none.
 *
 * @param form plain; typed, with all variables of one type; or with loops, where a left-linking candidate may come again
 */
public record Whip(int length, Form form) implements Sweep {
    /** The three ways of reading the condition. */
    public enum Form {
        PLAIN("W"),
        TYPED("TyW"),
        LOOPING("LW");

        private final String code;

        Form(String code) {
            this.code = code;
        }
    }

    @Override
    public String code() {
        return form.code + "[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        // Whips of length 2 are blocked, as in CSP-Rules: everything that the same cells refute goes at once.
        Field field = Field.of(view, Nodes.CANDIDATES);
        chains(field).find("whip", length, length == 2 ? (z, cells) -> Blocks.whip2(field, cells) : null, out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.CANDIDATES)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof Whip that && that.length <= length && that.form == form;
    }

    private Chains chains(Field field) {
        WhipSearch search = form == Form.LOOPING ? new WhipSearch(field, true) : field.whips();
        return new Chains(field, form == Form.TYPED, search);
    }
}
