package ninebynine.mutate;

import static ninebynine.mutate.Edits.inserted;
import static ninebynine.mutate.Edits.replaced;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** What a step becomes when something else follows from its pattern. */
final class ConclusionChanges {
    private final View before;
    private final Model model;

    ConclusionChanges(View before) {
        this.before = before;
        this.model = before.model();
    }

    /** The step with another pattern. */
    static Match with(Match step, Pattern pattern) {
        if (step instanceof Match.Assertion assertion) {
            return new Match.Assertion(pattern, assertion.label());
        }
        return step instanceof Match.Elimination elimination
                ? new Match.Elimination(pattern, elimination.targets())
                : new Match.Contradiction(pattern);
    }

    List<Match> of(Mutation kind, Match step) {
        if (step instanceof Match.Elimination elimination) {
            return switch (kind) {
                case OTHER_TARGET -> otherTarget(elimination);
                case ADDED_TARGET -> addedTarget(elimination);
                default -> List.of();
            };
        }
        if (step instanceof Match.Assertion assertion) {
            return switch (kind) {
                case OTHER_VALUE -> otherValue(assertion);
                case OTHER_FAMILY -> otherSingle(assertion);
                default -> List.of();
            };
        }
        return List.of();
    }

    private List<Match> otherTarget(Match.Elimination step) {
        List<Match> changed = new ArrayList<>();
        Ints targets = step.targets();
        for (int i = 0; i < targets.size(); i++) {
            for (int x : near(targets.get(i))) {
                if (!targets.contains(x)) {
                    changed.add(new Match.Elimination(step.pattern(), replaced(targets, i, x)));
                }
                if (step.pattern() instanceof Pattern.Trial trial) {
                    Pattern other = new Pattern.Trial(trial.procedure(), x, trial.steps());
                    changed.add(new Match.Elimination(other, Ints.of(x)));
                }
            }
        }
        return changed;
    }

    private List<Match> addedTarget(Match.Elimination step) {
        Ints targets = step.targets();
        return targets.stream()
                .boxed()
                .flatMap(target -> near(target).stream())
                .filter(x -> !targets.contains(x))
                .distinct()
                .<Match>map(x -> new Match.Elimination(step.pattern(), inserted(targets, x)))
                .toList();
    }

    /** Another candidate that is linked to it, or for a Single another label of its variable. */
    private List<Match> otherValue(Match.Assertion step) {
        List<Match> changed = new ArrayList<>();
        if (step.pattern() instanceof Pattern.Lone lone) {
            for (int x : model.labels(lone.variable())) {
                changed.add(new Match.Assertion(lone, x));
            }
            for (int x : near(step.label())) {
                IntStream.of(model.variables(x))
                        .filter(v -> model.type(v).contains(lone.variable()))
                        .forEach(v -> changed.add(new Match.Assertion(new Pattern.Lone(v), x)));
            }
        } else {
            near(step.label()).forEach(x -> changed.add(new Match.Assertion(step.pattern(), x)));
        }
        return changed;
    }

    /** The same value, said to be alone in another of its variables. */
    private List<Match> otherSingle(Match.Assertion step) {
        return step.pattern() instanceof Pattern.Lone
                ? IntStream.of(model.variables(step.label()))
                        .<Match>mapToObj(v -> new Match.Assertion(new Pattern.Lone(v), step.label()))
                        .toList()
                : List.of();
    }

    /** The open candidates that a label is linked to. */
    List<Integer> near(int label) {
        List<Integer> found = new ArrayList<>();
        model.links().forEach(label, x -> {
            if (before.isCandidate(x) && !before.isValue(x)) {
                found.add(x);
            }
        });
        return found;
    }
}
