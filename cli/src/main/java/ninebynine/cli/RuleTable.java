package ninebynine.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;

/** Families of rules, each with its range of levels and its purpose. */
final class RuleTable {
    /** A family with the levels that it has here. */
    private record Line(Family family, int first, int last) {
        static @Nullable Line of(Family family, BiPredicate<Family, Integer> contains) {
            int[] levels = IntStream.rangeClosed(family.first(), family.last())
                    .filter(level -> contains.test(family, level))
                    .toArray();
            return levels.length == 0 ? null : new Line(family, levels[0], levels[levels.length - 1]);
        }
    }

    private RuleTable() {}

    /** "2 to 36", or the level if there is one. */
    static String range(int first, int last) {
        return first == last ? Integer.toString(first) : first + " to " + last;
    }

    /** All of them, with a game's own in their places. */
    static String of(OwnRules own) {
        return of(own, (family, level) -> true);
    }

    /** What a theory contains. */
    static String of(Theory theory, OwnRules own) {
        return of(own, (family, level) -> theory.contains(family, level, own));
    }

    /** By the first level, and inside a level in the order of the one list. */
    private static String of(OwnRules own, BiPredicate<Family, Integer> contains) {
        List<Line> lines = BuiltInRules.with(own).stream()
                .map(family -> Line.of(family, contains))
                .filter(Objects::nonNull)
                .sorted(Comparator.comparingInt(Line::first))
                .toList();
        StringBuilder text = new StringBuilder(line("level", "rule", "purpose"));
        for (Line line : lines) {
            text.append(line(
                    range(line.first, line.last),
                    line.family.id(),
                    line.family.card().purpose()));
        }
        return text.toString();
    }

    private static String line(String level, String rule, String purpose) {
        return String.format(Locale.ROOT, "%-8s %-23s %s%n", level, rule, purpose);
    }
}
