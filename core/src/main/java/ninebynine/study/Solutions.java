package ninebynine.study;

import java.util.Comparator;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.TraceSink;

/** Whether there is a solution, and whether it is the only one: what entries are judged by. */
final class Solutions {
    /** How much work, in nodes times labels, goes into one question. */
    private static final long EFFORT = 2_000_000;

    /** The rules of every node: whips[1] pay for themselves on the hardest puzzles. */
    private static final Theory SIMPLE = Theory.parse("W1");

    private final Precedence precedence;
    private final Resolver resolver;
    private final long limit;

    Solutions(Model model) {
        precedence = SIMPLE.precedence(model);
        resolver = new Resolver(precedence);
        limit = EFFORT / model.labelCount();
    }

    /** Whether it is known that there is no solution. */
    boolean isImpossible(View state) {
        return solvable(state) == DepthFirst.Answer.NO;
    }

    /** Whether it is known that there is one. */
    boolean isPossible(View state) {
        return solvable(state) == DepthFirst.Answer.YES;
    }

    private DepthFirst.Answer solvable(View state) {
        return new DepthFirst(precedence, limit).solvable(state);
    }

    /** The values of the only solution; throws {@link IllegalArgumentException} if there is none, or another. */
    Bits only(View from) {
        State state = from.copy();
        resolver.resolve(state, TraceSink.NONE);
        while (!state.isSolved()) {
            state = onlyBranch(state);
            resolver.resolve(state, TraceSink.NONE);
        }
        return state.values();
    }

    /** The one way to go on that leads to a solution. */
    private State onlyBranch(State state) {
        State found = null;
        for (int x : state.model().labels(smallest(state))) {
            if (state.isCandidate(x)) {
                State child = state.copy();
                child.assertValue(x);
                DepthFirst.Answer answer = solvable(child);
                if (answer == DepthFirst.Answer.UNKNOWN) {
                    throw new IllegalArgumentException(
                            "Whether the puzzle has one solution takes too long to find out.");
                }
                if (answer == DepthFirst.Answer.YES && found != null) {
                    throw new IllegalArgumentException(
                            "The puzzle has several solutions, so none of them says what is wrong.");
                }
                found = answer == DepthFirst.Answer.YES ? child : found;
            }
        }
        if (found == null) {
            throw new IllegalArgumentException("The puzzle has no solution. Maybe one of its givens is wrong.");
        }
        return found;
    }

    private static int smallest(View state) {
        return IntStream.range(0, state.model().variableCount())
                .filter(v -> !state.isDecided(v))
                .boxed()
                .min(Comparator.comparingInt(state::count))
                .orElseThrow(() -> new IllegalArgumentException("The puzzle has no solution."));
    }
}
