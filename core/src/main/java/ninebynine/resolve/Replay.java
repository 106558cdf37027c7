package ninebynine.resolve;

import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;

/** Applies the steps of a trace to its start, checking the hashes on the way. */
public final class Replay {
    private Replay() {}

    /** The state after the first {@code count} steps. */
    public static State state(Trace trace, int count, Precedence precedence) {
        State state = trace.start().copy();
        for (Step step : trace.steps().subList(0, count)) {
            apply(step, state, precedence);
        }
        return state;
    }

    /** Tells somebody what happened, as if it happened now. */
    public static void tell(Trace trace, Precedence precedence, TraceSink sink) {
        State state = trace.start().copy();
        sink.start(state);
        for (Step step : trace.steps()) {
            sink.before(step, state);
            apply(step, state, precedence);
            sink.after(step, state);
        }
    }

    /** Takes the state from before a step to after it. */
    public static void apply(Step step, State state, Precedence precedence) {
        check(step, "before", step.before(), state);
        step.match().apply(state);
        precedence.close(state);
        check(step, "after", step.after(), state);
    }

    private static void check(Step step, String when, long expected, View state) {
        if (state.hash() != expected) {
            throw new IllegalStateException("Step " + step.number() + " does not fit the state " + when + " it: hash "
                    + Long.toHexString(state.hash()) + ", expected " + Long.toHexString(expected)
                    + ". Maybe the trace belongs to another puzzle or theory.");
        }
    }
}
