package ninebynine.chain;

import static ninebynine.chain.Condition.From.LAST;
import static ninebynine.chain.Condition.Leaning.NOTHING;

import java.util.List;
import ninebynine.rule.ChainName;
import ninebynine.rule.Rule;

/**
 * Lₖ~Rₖ₋₁, candidates(Vₖ) = {Lₖ,Rₖ} for every k, Z~L₁, Z~Rₙ ⇒ ¬candidate(Z) — the bivalue-chain: L₁ is true or Rₙ is, and Z contradicts both.
 *
 * @param typed whether all variables must be of one type
 * @param types if not empty, the only types that a typed one may stay inside of
 */
public record BivalueChain(int length, boolean typed, List<String> types) implements ChainRule, TypedChain {
    private static final Condition BIVALUE_CHAIN =
            Condition.of("BC", ChainName.BIVALUE_CHAIN, LAST, NOTHING).blocked(Block.BIVALUE);

    public BivalueChain {
        types = List.copyOf(types);
    }

    /** Of so many variables, all of one type or not. */
    public BivalueChain(int length, boolean typed) {
        this(length, typed, List.of());
    }

    @Override
    public Rule inside(List<String> chosen) {
        return new BivalueChain(length, typed, chosen);
    }

    @Override
    public Condition condition() {
        return (typed ? BIVALUE_CHAIN.ofOneType() : BIVALUE_CHAIN).inside(types);
    }
}
