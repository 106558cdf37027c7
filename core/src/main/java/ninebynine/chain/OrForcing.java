package ninebynine.chain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.rule.Rule;
import ninebynine.rule.relation.OneOf;
import ninebynine.rule.relation.RelationRule;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * C₁ ∨ … ∨ Cₖ, a partial whip of pᵢ variables on each Cᵢ, Σpᵢ + 1 = n; all their ends rule T out ⇒ ¬candidate(T); all their ends are x ⇒ value(x) — the ORk-forcing-whip: whichever
 * guardian is true, the same follows.
 *
 * @param guardians k
 * @param groups whether right-linking nodes may be groups
 */
public record OrForcing(int length, int guardians, boolean groups, RelationSupply relations)
        implements Rule, RelationRule {
    @Override
    public Rule from(RelationSupply chosen) {
        return new OrForcing(length, guardians, groups, chosen);
    }

    @Override
    public String code() {
        return "OR" + guardians + (groups ? "FgW[" : "FW[") + length + "]";
    }

    @Override
    public int level() {
        return Math.max(OneOf.LEVEL, length);
    }

    /** Assertions come before eliminations of the same length. */
    @Override
    public void find(View view, Matches out) {
        List<Relation> all = relations.of(view, level()).stream()
                .filter(relation -> relation.size() == guardians)
                .toList();
        if (all.isEmpty()) {
            return;
        }
        Search search = new Search(view, Field.of(view, groups ? Nodes.GROUPS : Nodes.CANDIDATES));
        for (Relation relation : all) {
            if (!search.assertions(relation, out)) {
                return;
            }
        }
        for (Relation relation : all) {
            if (!search.eliminations(relation, out)) {
                return;
            }
        }
    }

    private final class Search {
        private final View view;
        private final Field field;
        private final Branches partial;

        Search(View view, Field field) {
            this.view = view;
            this.field = field;
            this.partial = new Branches(field, false, length - 1);
        }

        private int[] starts(Relation relation) {
            Stopping.check();
            return relation.guardians().stream().map(field::number).toArray();
        }

        boolean assertions(Relation relation, Matches out) {
            int[] starts = starts(relation);
            for (int x : field.open()) {
                if (!partial.mayEndIn(x, starts)) {
                    continue;
                }
                int total = 1;
                int[] ends = new int[starts.length];
                for (int i = 0; i < starts.length && total <= length; i++) {
                    int steps = partial.reach(starts[i])[x];
                    ends[i] = x;
                    total += steps == 0 ? PartialSearch.NEVER : steps;
                }
                if (total == length && !add(pattern(relation, starts, ends), field.label[x], true, out)) {
                    return false;
                }
            }
            return true;
        }

        boolean eliminations(Relation relation, Matches out) {
            int[] starts = starts(relation);
            for (int t : field.open()) {
                if (!partial.mayRuleOut(t, starts)) {
                    continue;
                }
                int total = 1;
                int[] ends = new int[starts.length];
                for (int i = 0; i < starts.length && total <= length; i++) {
                    ends[i] = PartialSearch.killer(field, partial.reach(starts[i]), t);
                    total += ends[i] < 0 ? PartialSearch.NEVER : partial.reach(starts[i])[ends[i]];
                }
                if (total == length && !add(pattern(relation, starts, ends), field.label[t], false, out)) {
                    return false;
                }
            }
            return true;
        }

        /** Whether more are wanted. A branch in which a left-linking candidate comes twice is no partial whip. */
        private boolean add(Pattern.OrForcing pattern, int label, boolean asserted, Matches out) {
            boolean loops = pattern.branches().stream()
                    .anyMatch(branch -> branch.cells().stream()
                                    .map(Pattern.Cell::left)
                                    .distinct()
                                    .count()
                            < branch.cells().size());
            return loops
                    || out.add(
                            asserted
                                    ? new Match.Assertion(pattern, label)
                                    : new Match.Elimination(pattern, Ints.of(label)));
        }

        /** Short branches first. */
        private Pattern.OrForcing pattern(Relation relation, int[] starts, int[] ends) {
            List<Pattern.Branch> branches = new ArrayList<>();
            IntStream.range(0, starts.length).forEach(i -> {
                branches.add(new Pattern.Branch(field.label[starts[i]], partial.path(starts[i], ends[i])));
            });
            branches.sort(Comparator.comparingInt(branch -> branch.cells().size()));
            return new Pattern.OrForcing(
                    groups ? ChainName.G_WHIP : ChainName.WHIP, relations.told(relation, view), branches);
        }
    }
}
