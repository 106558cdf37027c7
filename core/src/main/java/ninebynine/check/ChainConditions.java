package ninebynine.check;

import ninebynine.rule.ChainName;

/** What the name of a chain demands: what may rule out the further candidates of its variables, what it may hang on, what its nodes may be. */
final class ChainConditions {
    /** Nothing; the target; the cell before, or the target for the first; all cells before, and the target at both ends; both. */
    enum Leaning {
        NOTHING,
        TARGET,
        NEIGHBOUR,
        CHAIN,
        TARGET_AND_CHAIN
    }

    private ChainConditions() {}

    static Leaning leaning(ChainName name) {
        return switch (name) {
            case BIVALUE_CHAIN -> Leaning.NOTHING;
            case Z_CHAIN, ODDAGON -> Leaning.TARGET;
            case G_BIVALUE_CHAIN -> Leaning.NEIGHBOUR;
            case T_WHIP -> Leaning.CHAIN;
            case WHIP, BRAID, TRIAL_BRAID, G_WHIP, G_BRAID, G2_WHIP -> Leaning.TARGET_AND_CHAIN;
        };
    }

    /** Whether a left-linking candidate may hang on any cell before it and on the target, and come again. */
    static boolean isBraid(ChainName name) {
        return switch (name) {
            case BRAID, TRIAL_BRAID, G_BRAID -> true;
            case BIVALUE_CHAIN, Z_CHAIN, T_WHIP, WHIP, G_BIVALUE_CHAIN, G_WHIP, G2_WHIP, ODDAGON -> false;
        };
    }

    /** Whether a right-linking node may be a group. */
    static boolean hasGroups(ChainName name) {
        return switch (name) {
            case G_BIVALUE_CHAIN, G_WHIP, G_BRAID -> true;
            case BIVALUE_CHAIN, Z_CHAIN, T_WHIP, WHIP, BRAID, TRIAL_BRAID, G2_WHIP, ODDAGON -> false;
        };
    }

    /** Whether it ends with a right-linking candidate that is linked to the target, and not with a dot. */
    static boolean endsOnTheRight(ChainName name) {
        return switch (name) {
            case BIVALUE_CHAIN, G_BIVALUE_CHAIN -> true;
            case Z_CHAIN, T_WHIP, WHIP, BRAID, TRIAL_BRAID, G_WHIP, G_BRAID, G2_WHIP, ODDAGON -> false;
        };
    }
}
