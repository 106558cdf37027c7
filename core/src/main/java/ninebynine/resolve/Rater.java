package ninebynine.resolve;

import ninebynine.chain.SearchStopped;
import ninebynine.state.State;
import ninebynine.state.View;

/**
 * min n such that the rules up to level n solve the puzzle.
 *
 * <p>Without a path and without needless restarts: a level that never decreases, and the closure under everything up to it. For confluent
 * theories that is the level of the hardest step of any path; for whips, of the simplest-first path but for rare cases (typed whips: one puzzle
 * in some thousands).
 */
public final class Rater {
    /** The rating of a puzzle that the theory does not solve. */
    public static final int UNSOLVED = -1;
    /** The rating of a puzzle that the theory shows to have no solution. */
    public static final int CONTRADICTORY = -2;

    /** The rating of a puzzle whose search was interrupted. */
    public static final int STOPPED = -3;

    private final Closure closure;

    public Rater(Precedence precedence) {
        closure = new Closure(precedence);
    }

    /** The rating, {@link #UNSOLVED}, {@link #CONTRADICTORY}, or, if the thread was interrupted, {@link #STOPPED}. */
    public int rate(View from) {
        try {
            return level(from);
        } catch (SearchStopped stopped) {
            return STOPPED;
        }
    }

    private int level(View from) {
        State state = from.copy();
        for (int level = 0; level < closure.levels(); level++) {
            if (!closure.close(state, level)) {
                return CONTRADICTORY;
            }
            if (state.isSolved()) {
                return level;
            }
        }
        return UNSOLVED;
    }
}
