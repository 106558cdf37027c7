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
        Names names = model.names();
        Pattern pattern = match.pattern();
        if (pattern instanceof Pattern.Lone lone) {
            return names.spokenPlace(lone.variable());
        }
        if (pattern instanceof Pattern.Emptied emptied) {
            return names.spokenPlace(emptied.variable());
        }
        if (pattern instanceof Pattern.Conflict conflict) {
            return and(conflict.values().stream()
                    .mapToObj(x -> names.spokenPlace(model.variables(x)[0]))
                    .distinct()
                    .toList());
        }
        if (pattern instanceof Pattern.Chain chain && chain.length() == 1) {
            return names.spokenPlace(chain.cells().get(0).variable());
        }
        if (pattern instanceof Pattern.Subset subset) {
            return subset.frame().kind() == Frame.Kind.SUPER_HIDDEN
                    ? lines(subset.frame(), subset.lines().sorted().stream())
                    : subset.frame().title().spokenUnit();
        }
        if (pattern instanceof Pattern.Finned fish) {
            return lines(fish.frame(), fish.lines().sorted().stream());
        }
        if (pattern instanceof Pattern.Own own) {
            return and(own.variables().stream()
                    .mapToObj(names::spokenPlace)
                    .distinct()
                    .toList());
        }
        return and(conclusions(match).mapToObj(names::subject).distinct().toList());
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
