package examples;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.strategy.Family;
import ninebynine.strategy.RuleBook;
import ninebynine.tensor.Ints;

/** A rule for every game, {@code with-Pairs}: two variables with two candidates each, which rule each other out crosswise, have the same two between them. */
public final class Pairs implements Rule {
    /** For the command, listed in META-INF/services. */
    public static final class Book implements RuleBook {
        @Override
        public List<Family> families() {
            return List.of(new Family("Pairs", Pairs.class, 2, 2, (model, level) -> List.of(new Pairs())));
        }

        @Override
        public Pattern.Own read(String head, Model model) {
            Ints two = Pattern.Own.listed("pair", head, model);
            return two == null || two.size() != 2 ? null : new Pair(two.get(0), two.get(1));
        }
    }

    /** The two variables: what follows from them is proved by them. */
    record Pair(int a, int b) implements Pattern.Own {
        @Override
        public String name() {
            return "pair";
        }

        @Override
        public Ints variables() {
            return Ints.of(a, b);
        }

        @Override
        public String spoken(Model model, View before) {
            return model.names().spoken(a) + " and " + model.names().spoken(b)
                    + " have the same two candidates between them";
        }
    }

    @Override
    public String code() {
        return "pair";
    }

    @Override
    public int level() {
        return 2;
    }

    @Override
    public void find(View view, Matches out) {
        int[] two = IntStream.range(0, view.model().variableCount())
                .filter(v -> view.count(v) == 2)
                .toArray();
        for (int i = 0; i < two.length; i++) {
            for (int j = i + 1; j < two.length; j++) {
                Ints targets = targets(view, open(view, two[i]), open(view, two[j]));
                if (!targets.isEmpty() && !out.add(new Match.Elimination(new Pair(two[i], two[j]), targets))) {
                    return;
                }
            }
        }
    }

    private static int[] open(View view, int variable) {
        return Arrays.stream(view.model().labels(variable))
                .filter(view::isCandidate)
                .toArray();
    }

    /** Of a and x one is true, and of b and y: what both rule out is false. */
    private static Ints targets(View view, int[] one, int[] two) {
        Model model = view.model();
        for (int i = 0; i < 2; i++) {
            int a = one[0];
            int b = one[1];
            int x = two[i];
            int y = two[1 - i];
            if (model.links().linked(a, x) && model.links().linked(b, y)) {
                return Ints.of(IntStream.range(0, model.labelCount())
                        .filter(view::isCandidate)
                        .filter(z -> model.links().linked(z, a) && model.links().linked(z, x)
                                || model.links().linked(z, b) && model.links().linked(z, y))
                        .toArray());
            }
        }
        return Ints.of();
    }
}
