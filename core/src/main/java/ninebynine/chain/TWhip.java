package ninebynine.chain;

import static ninebynine.chain.Condition.From.LAST;
import static ninebynine.chain.Condition.Leaning.NODES;

import java.util.List;
import ninebynine.rule.ChainName;
import ninebynine.rule.Rule;

/**
 * L₁~Z, Lₖ~Rₖ₋₁, candidates(V₁)∖{L₁,R₁} ⊆ N(Z), candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(R₁)∪…∪N(Rₖ₋₁), Rₙ~Z ⇒ ¬candidate(Z) — the t-whip: a whip whose inner
 * variables do not lean on Z.
 *
 * @param form as coded in CSP-Rules; that with all variables of one type; or as in the book, where V₁ has two candidates and
 *     candidates(Vₙ)∖{Lₙ} ⊆ N(Z)∪N(R₁)∪…∪N(Rₙ₋₁)
 * @param types if not empty, the only types that a typed one may stay inside of
 */
public record TWhip(int length, Form form, List<String> types) implements ChainRule, TypedChain {
    private static final Condition T_WHIP = Condition.of("tW", ChainName.T_WHIP, LAST, NODES);

    /** The three ways of reading the condition. */
    public enum Form {
        /** As CSP-Rules does. */
        CODED(T_WHIP.blocked(Block.T_WHIP)),
        /** As CSP-Rules does, over variables of one type. */
        TYPED(T_WHIP.blocked(Block.T_WHIP).ofOneType()),
        /** As in the book. */
        BOOK(T_WHIP.as(Condition.Form.BOOK, "tWb"));

        private final Condition condition;

        Form(Condition condition) {
            this.condition = condition;
        }
    }

    public TWhip {
        types = List.copyOf(types);
    }

    /** Of so many variables, in this form. */
    public TWhip(int length, Form form) {
        this(length, form, List.of());
    }

    @Override
    public Rule inside(List<String> chosen) {
        return new TWhip(length, form, chosen);
    }

    @Override
    public Condition condition() {
        return form.condition.inside(types);
    }
}
