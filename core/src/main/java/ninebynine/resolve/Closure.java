package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.State;
import ninebynine.state.View;

/**
 * The closure of a state under a theory, level by level and without a path: for ratings, and for hypotheses, which are mostly of interest only if
 * they lead nowhere.
 */
public final class Closure {
    private final Precedence precedence;
    private final List<List<Rule>> upTo = new ArrayList<>();

    /** Closes under these rules. */
    public Closure(Precedence precedence) {
        this.precedence = precedence;
        int highest = precedence.rules().stream().mapToInt(Rule::level).max().orElse(0);
        for (int level = 0; level <= highest; level++) {
            upTo.add(upTo(level));
        }
    }

    /** The rules before the first of a higher level, but for those that another of them covers. */
    private List<Rule> upTo(int level) {
        List<Rule> all = precedence.rules().stream()
                .takeWhile(rule -> rule.level() <= level)
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

    /** Whether there is only one closure up to a level, in whatever order rules are applied. */
    boolean isConfluent(int level) {
        return upTo.get(level).stream().allMatch(Rule::isStable);
    }

    /** Whether no other order of rules up to a level leads further than to a state that is their closure. */
    boolean isExhausted(View state, int level) {
        return upTo.get(level).stream().allMatch(rule -> rule.isExhausted(state));
    }

    /** Closes under everything; answers whether the state is still without contradiction. */
    public boolean close(State state) {
        return close(state, 0, upTo.size() - 1);
    }

    /** Closes under one level after the other. */
    boolean close(State state, int from, int to) {
        for (int level = from; level <= to && !state.isSolved(); level++) {
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
        DirectConclusions applied = new DirectConclusions(state);
        int next = 0;
        while (next < rules.size() && !state.isSolved()) {
            Stopping.check();
            boolean changed = apply(rules.get(next), state, applied);
            if (applied.isContradiction()) {
                return false;
            }
            precedence.close(state);
            next = changed ? 0 : next + 1;
        }
        return true;
    }

    private static boolean apply(Rule rule, State state, DirectConclusions applied) {
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
