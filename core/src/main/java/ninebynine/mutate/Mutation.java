package ninebynine.mutate;

import java.util.Locale;

/** The ways in which a right step is made wrong, one thing at a time. */
public enum Mutation {
    /** One target is another candidate, linked to the right one; a trial may take it for its hypothesis too. */
    OTHER_TARGET,
    /** There is one target more. */
    ADDED_TARGET,
    /** Another label is asserted. */
    OTHER_VALUE,
    /** A cell or branch begins with another candidate. */
    OTHER_LEFT,
    /** A cell is left with another candidate or group; a subset has another transversal; another value follows in a branch. */
    OTHER_RIGHT,
    /** A cell is left with nothing, a group is smaller, or a value of a branch is missing. */
    DROPPED_CANDIDATE,
    /** A cell's two candidates, or the lines and transversals of a subset, have changed places. */
    SWAPPED_CANDIDATES,
    /** A cell or a line is about another variable. */
    OTHER_VARIABLE,
    /** A cell, a branch, a line with a transversal, or a step inside a trial is missing. */
    DROPPED_PART,
    /** Two cells, lines or steps inside a trial have changed places. */
    EXCHANGED_PARTS,
    /** The pattern is called by another name. */
    OTHER_FAMILY,
    /** The line gives a length or size that the pattern has not. */
    WRONG_LENGTH,
    /** The step is right, but some time later. */
    TOO_EARLY;

    /** The kind in lower case with dashes, as in {@code other-target}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
