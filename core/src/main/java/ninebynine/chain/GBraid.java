package ninebynine.chain;

import static ninebynine.chain.Condition.From.ANY;
import static ninebynine.chain.Condition.Leaning.TARGET_AND_NODES;

import java.util.List;
import ninebynine.rule.ChainName;

/**
 * As a braid, but Rₖ may be a group g of Vₖ with candidates(Vₖ)∖{Lₖ}∖g neutralised; it then rules out what is linked to all of g ⇒ ¬candidate(Z)
 * — the g-braid.
 *
 * @param typed whether all variables must be of one type; no theory has these, but they show what typed chains can't do
 * @param types if not empty, the only types that a typed one may stay inside of
 */
public record GBraid(int length, boolean typed, List<String> types) implements ChainRule {
    private static final Condition G_BRAID =
            Condition.of("gB", ChainName.G_BRAID, ANY, TARGET_AND_NODES).over(Nodes.GROUPS);

    /** Of so many variables. */
    public GBraid(int length) {
        this(length, false, List.of());
    }

    public GBraid {
        types = List.copyOf(types);
    }

    @Override
    public Condition condition() {
        return (typed ? G_BRAID.ofOneType() : G_BRAID).inside(types);
    }
}
