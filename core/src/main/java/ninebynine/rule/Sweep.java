package ninebynine.rule;

import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** A rule that can say at once what it and its shorter forms eliminate, without saying why: for ratings, where paths don't matter. */
public interface Sweep extends Rule {
    /** Targets of this rule and its shorter forms; at least one if there is any, not always all. */
    Ints targets(View view);

    /** Whether this rule does all that the other, shorter one does, at no more cost where both fail. */
    boolean covers(Rule other);

    /** Eliminates what {@link #targets} says; answers whether anything changed. */
    default boolean sweep(State state) {
        Ints targets = targets(state);
        for (int i = 0; i < targets.size(); i++) {
            state.eliminate(targets.get(i));
        }
        return !targets.isEmpty();
    }
}
