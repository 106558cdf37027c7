package ninebynine.rule.relation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * C₁ ∨ … ∨ Cₖ; k = 1 ⇒ value(C₁); C₁ … Cₖ ∈ V, z ∈ V∖{C₁ … Cₖ} ⇒ ¬candidate(z) — what a relation says by itself: its only guardian is true, and a variable that has all
 * guardians has nothing else.
 *
 * @param tie how long c-chains may be that tie two guardians, one of which is then enough; 0 for none
 */
public record OneOf(int tie, RelationSupply relations) implements Rule, RelationRule {
    /** Relations are found at this level: a pattern of cells is as hard to see as a triplet. */
    public static final int LEVEL = 3;

    @Override
    public Rule from(RelationSupply chosen) {
        return new OneOf(tie, chosen);
    }

    @Override
    public String code() {
        return tie == 0 ? "OR1" : "OR1[" + tie + "]";
    }

    @Override
    public int level() {
        return Math.max(LEVEL, tie);
    }

    @Override
    public void find(View view, Matches out) {
        for (Relation relation : relations.of(view, tie)) {
            Stopping.check();
            if (says(relation, view) && !out.add(match(relations.told(relation, view), view))) {
                return;
            }
        }
    }

    private static boolean says(Relation relation, View view) {
        return relation.size() <= 1 || !rest(relation.guardians(), view).isEmpty();
    }

    private static Match match(Relation relation, View view) {
        Pattern pattern = new Pattern.OneOf(relation);
        if (relation.size() == 0) {
            return new Match.Contradiction(pattern);
        }
        if (relation.size() == 1) {
            return new Match.Assertion(pattern, relation.guardians().get(0));
        }
        return new Match.Elimination(pattern, rest(relation.guardians(), view));
    }

    /** What the variables that have all guardians have besides. */
    private static Ints rest(Ints guardians, View view) {
        Model model = view.model();
        List<Integer> rest = new ArrayList<>();
        for (int v : model.variables(guardians.get(0))) {
            int[] labels = model.labels(v);
            if (guardians.stream().allMatch(x -> IntStream.of(labels).anyMatch(y -> y == x))) {
                IntStream.of(labels)
                        .filter(x -> view.isCandidate(x) && !guardians.contains(x))
                        .forEach(rest::add);
            }
        }
        return Ints.of(
                rest.stream().mapToInt(Integer::intValue).sorted().distinct().toArray());
    }
}
