package ninebynine.rule.relation;

import java.util.List;
import ninebynine.rule.Relation;
import ninebynine.state.View;

/** Where relations come from: patterns of variables that could not be answered if it were not for some candidates. Games have them. */
public interface RelationSource {
    /** Its word in theories, as in {@code Trid}. */
    String word();

    /** The relations of a state, in a fixed order; none that a value satisfies. */
    List<Relation> relations(View view);

    /** Whether one that says less than another is still worth keeping: a chain may need just its guardians to go on. */
    default boolean keepsWeaker(Relation relation) {
        return false;
    }

    /** A relation of its own as it is told: its proof as short as can be, and with the name of its pattern. Those that are only looked at need neither. */
    default Relation told(Relation relation, View view) {
        return relation;
    }

    /** The same with at most so many guardians, where it can be limited. */
    default RelationSource upTo(int guardians) {
        return this;
    }
}
