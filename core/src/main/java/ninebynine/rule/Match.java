package ninebynine.rule;

import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.tensor.Ints;

/** What a rule found: a pattern and what follows from it. */
public sealed interface Match {
    Pattern pattern();

    /** Makes the state say what follows; returns whether anything changed. */
    boolean apply(State state);

    /** The pattern makes a value. */
    record Assertion(Pattern pattern, int label) implements Match {
        @Override
        public boolean apply(State state) {
            return state.assertValue(label);
        }
    }

    /** The pattern contradicts these candidates. */
    record Elimination(Pattern pattern, Ints targets) implements Match {
        @Override
        public boolean apply(State state) {
            boolean changed = false;
            for (int i = 0; i < targets.size(); i++) {
                changed |= state.eliminate(targets.get(i));
            }
            values(state.model()).filter(state::isCandidate).forEach(state::assertValue);
            return changed;
        }

        /** What becomes a value by it: the other labels of variables with two, where the pattern says what they are. */
        public IntStream values(Model model) {
            return pattern instanceof Pattern.Own own && own.isWrittenAsValues()
                    ? targets.stream().map(model::other).filter(x -> x >= 0)
                    : IntStream.empty();
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
