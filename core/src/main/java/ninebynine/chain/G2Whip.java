package ninebynine.chain;

import static ninebynine.chain.Condition.From.LAST;
import static ninebynine.chain.Condition.Leaning.TARGET_AND_NODES;

import ninebynine.rule.ChainName;

/**
 * As a whip, but Rₖ may be any two candidates a, b of Vₖ with candidates(Vₖ)∖{Lₖ,a,b} neutralised; they then rule out what is linked to both ⇒
 * ¬candidate(Z) — the g2-whip, for games without groups.
 */
public record G2Whip(int length) implements ChainRule {
    private static final Condition G2_WHIP =
            Condition.of("g2W", ChainName.G2_WHIP, LAST, TARGET_AND_NODES).over(Nodes.PAIRS);

    @Override
    public Condition condition() {
        return G2_WHIP;
    }
}
