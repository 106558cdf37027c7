package ninebynine.mutate;

import static ninebynine.mutate.Edits.inserted;
import static ninebynine.mutate.Edits.replaced;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.FewCases;
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
                ? new Match.Elimination(pattern, elimination.targets(), elimination.values())
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
                case OTHER_VALUE -> step.pattern().accept(new OtherValue(assertion));
                case OTHER_FAMILY -> step.pattern().accept(new OtherSingle(assertion.label()));
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
                    changed.add(step.of(replaced(targets, i, x), model));
                }
                changed.addAll(step.pattern().accept(new OtherHypothesis(x)));
            }
        }
        return changed;
    }

    /** A trial of another candidate. A kind that is forgotten has fewer mutants, which is all: so it is below. */
    private static final class OtherHypothesis extends FewCases<List<Match>> {
        private final int hypothesis;

        OtherHypothesis(int hypothesis) {
            this.hypothesis = hypothesis;
        }

        @Override
        protected List<Match> other() {
            return List.of();
        }

        @Override
        public List<Match> trial(Pattern.Trial trial) {
            return List.of(new Match.Elimination(
                    new Pattern.Trial(trial.procedure(), hypothesis, trial.steps()), Ints.of(hypothesis)));
        }
    }

    private List<Match> addedTarget(Match.Elimination step) {
        Ints targets = step.targets();
        return targets.stream()
                .boxed()
                .flatMap(target -> near(target).stream())
                .filter(x -> !targets.contains(x))
                .distinct()
                .<Match>map(x -> step.of(inserted(targets, x), model))
                .toList();
    }

    /** Another candidate that is linked to it, or for a Single another label of its variable. */
    private final class OtherValue extends FewCases<List<Match>> {
        private final Match.Assertion step;

        OtherValue(Match.Assertion step) {
            this.step = step;
        }

        @Override
        protected List<Match> other() {
            return near(step.label()).stream()
                    .<Match>map(x -> new Match.Assertion(step.pattern(), x))
                    .toList();
        }

        @Override
        public List<Match> lone(Pattern.Lone lone) {
            List<Match> changed = new ArrayList<>();
            for (int x : model.labels(lone.variable())) {
                changed.add(new Match.Assertion(lone, x));
            }
            for (int x : near(step.label())) {
                IntStream.of(model.variables(x))
                        .filter(v -> model.type(v).contains(lone.variable()))
                        .forEach(v -> changed.add(new Match.Assertion(new Pattern.Lone(v), x)));
            }
            return changed;
        }
    }

    /** The same value, said to be alone in another of its variables. */
    private final class OtherSingle extends FewCases<List<Match>> {
        private final int label;

        OtherSingle(int label) {
            this.label = label;
        }

        @Override
        protected List<Match> other() {
            return List.of();
        }

        @Override
        public List<Match> lone(Pattern.Lone lone) {
            return IntStream.of(model.variables(label))
                    .<Match>mapToObj(v -> new Match.Assertion(new Pattern.Lone(v), label))
                    .toList();
        }
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
