package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;

/** A trace in the making: resolved by one theory and then another, or step by step. */
public final class Path {
    private final State start;
    private final State state;
    private final List<Step> steps;
    /** Keeps the steps, and tells whoever hears of them. */
    private final TraceSink sink;

    private Outcome outcome = new Outcome.Stuck();

    private Path(State start, State state, List<Step> steps, TraceSink sink) {
        this.start = start;
        this.state = state;
        this.steps = steps;
        this.sink = sink.and(new TraceSink() {
            @Override
            public void after(Step step, View after) {
                steps.add(step);
            }
        });
    }

    /** Begins where the values of the state are propagated. */
    public static Path from(View from, Precedence precedence) {
        return from(from, precedence, TraceSink.NONE);
    }

    /** The same while somebody hears what happens. */
    static Path from(View from, Precedence precedence, TraceSink sink) {
        State start = from.copy();
        precedence.close(start);
        sink.start(start);
        return new Path(start, start.copy(), new ArrayList<>(), sink);
    }

    /** A path of its own that goes on from here; nobody hears of it. */
    public Path fork() {
        Path fork = new Path(start, state.copy(), new ArrayList<>(steps), TraceSink.NONE);
        fork.outcome = outcome;
        return fork;
    }

    /** Goes on as far as these rules go. */
    public Path resolve(Precedence precedence) {
        outcome = new Resolver(precedence).goOn(steps.size() + 1, state, sink);
        return this;
    }

    /** Takes one step and then whatever these rules find. */
    public Path take(Rule rule, Match match, Precedence then) {
        Step step = new Step(steps.size() + 1, rule, match, state.hash(), 0);
        sink.before(step, state);
        new Resolver(then).apply(step, state, sink);
        return resolve(then);
    }

    /** The state where the path is now. */
    public View state() {
        return state;
    }

    Outcome outcome() {
        return outcome;
    }

    /** Whether the path has come to the solution. */
    public boolean isSolved() {
        return outcome instanceof Outcome.Solved;
    }

    /** The path until now as a trace. */
    public Trace trace() {
        return new Trace(start, steps, state, outcome);
    }
}
