package ninebynine.resolve;

import java.util.List;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;

/**
 * One theory after another, each as far as it goes: first the preferred ones, in their order, then the whole.
 *
 * @param order all rules of all of them, simplest first
 * @param stages the theories, each cut from that order
 */
public record Course(Precedence order, List<Precedence> stages) {
    public Course {
        stages = List.copyOf(stages);
    }

    /**
     * The same with eliminations only of these candidates, and of what goes with them.
     *
     * @throws IllegalArgumentException if there are t-whips
     */
    public Course focused(Bits focus) {
        Precedence all = FocusedRule.on(focus, order);
        return new Course(
                all, stages.stream().map(stage -> FocusedRule.on(focus, stage)).toList());
    }

    /** The same with one elimination in each step. */
    public Course oneTarget() {
        return new Course(
                OneTarget.in(order), stages.stream().map(OneTarget::in).toList());
    }

    /** Resolves a copy of the state and keeps everything. */
    public Trace trace(View from) {
        return trace(from, TraceSink.NONE);
    }

    /** The same while somebody hears what happens. */
    public Trace trace(View from, TraceSink sink) {
        Path path = Path.from(from, order, sink);
        for (Precedence stage : stages) {
            if (path.outcome() instanceof Outcome.Stuck) {
                path.resolve(stage);
            }
        }
        return path.trace();
    }
}
