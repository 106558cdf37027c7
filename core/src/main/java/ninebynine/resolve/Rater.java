package ninebynine.resolve;

import java.util.List;
import ninebynine.limit.SearchStopped;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/**
 * min n such that the rules up to level n solve the puzzle.
 *
 * <p>Without a path and without needless restarts: a level that never decreases, and the closure under everything up to it. Where the rules below that
 * level are not confluent, another order might get by with less: unless stable rules show that none can, the simplest-first path is tried too.
 */
public final class Rater {
    /** The rating of a puzzle that the theory does not solve. */
    public static final int UNSOLVED = -1;
    /** The rating of a puzzle that the theory shows to have no solution. */
    public static final int CONTRADICTORY = -2;

    /** The rating of a puzzle whose search was interrupted. */
    public static final int STOPPED = -3;

    private final Precedence precedence;
    private final Closure closure;
    /** How many levels, from 0 on, have one closure only. */
    private final int confluent;

    private volatile @Nullable LaneLevels lanes;

    /** Rates by these rules. */
    public Rater(Precedence precedence) {
        this.precedence = precedence;
        closure = new Closure(precedence);
        int level = 0;
        while (level < closure.levels() && closure.isConfluent(level)) {
            level++;
        }
        confluent = level;
    }

    /** The rating, {@link #UNSOLVED}, {@link #CONTRADICTORY}, or, if the thread was interrupted, {@link #STOPPED}. */
    public int rate(View from) {
        return rate(Begun.at(from));
    }

    /**
     * A puzzle of which the simplest levels are known.
     *
     * @param rating its rating, if these are enough; else {@link #UNSOLVED}
     * @param state where they end, if they are not enough
     * @param level the first level that was not tried
     */
    public record Begun(int rating, View state, int level) {
        /** A puzzle of which nothing is known yet. */
        public static Begun at(View state) {
            return new Begun(UNSOLVED, state, 0);
        }

        boolean isRated() {
            return rating != UNSOLVED;
        }
    }

    /** Takes puzzles of one model through Singles and whips[1], 64 at a time; what is left is for {@link #rate(Begun)}, one by one. */
    public List<Begun> begin(List<? extends View> puzzles) {
        if (puzzles.isEmpty()) {
            return List.of();
        }
        LaneLevels known = lanes;
        if (known == null || known.model != puzzles.get(0).model()) {
            known = new LaneLevels(precedence, puzzles.get(0).model());
            lanes = known;
        }
        return List.of(known.begin(puzzles));
    }

    /** The rating of a puzzle that was begun: the same as that of {@link #rate(View)}. */
    public int rate(Begun begun) {
        return begun.isRated() ? begun.rating : rate(begun.state, begun.level);
    }

    private int rate(View from, int first) {
        try {
            return level(from, first);
        } catch (SearchStopped stopped) {
            return STOPPED;
        }
    }

    private int level(View from, int first) {
        State state = from.copy();
        State only = null;
        State below = null;
        for (int level = first; level < closure.levels(); level++) {
            if (level == confluent) {
                only = state.copy();
            }
            if (!closure.close(state, level)) {
                return CONTRADICTORY;
            }
            if (state.isSolved()) {
                return least(only, below, level, level);
            }
            below = level < confluent || closure.isExhausted(state, level) ? null : state.copy();
        }
        return least(only, below, closure.levels(), UNSOLVED);
    }

    /**
     * What the path needs, if that is less than a level; else what is known.
     *
     * @param only the last closure that every path goes through
     * @param below where the closure under all rules of lower levels ended, if another order may lead further
     */
    private int least(@Nullable State only, @Nullable State below, int level, int known) {
        if (only == null || below == null) {
            return known;
        }
        // levels with one closure only are closed at once: the path takes their steps one by one, and ends in the same
        // state
        Resolver further = new Resolver(new Precedence(
                precedence.closure(),
                precedence.rules().stream()
                        .dropWhile(rule -> rule.level() < confluent)
                        .filter(rule -> rule.level() < level)
                        .toList()));
        precedence.close(only);
        int hardest = 0;
        for (int number = 1; closure.close(only, 0, confluent - 1); number++) {
            if (only.isSolved()) {
                return hardest;
            }
            Step step = only.equals(below) ? null : further.next(number, only);
            if (step == null || step.match() instanceof Match.Contradiction) {
                return known;
            }
            further.apply(step, only, TraceSink.NONE);
            hardest = Math.max(hardest, step.rule().level());
        }
        return known;
    }
}
