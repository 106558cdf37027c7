package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import ninebynine.chain.SearchStopped;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/** Takes the first rule, in precedence order, that finds something; applies its first match; starts again from the simplest. */
public final class Resolver {
    private final Precedence precedence;

    public Resolver(Precedence precedence) {
        this.precedence = precedence;
    }

    /** Resolves the state in place as far as the rules go, or until the thread is interrupted. */
    public Outcome resolve(State state, TraceSink sink) {
        precedence.close(state);
        sink.start(state);
        for (int number = 1; ; number++) {
            if (state.isSolved()) {
                return new Outcome.Solved();
            }
            Step step;
            try {
                step = next(number, state);
            } catch (SearchStopped stopped) {
                return new Outcome.LimitReached();
            }
            if (step == null) {
                return new Outcome.Stuck();
            }
            if (step.match() instanceof Match.Contradiction contradiction) {
                return new Outcome.Contradictory(contradiction);
            }
            sink.before(step, state);
            step.match().apply(state);
            precedence.close(state);
            sink.after(new Step(number, step.rule(), step.match(), step.before(), state.hash()), state);
        }
    }

    /** Resolves a copy of the state and keeps everything. */
    public Trace trace(View from) {
        State state = from.copy();
        Recorder recorder = new Recorder();
        Outcome outcome = resolve(state, recorder);
        return new Trace(recorder.start(), recorder.steps, state, outcome);
    }

    /** The step that comes next in this state, unapplied, or null. */
    public @Nullable Step next(int number, View state) {
        First first = new First();
        for (Rule rule : precedence.rules()) {
            rule.find(state, first::take);
            if (first.match != null) {
                return new Step(number, rule, first.match, state.hash(), 0);
            }
        }
        return null;
    }

    private static final class First {
        private @Nullable Match match;

        boolean take(Match found) {
            match = found;
            return false;
        }
    }

    private static final class Recorder implements TraceSink {
        private final List<Step> steps = new ArrayList<>();
        private @Nullable State start;

        @Override
        public void start(View state) {
            start = state.copy();
        }

        @Override
        public void after(Step step, View state) {
            steps.add(step);
        }

        State start() {
            if (start == null) {
                throw new IllegalStateException("nothing was resolved yet");
            }
            return start;
        }
    }
}
