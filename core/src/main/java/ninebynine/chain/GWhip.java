package ninebynine.chain;

import static ninebynine.chain.Condition.From.LAST;
import static ninebynine.chain.Condition.Leaning.TARGET_AND_NODES;

import java.util.List;
import ninebynine.rule.ChainName;
import ninebynine.rule.Rule;

/**
 * As a whip, but Rₖ may be a group g of Vₖ with candidates(Vₖ)∖{Lₖ}∖g neutralised; it then rules out what is linked to all of g ⇒ ¬candidate(Z)
 * — the g-whip: "it is one of these three" is enough to go on.
 *
 * @param typed whether all variables must be of one type
 * @param types if not empty, the only types that a typed one may stay inside of
 */
public record GWhip(int length, boolean typed, List<String> types) implements ChainRule, TypedChain {
    private static final Condition G_WHIP =
            Condition.of("gW", ChainName.G_WHIP, LAST, TARGET_AND_NODES).over(Nodes.GROUPS);

    public GWhip {
        types = List.copyOf(types);
    }

    /** Of so many variables, all of one type or not. */
    public GWhip(int length, boolean typed) {
        this(length, typed, List.of());
    }

    @Override
    public Rule inside(List<String> chosen) {
        return new GWhip(length, typed, chosen);
    }

    @Override
    public Condition condition() {
        return (typed ? G_WHIP.ofOneType() : G_WHIP).inside(types);
    }
}
