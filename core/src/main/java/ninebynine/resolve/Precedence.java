package ninebynine.resolve;

import java.util.List;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.state.State;

/**
 * Rules in the order in which they are tried.
 *
 * @param closure applied in full, without a step of its own, after the givens and after every step: propagation
 * @param rules the others, simplest first
 */
public record Precedence(Reduction closure, List<Rule> rules) {
    public Precedence {
        rules = List.copyOf(rules);
    }

    /** Propagates every value that was not propagated yet. */
    public void close(State state) {
        Reduction.Conclusions into = new Applied(state);
        for (int v = state.takeFresh(); v >= 0; v = state.takeFresh()) {
            closure.reduce(v, state, into);
        }
    }
}
