package ninebynine.chain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * candidates(V) = {Z₁…Zₖ}, a partial chain of pᵢ variables on each Zᵢ, Σpᵢ + 1 = n; all their ends rule T out ⇒ ¬candidate(T); all their ends are x ⇒
 * value(x) — the forcing chains: whichever value V takes, the same follows.
 *
 * @param kind which partial chains
 * @param values k, how many candidates V has
 */
public record Forcing(int length, Kind kind, int values) implements Rule {
    /** The partial chains of the branches. */
    public enum Kind {
        /** Two whips. */
        WHIP("W", ChainName.WHIP, Nodes.CANDIDATES, false),
        /** Two g-whips. */
        G_WHIP("gW", ChainName.G_WHIP, Nodes.GROUPS, false),
        /** Two braids. */
        BRAID("B", ChainName.BRAID, Nodes.CANDIDATES, true),
        /** Two g-braids. */
        G_BRAID("gB", ChainName.G_BRAID, Nodes.GROUPS, true);

        private final String code;
        private final ChainName chain;
        private final Nodes nodes;
        private final boolean braids;

        Kind(String code, ChainName chain, Nodes nodes, boolean braids) {
            this.code = code;
            this.chain = chain;
            this.nodes = nodes;
            this.braids = braids;
        }
    }

    @Override
    public String code() {
        return "F" + (values == 2 ? "" : values) + kind.code + "[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    /** Assertions come before eliminations of the same length. */
    @Override
    public void find(View view, Matches out) {
        Search search = new Search(Field.of(view, kind.nodes), this);
        List<int[]> sets = search.sets();
        for (int[] set : sets) {
            Stopping.check();
            if (!search.assertions(set, out)) {
                return;
            }
        }
        for (int[] set : sets) {
            Stopping.check();
            if (!search.eliminations(set, out)) {
                return;
            }
        }
    }

    private static final class Search {
        private final Field field;
        private final Forcing rule;
        private final Branches partial;

        Search(Field field, Forcing rule) {
            this.field = field;
            this.rule = rule;
            this.partial = new Branches(field, rule.kind.braids, rule.length - 1);
        }

        /** The candidates of every variable that has k of them, each set once. */
        List<int[]> sets() {
            List<int[]> sets = new ArrayList<>();
            Set<Ints> known = new HashSet<>();
            for (int v = 0; v < field.variables; v++) {
                if (field.counts[v] == rule.values && known.add(Ints.of(field.members.row(v)))) {
                    sets.add(field.members.row(v));
                }
            }
            return sets;
        }

        boolean assertions(int[] set, Matches out) {
            for (int x : field.open()) {
                if (!partial.mayEndIn(x, set)) {
                    continue;
                }
                int total = 1;
                int[] ends = new int[set.length];
                for (int i = 0; i < set.length && total <= rule.length; i++) {
                    int steps = partial.reach(set[i])[x];
                    ends[i] = x;
                    total += steps == 0 ? PartialSearch.NEVER : steps;
                }
                if (total == rule.length && !out.add(new Match.Assertion(pattern(set, ends), field.label[x]))) {
                    return false;
                }
            }
            return true;
        }

        boolean eliminations(int[] set, Matches out) {
            for (int t : field.open()) {
                if (!partial.mayRuleOut(t, set)) {
                    continue;
                }
                int total = 1;
                int[] ends = new int[set.length];
                for (int i = 0; i < set.length && total <= rule.length; i++) {
                    ends[i] = PartialSearch.killer(field, partial.reach(set[i]), t);
                    total += ends[i] < 0 || !isAllowed(set[i], ends[i])
                            ? PartialSearch.NEVER
                            : partial.reach(set[i])[ends[i]];
                }
                if (total == rule.length) {
                    Match match = new Match.Elimination(pattern(set, ends), Ints.of(field.label[t]));
                    if (!out.add(match)) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** Only forcing-whips may have an empty branch. */
        private boolean isAllowed(int z, int end) {
            return rule.kind == Kind.WHIP || end != z;
        }

        private Pattern pattern(int[] set, int[] ends) {
            List<Pattern.Branch> branches = new ArrayList<>();
            for (int i = 0; i < set.length; i++) {
                branches.add(new Pattern.Branch(field.label[set[i]], partial.path(set[i], ends[i])));
            }
            return new Pattern.Forcing(rule.kind.chain, branches);
        }
    }
}
