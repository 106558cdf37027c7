package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import ninebynine.chain.SearchStopped;
import ninebynine.rule.Match;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
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

    private final Precedence precedence;
    private final int highest;
    private final List<List<Rule>> upTo = new ArrayList<>();

    public Rater(Precedence precedence) {
        this.precedence = precedence;
        highest = precedence.rules().stream().mapToInt(Rule::level).max().orElse(0);
        for (int level = 0; level <= highest; level++) {
            upTo.add(upTo(level));
        }
    }

    /** The rules up to a level, but for those that another of them covers. */
    private List<Rule> upTo(int level) {
        List<Rule> all = precedence.rules().stream()
                .filter(rule -> rule.level() <= level)
                .toList();
        return all.stream()
                .filter(rule -> all.stream()
                        .noneMatch(other -> other != rule && other instanceof Sweep sweep && sweep.covers(rule)))
                .toList();
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
        precedence.close(state);
        for (int level = 0; level <= highest; level++) {
            if (!close(state, upTo.get(level))) {
                return CONTRADICTORY;
            }
            if (state.isSolved()) {
                return level;
            }
        }
        return UNSOLVED;
    }

    /** Applies the rules until none finds anything; answers whether the state is still without contradiction. */
    private boolean close(State state, List<Rule> rules) {
        Applied applied = new Applied(state);
        int next = 0;
        while (next < rules.size() && !state.isSolved()) {
            boolean changed = apply(rules.get(next), state, applied);
            if (applied.isContradiction()) {
                return false;
            }
            precedence.close(state);
            next = changed ? 0 : next + 1;
        }
        return true;
    }

    private static boolean apply(Rule rule, State state, Applied applied) {
        if (rule instanceof Reduction reduction) {
            return applied.apply(reduction);
        }
        if (rule instanceof Sweep sweep) {
            return sweep.sweep(state);
        }
        List<Match> found = new ArrayList<>();
        rule.find(state, found::add);
        boolean changed = false;
        for (Match match : found) {
            changed |= match.apply(state);
        }
        return changed;
    }
}
