package ninebynine.rule;

/** What a chain is called, wherever it is found, written or checked. What each name demands is for finders and checker to say, each for itself. */
public enum ChainName {
    /** Every variable has two candidates. */
    BIVALUE_CHAIN("biv-chain"),
    /** Candidates linked to the target do not count. */
    Z_CHAIN("z-chain"),
    /** Candidates linked to earlier nodes do not count. */
    T_WHIP("t-whip"),
    /** Candidates linked to the target or to earlier nodes do not count. */
    WHIP("whip"),
    /** A whip whose right-linking nodes may be groups. */
    G_WHIP("g-whip"),
    /** A whip whose variables may hang on any earlier node. */
    BRAID("braid"),
    /** A bivalue-chain whose nodes may be groups. */
    G_BIVALUE_CHAIN("g-biv-chain"),
    /** Its right-linking nodes may be two candidates. */
    G2_WHIP("g2-whip"),
    /** A braid whose right-linking nodes may be groups. */
    G_BRAID("g-braid"),
    /** Its cells form a ring. */
    ODDAGON("oddagon"),
    /** Cut out of what Singles find, so not the shortest: its right-linking candidates may contradict each other before it ends. */
    TRIAL_BRAID("T&E-braid");

    private final String written;

    ChainName(String written) {
        this.written = written;
    }

    /** As in notation. */
    public String written() {
        return written;
    }

    /** Whether it may be told to stay inside one type of variables; the type is then written after the name. */
    public boolean canBeTyped() {
        return this == BIVALUE_CHAIN || this == Z_CHAIN || this == T_WHIP || this == WHIP || this == G_WHIP;
    }

    /** Whether the branches of a forcing chain may be partial ones of these. */
    public boolean canBePartial() {
        return this == WHIP || this == G_WHIP || this == BRAID || this == G_BRAID;
    }
}
