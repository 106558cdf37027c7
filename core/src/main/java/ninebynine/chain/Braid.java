package ninebynine.chain;

import static ninebynine.chain.Condition.From.ANY;
import static ninebynine.chain.Condition.Leaning.TARGET_AND_NODES;

import java.util.List;
import ninebynine.rule.ChainName;

/**
 * Lₖ~Z or Lₖ~Rᵢ for some i&lt;k, candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z)∪N(R₁)∪…∪N(Rₖ₋₁), candidates(Vₙ)∖{Lₙ} likewise ⇒ ¬candidate(Z) — the braid: a
 * whip that may go on from any of its nodes.
 *
 * @param typed whether all variables must be of one type; no theory has these, but they show what typed chains can't do
 * @param types if not empty, the only types that a typed one may stay inside of
 */
public record Braid(int length, boolean typed, List<String> types) implements ChainRule {
    private static final Condition BRAID = Condition.of("B", ChainName.BRAID, ANY, TARGET_AND_NODES);

    /** Of so many variables. */
    public Braid(int length) {
        this(length, false, List.of());
    }

    public Braid {
        types = List.copyOf(types);
    }

    @Override
    public Condition condition() {
        return (typed ? BRAID.ofOneType() : BRAID).inside(types);
    }
}
