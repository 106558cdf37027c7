package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Match;
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

    /** Applies the closure until it finds nothing more. */
    public void close(State state) {
        List<Match> found = new ArrayList<>();
        do {
            found.clear();
            closure.find(state, found::add);
            found.forEach(match -> match.apply(state));
        } while (!found.isEmpty());
    }
}
