package ninebynine.chain;

import static ninebynine.chain.Condition.From.LAST;
import static ninebynine.chain.Condition.Leaning.TARGET_AND_NODES;

import java.util.List;
import ninebynine.rule.ChainName;
import ninebynine.rule.Rule;

/**
 * Lₖ~Rₖ₋₁, candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z)∪N(R₁)∪…∪N(Rₖ₋₁), candidates(Vₙ)∖{Lₙ} likewise ⇒ ¬candidate(Z) — the whip: if Z were true, each
 * variable in turn would have one candidate left, and the last none.
 *
 * @param form plain; typed, with all variables of one type; or with loops, where a left-linking candidate may come again
 * @param types if not empty, the only types that a typed one may stay inside of
 */
public record Whip(int length, Form form, List<String> types) implements ChainRule, TypedChain {
    private static final Condition WHIP =
            Condition.of("W", ChainName.WHIP, LAST, TARGET_AND_NODES).blocked(Block.WHIP_2);

    /** The three ways of reading the condition. */
    public enum Form {
        /** Loopless, over variables of any type. */
        PLAIN(WHIP),
        /** Loopless, over variables of one type. */
        TYPED(WHIP.ofOneType()),
        /** A left-linking candidate may come again. */
        LOOPING(WHIP.as(Condition.Form.LOOPING, "LW"));

        private final Condition condition;

        Form(Condition condition) {
            this.condition = condition;
        }
    }

    public Whip {
        types = List.copyOf(types);
    }

    /** Of so many variables, in this form. */
    public Whip(int length, Form form) {
        this(length, form, List.of());
    }

    @Override
    public Rule inside(List<String> chosen) {
        return new Whip(length, form, chosen);
    }

    @Override
    public Condition condition() {
        return form.condition.inside(types);
    }
}
