package ninebynine.rule.relation;

import java.util.List;
import ninebynine.rule.Relation;
import ninebynine.state.View;

/**
 * The relations that a theory has.
 *
 * @param sources where they come from
 * @param splits whether two smaller ones take the place of one that has twins among its guardians
 */
public record RelationSupply(List<RelationSource> sources, boolean splits) {
    /** No relations. */
    public static final RelationSupply NONE = new RelationSupply(List.of(), false);

    public RelationSupply {
        sources = List.copyOf(sources);
    }

    /** Those of a state; twins are tied by c-chains up to this length. */
    public List<Relation> of(View view, int length) {
        return Relations.of(view, sources, splits ? length : 0);
    }

    /** The same relation as it is told: its proof as short as can be, its pattern by name. */
    public Relation told(Relation relation, View view) {
        for (RelationSource source : sources) {
            if (source.word().equals(relation.name())) {
                return source.told(relation, view);
            }
        }
        return relation;
    }
}
