package ninebynine.chain;

import static ninebynine.chain.Condition.From.LAST;
import static ninebynine.chain.Condition.Leaning.BEFORE;

import ninebynine.rule.ChainName;

/**
 * L₁~Z, Lₖ~Rₖ₋₁, candidates(V₁)∖{L₁}∖R₁ ⊆ N(Z), candidates(Vₖ)∖{Lₖ}∖Rₖ ⊆ N(Rₖ₋₁), Rₖ a candidate or a group, Rₙ~Z ⇒ ¬candidate(Z) — the
 * g-bivalue-chain: each node follows from the one before it alone.
 */
public record GBivalueChain(int length) implements ChainRule {
    private static final Condition G_BIVALUE_CHAIN =
            Condition.of("gBC", ChainName.G_BIVALUE_CHAIN, LAST, BEFORE).over(Nodes.GROUPS);

    @Override
    public Condition condition() {
        return G_BIVALUE_CHAIN;
    }
}
