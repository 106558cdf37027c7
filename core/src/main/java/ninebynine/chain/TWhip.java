package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * L₁~Z, Lₖ~Rₖ₋₁, candidates(V₁)∖{L₁,R₁} ⊆ N(Z), candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(R₁)∪…∪N(Rₖ₋₁), Rₙ~Z ⇒ ¬candidate(Z) — the t-whip: a whip whose inner
 * variables do not lean on Z.
 *
 * @param form as coded in CSP-Rules; that with all variables of one type; or as in the book, where V₁ has two candidates and
 *     candidates(Vₙ)∖{Lₙ} ⊆ N(Z)∪N(R₁)∪…∪N(Rₙ₋₁)
 */
public record TWhip(int length, Form form) implements Sweep {
    /** The three ways of reading the condition. */
    public enum Form {
        CODED("tW"),
        TYPED("TytW"),
        BOOK("tWb");

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
        Field field = Field.of(view, Nodes.CANDIDATES);
        Chains.Blocked blocked = form == Form.BOOK ? null : (z, cells) -> Blocks.tWhip(field, cells);
        chains(field).find("t-whip", length, blocked, out);
    }

    @Override
    public Ints targets(View view) {
        return chains(Field.of(view, Nodes.CANDIDATES)).targets(length);
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof TWhip that && that.length <= length && that.form == form;
    }

    private Chains chains(Field field) {
        TWhipSearch search = new TWhipSearch(field, form == Form.BOOK);
        return new Chains(field, form == Form.TYPED, search::find);
    }
}
