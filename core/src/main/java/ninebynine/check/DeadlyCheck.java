package ninebynine.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * ∀v ∃v′ ≠ v : ⋃ variables(v) = ⋃ variables(v′) — whether variables that are left with these labels are deadly: nothing of them is given, and whoever answers them all, no two labels linked, can answer
 * them in another way that leaves all other variables as they are. Then there would be two solutions, or none.
 */
final class DeadlyCheck {
    /** A pattern of twelve cells has some hundreds of answers at most. */
    private static final int MOST = 200_000;

    private final Position before;
    private final Model model;
    /** For each set of variables that an answer makes true how many answers do. */
    private final Map<Ints, Integer> ways = new HashMap<>();

    private int tried;

    DeadlyCheck(Position before) {
        this.before = before;
        this.model = before.model();
    }

    /** Nothing if the variables are deadly; otherwise a sentence that says what fails. */
    @Nullable
    String problem(Relation relation) {
        if (model.hasOtherLinks() || model.constraint() != null) {
            return "In this game nothing is deadly: it asks for more than one label of each variable.";
        }
        List<int[]> answers = new ArrayList<>();
        for (int i = 0; i < relation.variables().size(); i++) {
            int v = relation.variables().get(i);
            Ints kept = relation.kept().get(i);
            for (int k = 0; k < kept.size(); k++) {
                if (!before.givens().leaveOpen(model, v, kept.get(k))) {
                    return model.names().variable(v) + " is given, so there is no second way.";
                }
            }
            answers.add(kept.toArray());
        }
        if (relation.variables().stream().distinct().count() < answers.size()) {
            return "A cell comes twice.";
        }
        answer(answers, Ints.of());
        return tried > MOST
                ? "It has too many cells to be checked."
                : ways.containsValue(1) ? "The pattern is not deadly: its cells can be filled in one way." : null;
    }

    /** The variable with the fewest answers first. */
    private void answer(List<int[]> open, Ints chosen) {
        Stopping.check();
        if (++tried > MOST) {
            return;
        }
        if (open.isEmpty()) {
            ways.merge(variables(chosen), 1, Integer::sum);
            return;
        }
        int[] fewest =
                open.stream().min(Comparator.comparingInt(of -> of.length)).orElseThrow();
        List<int[]> others = new ArrayList<>(open);
        others.remove(fewest);
        for (int x : fewest) {
            List<int[]> left = others.stream()
                    .map(of -> IntStream.of(of)
                            .filter(y -> !model.links().linked(x, y))
                            .toArray())
                    .toList();
            answer(
                    left,
                    Ints.of(IntStream.concat(chosen.stream(), IntStream.of(x)).toArray()));
        }
    }

    /** All variables that these labels answer. */
    private Ints variables(Ints labels) {
        return Ints.of(labels.stream()
                .flatMap(x -> IntStream.of(model.variables(x)))
                .sorted()
                .distinct()
                .toArray());
    }
}
