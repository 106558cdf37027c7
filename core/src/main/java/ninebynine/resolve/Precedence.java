package ninebynine.resolve;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.Propagation;
import ninebynine.state.State;

/**
 * Rules in the order in which they are tried.
 *
 * @param closure applied in full, without a step of its own, after the givens and after every step: propagation
 * @param rules the others, simplest first
 */
public record Precedence(Reduction closure, List<Rule> rules) {
    /** No rules at all: what follows from the givens, and from each value, alone. */
    public static final Precedence PROPAGATION = new Precedence(new Propagation(), List.of());

    public Precedence {
        rules = List.copyOf(rules);
    }

    /** Those of these rules that are also in another precedence, in this order. */
    public Precedence cut(Precedence other) {
        Set<String> codes = other.rules.stream().map(Rule::code).collect(Collectors.toSet());
        return new Precedence(
                closure,
                rules.stream().filter(rule -> codes.contains(rule.code())).toList());
    }

    /** The rating of a path by these rules: the rank of the last of them in this order; 0 without any. */
    public int rating(Stream<Rule> used) {
        return used.mapToInt(this::rank).max().orElse(0);
    }

    /** What a rule adds to a rating: the highest level of the rules up to it. That is its own, unless it has to wait for longer ones. */
    public int rank(Rule rule) {
        int at = rules.indexOf(rule);
        int rank = rule.level();
        for (int i = 0; i < at; i++) {
            rank = Math.max(rank, rules.get(i).level());
        }
        return rank;
    }

    /** Propagates every value that was not propagated yet. */
    public void close(State state) {
        Reduction.Conclusions into = new DirectConclusions(state);
        for (int v = state.takeFresh(); v >= 0; v = state.takeFresh()) {
            closure.reduce(v, state, into);
        }
    }
}
