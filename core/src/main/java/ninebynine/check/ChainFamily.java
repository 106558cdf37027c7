package ninebynine.check;

import org.jspecify.annotations.Nullable;

/** The families of chains: what each is called, and what the further candidates of its variables may be ruled out by. */
enum ChainFamily {
    BIVALUE_CHAIN("biv-chain", Leaning.NOTHING),
    Z_CHAIN("z-chain", Leaning.TARGET),
    T_WHIP("t-whip", Leaning.CHAIN),
    WHIP("whip", Leaning.TARGET_AND_CHAIN),
    BRAID("braid", Leaning.TARGET_AND_CHAIN),
    /** Cut out of what Singles find, so not the shortest: its right-linking candidates may contradict each other before it ends. */
    TRIAL_BRAID("T&E-braid", Leaning.TARGET_AND_CHAIN),
    G_BIVALUE_CHAIN("g-biv-chain", Leaning.NEIGHBOUR),
    G_WHIP("g-whip", Leaning.TARGET_AND_CHAIN),
    G_BRAID("g-braid", Leaning.TARGET_AND_CHAIN),
    G2_WHIP("g2-whip", Leaning.TARGET_AND_CHAIN),
    ODDAGON("oddagon", Leaning.TARGET);

    /** Nothing; the target; the cell before, or the target for the first; all cells before, and the target at both ends; both. */
    enum Leaning {
        NOTHING,
        TARGET,
        NEIGHBOUR,
        CHAIN,
        TARGET_AND_CHAIN
    }

    private final String written;
    private final Leaning leaning;

    ChainFamily(String written, Leaning leaning) {
        this.written = written;
        this.leaning = leaning;
    }

    static @Nullable ChainFamily named(String name) {
        for (ChainFamily family : values()) {
            if (family.written.equals(name)) {
                return family;
            }
        }
        return null;
    }

    Leaning leaning() {
        return leaning;
    }

    /** Whether a left-linking candidate may hang on any cell before it and on the target, and come again. */
    boolean isBraid() {
        return this == BRAID || this == TRIAL_BRAID || this == G_BRAID;
    }

    /** Whether a right-linking node may be a group. */
    boolean hasGroups() {
        return this == G_BIVALUE_CHAIN || this == G_WHIP || this == G_BRAID;
    }

    /** Whether it ends with a right-linking candidate that is linked to the target, and not with a dot. */
    boolean endsOnTheRight() {
        return this == BIVALUE_CHAIN || this == G_BIVALUE_CHAIN;
    }

    boolean canBeTyped() {
        return this == BIVALUE_CHAIN || this == Z_CHAIN || this == T_WHIP || this == WHIP || this == G_WHIP;
    }
}
