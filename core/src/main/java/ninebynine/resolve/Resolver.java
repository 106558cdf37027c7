package ninebynine.resolve;

import ninebynine.limit.NoRoom;
import ninebynine.limit.SearchStopped;
import ninebynine.limit.Stopping;
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

    /** Resolves by these rules, the simplest first. */
    public Resolver(Precedence precedence) {
        this.precedence = precedence;
    }

    /** Resolves the state in place as far as the rules go, or until the thread is interrupted. */
    public Outcome resolve(State state, TraceSink sink) {
        precedence.close(state);
        sink.start(state);
        return goOn(1, state, sink);
    }

    /** Goes on from a state whose values are propagated; the next step has that number. */
    Outcome goOn(int first, State state, TraceSink sink) {
        for (int number = first; ; number++) {
            if (state.isSolved()) {
                return new Outcome.Solved();
            }
            Step step;
            try {
                step = next(number, state);
                if (step != null && !(step.match() instanceof Match.Contradiction)) {
                    sink.before(step, state); // to say it may take long, too
                }
            } catch (SearchStopped stopped) {
                return new Outcome.LimitReached(Outcome.Limit.TIME, "");
            } catch (NoRoom room) {
                return new Outcome.LimitReached(Outcome.Limit.MEMORY, String.valueOf(room.getMessage()));
            }
            if (step == null) {
                return new Outcome.Stuck();
            }
            if (step.match() instanceof Match.Contradiction contradiction) {
                return new Outcome.Contradictory(contradiction);
            }
            apply(step, state, sink);
        }
    }

    /** Takes a step that was told, and tells what it led to. */
    void apply(Step step, State state, TraceSink sink) {
        step.match().apply(state);
        precedence.close(state);
        sink.after(new Step(step.number(), step.rule(), step.match(), step.before(), state.hash()), state);
    }

    /** Resolves a copy of the state and keeps everything. */
    public Trace trace(View from) {
        return trace(from, TraceSink.NONE);
    }

    /** The same while somebody hears what happens. */
    public Trace trace(View from, TraceSink sink) {
        return Path.from(from, precedence, sink).resolve(precedence).trace();
    }

    /** The step that comes next in this state, unapplied, or null. */
    public @Nullable Step next(int number, View state) {
        First first = new First();
        for (Rule rule : precedence.rules()) {
            Stopping.check();
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
}
