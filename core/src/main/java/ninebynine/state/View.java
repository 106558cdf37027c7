package ninebynine.state;

import java.util.function.Function;
import java.util.function.Supplier;
import ninebynine.tensor.Bits;

/** Read-only questions about one puzzle. */
public interface View extends Worlds {
    /** Whether the label may be true, which values are too. */
    boolean isCandidate(int label);

    /** Whether the label is known to be true. */
    boolean isValue(int label);

    /** Whether the variable has a value. */
    boolean isDecided(int variable);

    /** How many candidates a variable has, its value included. */
    int count(int variable);

    /** The first candidate of a variable in label order, or -1. */
    int firstCandidate(int variable);

    /** The candidates of a variable as places in it: bit i of word w is its (64w + i)-th label. */
    long places(int variable, int word);

    /** The first variable from the given one on that is empty, or undecided with one candidate left; -1 if there is none. */
    int nextTight(int from);

    /** The first variable from the given one on that lost a candidate since it was last {@link #calm}; -1 if there is none. */
    int nextRestless(int from);

    /** Says that no interaction is in a variable as it is. It changes nothing that can be seen. */
    void calm(int variable);

    /** C: all candidates, values included. A copy. */
    Bits candidates();

    /** G: the values. A copy. */
    Bits values();

    /** What the puzzle says by itself; as long as nobody told that, all that is known now. */
    Givens givens();

    /** How many candidates are neither values nor gone: what CSP-Rules counts. */
    int openCount();

    /** Whether every variable has a value and nothing is wrong. */
    boolean isSolved();

    /** A hash of candidates and values, the same on every machine. */
    long hash();

    /** Something worked out from this state, kept until the state changes; the type is its name. */
    <T> T derived(Class<T> type, Function<View, T> maker);

    /** Something that goes with this state however it changes, and looks by itself whether it did; the type is its name. Copies begin without. */
    <T> T kept(Class<T> type, Supplier<T> maker);

    /** A state of its own with the same content. */
    State copy();
}
