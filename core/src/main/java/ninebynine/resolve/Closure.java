package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import ninebynine.chain.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.State;

/**
 * The closure of a state under a theory, level by level and without a path: for ratings, and for hypotheses, which are mostly of interest only if
 * they lead nowhere.
 */
public final class Closure {
    private final Precedence precedence;
    private final List<List<Rule>> upTo = new ArrayList<>();

    public Closure(Precedence precedence) {
        this.precedence = precedence;
        int highest = precedence.rules().stream().mapToInt(Rule::level).max().orElse(0);
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

    /** One more than the highest level. */
    int levels() {
        return upTo.size();
    }

    /** Closes under everything; answers whether the state is still without contradiction. */
    public boolean close(State state) {
        Stopping.check();
        for (int level = 0; level < upTo.size() && !state.isSolved(); level++) {
            if (!close(state, level)) {
                return false;
            }
        }
        return true;
    }

    /** Applies the rules up to a level until none finds anything; answers whether the state is still without contradiction. */
    boolean close(State state, int level) {
        precedence.close(state);
        if (level > 0 && upTo.get(level).equals(upTo.get(level - 1))) {
            return true;
        }
        return close(state, upTo.get(level));
    }

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
            applied.contradiction(match instanceof Match.Contradiction ? 1 : 0);
        }
        return changed;
    }
}
