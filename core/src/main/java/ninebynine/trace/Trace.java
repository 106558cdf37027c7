package ninebynine.trace;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import org.jspecify.annotations.Nullable;

/**
 * A whole resolution: where it started, every step, where it ended.
 *
 * @param start the state once the givens were propagated
 * @param end the last state
 */
public record Trace(State start, List<Step> steps, State end, Outcome outcome) {
    public Trace {
        steps = List.copyOf(steps);
    }

    /** Whether it ends with the solution. */
    public boolean isSolved() {
        return outcome instanceof Outcome.Solved;
    }

    /** Whether some step is right only if the puzzle has one solution, and with it whatever follows. */
    public boolean assumesOneSolution() {
        return steps.stream().anyMatch(step -> step.match().pattern().assumesOneSolution());
    }

    /** The rules used, step by step. */
    public Stream<Rule> rules() {
        return steps.stream().map(Step::rule);
    }

    /** The rule used that comes last in the order, or null if there was no step. */
    public @Nullable Rule hardest(List<Rule> order) {
        return rules().max(Comparator.comparingInt(order::indexOf)).orElse(null);
    }
}
