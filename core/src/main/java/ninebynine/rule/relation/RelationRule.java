package ninebynine.rule.relation;

import ninebynine.rule.Rule;

/** A rule that uses relations, and so must be told which a theory has. */
public interface RelationRule {
    /** The same rule with these relations. */
    Rule from(RelationSupply relations);
}
