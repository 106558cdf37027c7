package ninebynine.chain;

import static ninebynine.chain.Condition.From.LAST;
import static ninebynine.chain.Condition.Leaning.TARGET;

import java.util.List;
import ninebynine.rule.ChainName;
import ninebynine.rule.Rule;

/**
 * L₁~Z, Lₖ~Rₖ₋₁, candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z), candidates(Vₙ)∖{Lₙ} ⊆ N(Z) ⇒ ¬candidate(Z) — the z-chain: a bivalue-chain modulo what Z rules
 * out.
 *
 * @param typed whether all variables must be of one type
 * @param types if not empty, the only types that a typed one may stay inside of
 */
public record ZChain(int length, boolean typed, List<String> types) implements ChainRule, TypedChain {
    private static final Condition Z_CHAIN =
            Condition.of("Z", ChainName.Z_CHAIN, LAST, TARGET).blocked(Block.Z_CHAIN);

    public ZChain {
        types = List.copyOf(types);
    }

    /** Of so many variables, all of one type or not. */
    public ZChain(int length, boolean typed) {
        this(length, typed, List.of());
    }

    @Override
    public Rule inside(List<String> chosen) {
        return new ZChain(length, typed, chosen);
    }

    @Override
    public Condition condition() {
        return (typed ? Z_CHAIN.ofOneType() : Z_CHAIN).inside(types);
    }
}
