package ninebynine.chain;

/** What can be a right-linking node of a chain besides a candidate. */
public enum Nodes {
    /** Nothing. */
    CANDIDATES,
    /** The groups of the model, with at least two open members. */
    GROUPS,
    /** Any two candidates of one variable. */
    PAIRS
}
