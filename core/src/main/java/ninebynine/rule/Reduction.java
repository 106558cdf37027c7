package ninebynine.rule;

import java.util.Arrays;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.state.Worlds;
import ninebynine.tensor.Ints;

/**
 * A rule that looks at one variable at a time and asks only quantifiers, so that its one text serves a single state and 64
 * lanes alike.
 */
public interface Reduction extends Rule {
    /** What follows at this variable, in which worlds. */
    void reduce(int variable, Worlds worlds, Conclusions out);

    /** Why it follows, in a single state. */
    Pattern pattern(int variable, View view);

    /** The variables to look at: all of them unless the rule is about one type. */
    default boolean concerns(int variable, Model model) {
        return true;
    }

    /** Whether it asserts or eliminates anything; a rule that only detects is of no use to lanes, which show what they are. */
    default boolean concludes() {
        return true;
    }

    /** The next variable worth a look in a single state, or -1: all of them unless the state knows better. */
    default int next(int from, View view) {
        return from < view.model().variableCount() ? from : -1;
    }

    /** Is told that nothing follows at a variable as it is in a single state. */
    default void nothingIn(int variable, View view) {}

    /** Where a reduction says what follows. Conclusions that change nothing are welcome and ignored. */
    interface Conclusions {
        /** The label is true in these worlds. */
        void value(int label, long worlds);

        /** The label is false in these worlds. */
        void eliminate(int label, long worlds);

        /** There is nothing left in these worlds. */
        void contradiction(long worlds);
    }

    /** Quantifiers ask what is no candidate, and that only grows: what followed once follows still. */
    @Override
    default boolean isStable() {
        return true;
    }

    /** The single-state reading: everything that follows at one variable is one match. */
    @Override
    default void find(View view, Matches out) {
        Model model = view.model();
        Found found = new Found(view);
        for (int v = next(0, view); v >= 0; v = next(v + 1, view)) {
            if (concerns(v, model)) {
                reduce(v, view, found);
                if (!found.any()) {
                    nothingIn(v, view);
                } else if (!found.flush(pattern(v, view), out)) {
                    return;
                }
            }
        }
    }

    /** Gathers one variable's conclusions in the one world of a state. */
    final class Found implements Conclusions {
        private final View view;
        private int asserted = -1;
        private boolean contradiction;
        private int[] targets = new int[8];
        private int size;

        Found(View view) {
            this.view = view;
        }

        @Override
        public void value(int label, long worlds) {
            if (worlds != 0 && !view.isValue(label)) {
                asserted = label;
            }
        }

        @Override
        public void eliminate(int label, long worlds) {
            if (worlds != 0 && view.isCandidate(label)) {
                if (size == targets.length) {
                    targets = Arrays.copyOf(targets, 2 * size);
                }
                targets[size++] = label;
            }
        }

        @Override
        public void contradiction(long worlds) {
            contradiction |= worlds != 0;
        }

        boolean any() {
            return asserted >= 0 || size > 0 || contradiction;
        }

        /** Hands the gathered match on and forgets it; answers whether more are wanted. */
        boolean flush(Pattern pattern, Matches out) {
            Match match = contradiction
                    ? new Match.Contradiction(pattern)
                    : asserted >= 0
                            ? new Match.Assertion(pattern, asserted)
                            : new Match.Elimination(pattern, Ints.of(distinct()));
            asserted = -1;
            size = 0;
            contradiction = false;
            return out.add(match);
        }

        private int[] distinct() {
            return Arrays.stream(targets, 0, size).sorted().distinct().toArray();
        }
    }
}
