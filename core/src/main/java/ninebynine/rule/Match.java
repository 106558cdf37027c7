package ninebynine.rule;

import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.tensor.Ints;

/** What a rule found: a pattern and what follows from it. */
public sealed interface Match {
    /** Why it follows. */
    Pattern pattern();

    /** The candidates that it eliminates. */
    default Ints targets() {
        return Ints.of();
    }

    /** The labels that it makes values. */
    default Ints values() {
        return Ints.of();
    }

    /** Makes the state say what follows; returns whether anything changed. */
    boolean apply(State state);

    /** The pattern makes a value. */
    record Assertion(Pattern pattern, int label) implements Match {
        @Override
        public Ints values() {
            return Ints.of(label);
        }

        @Override
        public boolean apply(State state) {
            return state.assertValue(label);
        }
    }

    /**
     * The pattern contradicts these candidates.
     *
     * @param values what is thereby decided: the other labels of variables that have two
     */
    record Elimination(Pattern pattern, Ints targets, Ints values) implements Match {
        /** One that leaves it to the next steps what is left. */
        public Elimination(Pattern pattern, Ints targets) {
            this(pattern, targets, Ints.of());
        }

        /** One that says of every variable with two labels what it is, and not only what it is not. */
        public static Elimination deciding(Pattern pattern, Ints targets, Model model) {
            int[] decided = new int[targets.size()];
            int count = 0;
            for (int i = 0; i < targets.size(); i++) {
                int other = model.other(targets.get(i));
                if (other >= 0) {
                    decided[count++] = other;
                }
            }
            return new Elimination(pattern, targets, Ints.copyOf(decided, count));
        }

        /** The same of other candidates. */
        public Elimination of(Ints others, Model model) {
            return values.isEmpty() ? new Elimination(pattern, others) : deciding(pattern, others, model);
        }

        @Override
        public boolean apply(State state) {
            boolean changed = false;
            for (int i = 0; i < targets.size(); i++) {
                changed |= state.eliminate(targets.get(i));
            }
            for (int i = 0; i < values.size(); i++) {
                if (state.isCandidate(values.get(i))) {
                    state.assertValue(values.get(i));
                }
            }
            return changed;
        }
    }

    /** The pattern contradicts the state: there is no solution. */
    record Contradiction(Pattern pattern) implements Match {
        @Override
        public boolean apply(State state) {
            return false;
        }
    }
}
