package ninebynine.explain;

import java.util.List;
import ninebynine.tensor.Ints;

/**
 * A relation two of whose guardians are twins, as CSP-Rules tells it: two relations take its place.
 *
 * @param chain the candidates of the c-chain, from twin to twin
 * @param parts the guardians of the two relations
 */
public record SplitRelation(Ints chain, List<Ints> parts) {
    public SplitRelation {
        parts = List.copyOf(parts);
    }
}
