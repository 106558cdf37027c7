package ninebynine.state;

import ninebynine.model.Cover;
import ninebynine.model.Model;

/**
 * What a reduction may ask, of one world or of 64 at once. A truth value is a word: bit j says whether it holds in world
 * j. {@link State} answers for its one world (bit 0), {@link Batch} for its lanes, so one rule text serves both.
 */
public interface Worlds {
    /** The model of the puzzle or puzzles. */
    Model model();

    /** candidate(x): x is still possible; the value of a decided variable is still a candidate of it. */
    long candidate(int label);

    /** value(x): x is asserted. */
    long value(int label);

    /** ∃x∈V candidate(x). */
    long exists(int variable);

    /** ∄x∈V candidate(x). */
    long none(int variable);

    /** ∃!x∈V candidate(x). */
    long exactlyOne(int variable);

    /** ∃≥2 x∈V candidate(x). */
    long atLeastTwo(int variable);

    /** The first place of V, from the given one on, whose label is possible in some world; -1 if there is none. */
    int nextPlace(int variable, int from);

    /** ∃x∈V value(x). */
    long decided(int variable);

    /** ∃≥2 x∈V value(x): only in a contradictory world. */
    long decidedTwice(int variable);

    /** ∄x∈rest candidate(x), for the rest of a cover of V: V is confined to what all the cover's targets contradict. */
    long confined(int variable, Cover cover);
}
