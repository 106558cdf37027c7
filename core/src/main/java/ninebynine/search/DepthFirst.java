package ninebynine.search;

import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Outcome;
import ninebynine.trace.TraceSink;

/** ∃ solution? — depth-first, with a theory's rules in every node: tells a hard puzzle from an impossible one. */
public final class DepthFirst {
    /** What a search came to. */
    public enum Answer {
        YES,
        NO,
        /** The limit was reached first. */
        UNKNOWN
    }

    private final Resolver resolver;
    private final long limit;
    private long nodes;

    /**
     * @param precedence the rules of every node; Singles are enough
     * @param limit how many nodes to visit at most
     */
    public DepthFirst(Precedence precedence, long limit) {
        this.resolver = new Resolver(precedence);
        this.limit = limit;
    }

    /** Whether the state has a solution. */
    public Answer solvable(View from) {
        nodes = 0;
        return search(from.copy());
    }

    private Answer search(State state) {
        if (++nodes > limit) {
            return Answer.UNKNOWN;
        }
        Outcome outcome = resolver.resolve(state, TraceSink.NONE);
        if (!(outcome instanceof Outcome.Stuck)) {
            return outcome instanceof Outcome.Solved ? Answer.YES : Answer.NO;
        }
        int v = smallest(state);
        if (v < 0) {
            return Answer.UNKNOWN;
        }
        Answer answer = Answer.NO;
        for (int x : state.model().labels(v)) {
            if (state.isCandidate(x)) {
                State child = state.copy();
                child.assertValue(x);
                answer = search(child);
                if (answer != Answer.NO) {
                    return answer;
                }
            }
        }
        return answer;
    }

    /** The first undecided variable with the fewest candidates, or -1. */
    private static int smallest(View state) {
        int best = -1;
        for (int v = 0; v < state.model().variableCount(); v++) {
            if (!state.isDecided(v) && (best < 0 || state.count(v) < state.count(best))) {
                best = v;
            }
        }
        return best;
    }
}
