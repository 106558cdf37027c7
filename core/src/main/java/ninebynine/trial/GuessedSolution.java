package ninebynine.trial;

import java.util.function.ToIntFunction;
import ninebynine.limit.Stopping;
import ninebynine.resolve.Closure;
import ninebynine.state.State;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** A search for one solution, depth first: guess, close under a theory, and take a guess back that leads to none. */
final class GuessedSolution {
    private final Closure closure;
    private final ToIntFunction<View> guess;
    private final int most;
    private int deepest;
    private int guesses;

    /**
     * @param guess a candidate of a state that is not solved
     * @param most after how many guesses the search gives up
     */
    GuessedSolution(Closure closure, ToIntFunction<View> guess, int most) {
        this.closure = closure;
        this.guess = guess;
        this.most = most;
    }

    /** The solved state that the search comes to, or null; the state itself loses what was guessed in vain. */
    @Nullable
    State of(State state) {
        return solved(state, 1);
    }

    private @Nullable State solved(State state, int depth) {
        Stopping.check();
        guesses++;
        deepest = Math.max(deepest, depth);
        while (guesses <= most && closure.close(state)) {
            if (state.isSolved()) {
                return state;
            }
            int z = guess.applyAsInt(state);
            State solved = solved(Inside.of(state, z), depth + 1);
            if (solved != null) {
                return solved;
            }
            state.eliminate(z);
        }
        return null;
    }

    /** How many guesses stood at once. */
    int deepest() {
        return deepest;
    }

    int guesses() {
        return guesses;
    }
}
