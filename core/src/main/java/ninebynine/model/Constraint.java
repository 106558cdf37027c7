package ninebynine.model;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import ninebynine.tensor.Ints;

/**
 * ∃S ⊆ values, no solution ⊇ S, though no two of S are linked — what no links can say, such as that lines make one loop. A part of a model; most have
 * none.
 */
public interface Constraint {
    /** Some of the labels that are true, which no solution has together; none if it sees none. When all variables are answered it sees everything. */
    Ints conflict(IntPredicate isTrue);

    /** Visits labels that are open and that no solution has together with what is true: some of them, for those who guess. */
    void exclude(IntPredicate isTrue, IntPredicate isOpen, IntConsumer action);

    /** Visits sets of few labels that no solution has together, whatever is true: those that are worth saying beforehand to those who learn. */
    default void forbid(Consumer<Ints> action) {}

    /** What is wrong in English if all of these are true, as in "a loop would be closed too early". */
    String spoken(Ints conflict);
}
