package ninebynine.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import ninebynine.chain.BivalueChain;
import ninebynine.chain.ChainRule;
import ninebynine.chain.GBivalueChain;
import ninebynine.chain.Whip;
import ninebynine.explain.StepNames;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import ninebynine.trial.Guessing;
import ninebynine.trial.Trying;

/**
 * Everything that one step of a theory can do in a state: for each rule every match, and for each name that players have for a step every conclusion that
 * can be had under it. What a path would take is the first of them.
 */
public final class AllSteps {
    private final Precedence order;

    /**
     * A step that could be taken.
     *
     * @param names what players call it, the most telling name first
     */
    public record Listed(Rule rule, Match match, List<String> names) {
        public Listed {
            names = List.copyOf(names);
        }
    }

    /** What is told once only: a conclusion under a name, or, without any, by a rule. */
    private record NamedConclusion(String by, Ints targets, Ints values) {}

    /** Lists the steps of these rules. */
    public AllSteps(Precedence order) {
        this.order = order;
    }

    /** All of them, simplest first; what is a contradiction is none. */
    public List<Listed> of(View from) {
        State state = from.copy();
        order.close(state);
        Listing listing = new Listing(state);
        boolean begun = false;
        for (Rule rule : order.rules()) {
            if (isFurther(rule)) {
                begun |= !begun && first(rule, state, listing);
            } else if (!isTrial(rule)) {
                rule.find(state, listing.by(rule));
            }
        }
        further(state, listing);
        order.rules().stream()
                .filter(rule -> isTrial(rule) && listing.all.isEmpty())
                .forEach(rule -> rule.find(state, listing.by(rule)));
        listing.all.sort(Comparator.comparingInt(listed -> order.rank(listed.rule())));
        return listing.all;
    }

    /** Trials and guesses could do anything: they are told only where nothing else is. */
    private static boolean isTrial(Rule rule) {
        return rule instanceof Trying || rule instanceof Guessing;
    }

    /** Adds what a path would take of this rule, if there is any. */
    private static boolean first(Rule rule, State state, Listing listing) {
        int before = listing.all.size();
        rule.find(state, match -> {
            listing.add(rule, match);
            return false;
        });
        return listing.all.size() > before;
    }

    /** Chains of which more are looked for than the rule tells. */
    private static boolean isFurther(Rule rule) {
        return rule instanceof BivalueChain chain && !chain.typed() || rule instanceof GBivalueChain;
    }

    /** One target may be had by several chains that have different names. */
    private void further(State state, Listing listing) {
        List<IntPredicate> fields = state.model()
                .part(StepNames.class)
                .map(names -> names.fields(state))
                .orElse(List.of());
        int longest = longest(rule -> isFurther(rule) && rule instanceof BivalueChain);
        if (longest > 0) {
            Matches out = listing.by(length -> new BivalueChain(length, false));
            BivaluePaths.of(state, v -> true, false).find(longest, out);
            fields.forEach(field -> {
                BivaluePaths.of(state, field, true).find(longest, out);
                BivaluePaths.of(state, field, false).find(longest, out);
            });
        }
        int longestWithGroups = longest(GBivalueChain.class::isInstance);
        if (longestWithGroups > 0) {
            Matches out = listing.by(GBivalueChain::new);
            BivaluePaths.grouped(state, v -> true).find(longestWithGroups, out);
            fields.forEach(field -> BivaluePaths.grouped(state, field).find(longestWithGroups, out));
        }
        if (order.rules().stream().anyMatch(rule -> rule instanceof Whip && rule.level() == 2)) {
            new ShortWhips(state).find(listing.by(length -> new Whip(length, Whip.Form.PLAIN)));
        }
    }

    private int longest(Predicate<Rule> which) {
        return order.rules().stream().filter(which).mapToInt(Rule::level).max().orElse(0);
    }

    private static final class Listing {
        private final State state;
        private final List<Listed> all = new ArrayList<>();
        private final Set<NamedConclusion> told = new HashSet<>();

        Listing(State state) {
            this.state = state;
        }

        Matches by(Rule rule) {
            return match -> add(rule, match);
        }

        Matches by(IntFunction<ChainRule> rule) {
            return match -> match.pattern() instanceof Pattern.Chain chain && add(rule.apply(chain.length()), match);
        }

        boolean add(Rule rule, Match match) {
            if (!(match instanceof Match.Contradiction)) {
                List<String> names = StepNames.in(match, state);
                List<String> by = names.isEmpty() ? List.of(rule.code()) : names;
                boolean isNew = false;
                for (String name : by) {
                    isNew |= told.add(new NamedConclusion(name, match.targets(), match.values()));
                }
                if (isNew) {
                    all.add(new Listed(rule, match, names));
                }
            }
            return true;
        }
    }
}
