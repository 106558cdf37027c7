package ninebynine.study;

import java.util.ArrayList;
import java.util.List;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;

/** A trace in the making: resolved by one theory and then another, or step by step. */
final class Path {
    private final State start;
    private final State state;
    private final List<Step> steps;
    private Outcome outcome = new Outcome.Stuck();

    private Path(State start, State state, List<Step> steps) {
        this.start = start;
        this.state = state;
        this.steps = steps;
    }

    /** Begins where the values of the state are propagated. */
    static Path from(View from, Precedence precedence) {
        State start = from.copy();
        precedence.close(start);
        return new Path(start, start.copy(), new ArrayList<>());
    }

    /** A path of its own that goes on from here. */
    Path fork() {
        Path fork = new Path(start, state.copy(), new ArrayList<>(steps));
        fork.outcome = outcome;
        return fork;
    }

    /** Goes on as far as these rules go. */
    Path resolve(Precedence precedence) {
        return resolve(precedence, TraceSink.NONE);
    }

    /** The same while somebody watches. */
    Path resolve(Precedence precedence, TraceSink watching) {
        outcome = new Resolver(precedence).resolve(state, new TraceSink() {
            @Override
            public void after(Step step, View after) {
                add(step.rule(), step.match(), step.before());
                watching.after(steps.get(steps.size() - 1), after);
            }
        });
        return this;
    }

    /** Takes one step and then whatever these rules find. */
    Path take(Rule rule, Match match, Precedence then) {
        long before = state.hash();
        match.apply(state);
        then.close(state);
        add(rule, match, before);
        return resolve(then);
    }

    private void add(Rule rule, Match match, long before) {
        steps.add(new Step(steps.size() + 1, rule, match, before, state.hash()));
    }

    View state() {
        return state;
    }

    Outcome outcome() {
        return outcome;
    }

    boolean isSolved() {
        return outcome instanceof Outcome.Solved;
    }

    Trace trace() {
        return new Trace(start, steps, state, outcome);
    }
}
