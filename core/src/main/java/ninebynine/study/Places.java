package ninebynine.study;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;

/** Where a match lies: a cell, a house, some lines; never a value. */
final class Places {
    private Places() {}

    /** The place in English, as in "row 5" or "r3c4 and r3c7". */
    static String of(Match match, Model model) {
        return match.pattern().accept(new Place(match, model));
    }

    private record Place(Match match, Model model) implements Pattern.Cases<String> {
        private String variable(int v) {
            return model.names().spokenPlace(v);
        }

        private String variables(IntStream variables) {
            return and(variables.mapToObj(this::variable).distinct().toList());
        }

        /** Where what follows is: a chain leads through too many places to name. */
        private String conclusions() {
            return and(Places.conclusions(match)
                    .mapToObj(model.names()::subject)
                    .distinct()
                    .toList());
        }

        @Override
        public String propagated(Pattern.Propagated propagated) {
            return conclusions();
        }

        @Override
        public String emptied(Pattern.Emptied emptied) {
            return variable(emptied.variable());
        }

        @Override
        public String conflict(Pattern.Conflict conflict) {
            return variables(conflict.values().stream().map(x -> model.variables(x)[0]));
        }

        @Override
        public String lone(Pattern.Lone lone) {
            return variable(lone.variable());
        }

        @Override
        public String chain(Pattern.Chain chain) {
            return chain.length() == 1 ? variable(chain.cells().get(0).variable()) : conclusions();
        }

        @Override
        public String forcing(Pattern.Forcing forcing) {
            return conclusions();
        }

        @Override
        public String trial(Pattern.Trial trial) {
            return conclusions();
        }

        @Override
        public String forcingTrial(Pattern.ForcingTrial forcing) {
            return conclusions();
        }

        @Override
        public String guess(Pattern.Guess guess) {
            return conclusions();
        }

        @Override
        public String subset(Pattern.Subset subset) {
            return subset.frame().kind() == Frame.Kind.SUPER_HIDDEN
                    ? lines(subset.frame(), subset.lines().sorted().stream())
                    : subset.frame().title().spokenUnit();
        }

        @Override
        public String finned(Pattern.Finned fish) {
            return lines(fish.frame(), fish.lines().sorted().stream());
        }

        /** The pattern has too many cells to name; what follows is where the guardians lead. */
        @Override
        public String oneOf(Pattern.OneOf one) {
            return conclusions();
        }

        @Override
        public String orChain(Pattern.OrChain chain) {
            return conclusions();
        }

        @Override
        public String orForcing(Pattern.OrForcing forcing) {
            return conclusions();
        }

        @Override
        public String star(Pattern.Star star) {
            return conclusions();
        }

        @Override
        public String own(Pattern.Own own) {
            return variables(own.variables().stream());
        }
    }

    private static String lines(Frame frame, IntStream lines) {
        return and(lines.mapToObj(frame.lines().spoken()::get).toList());
    }

    private static IntStream conclusions(Match match) {
        return match instanceof Match.Assertion assertion
                ? IntStream.of(assertion.label())
                : match instanceof Match.Elimination elimination
                        ? elimination.targets().sorted().stream()
                        : IntStream.empty();
    }

    /** The items as a person lists them. */
    static String and(List<String> items) {
        int n = items.size();
        return n < 2 ? String.join("", items) : String.join(", ", items.subList(0, n - 1)) + " and " + items.get(n - 1);
    }

    /** An entry, as in {@code r3c5 = 7}. */
    static String entry(Names names, int label) {
        return names.subject(label) + " = " + names.value(label);
    }

    /** What the labels are about, each once. */
    static String subjects(Names names, Stream<Integer> labels) {
        return and(labels.map(names::subject).distinct().toList());
    }
}
