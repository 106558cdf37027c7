package ninebynine.trial;

import java.util.ArrayList;
import java.util.List;
import ninebynine.chain.Stopping;
import ninebynine.resolve.Applied;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.State;

/** Closes a state under a theory, without a path: what a hypothesis leads to is mostly of interest only if it leads nowhere. */
final class Closure {
    private final Precedence precedence;
    private final List<List<Rule>> upTo = new ArrayList<>();

    Closure(Precedence precedence) {
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

    /** Level by level; answers whether the state is still without contradiction. */
    boolean close(State state) {
        Stopping.check();
        precedence.close(state);
        for (int level = 0; level < upTo.size() && !state.isSolved(); level++) {
            boolean further = level == 0 || !upTo.get(level).equals(upTo.get(level - 1));
            if (further && !close(state, upTo.get(level))) {
                return false;
            }
        }
        return true;
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
        }
        return changed;
    }
}
