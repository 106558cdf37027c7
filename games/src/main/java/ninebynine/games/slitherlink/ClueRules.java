package ninebynine.games.slitherlink;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.strategy.Family;
import org.jspecify.annotations.Nullable;

/**
 * The rules about clues, in the places where they stand. Those that ask what a point may be are of level 1, as the Singles of points are: they see what
 * lines say of points, which is what whips[1] see.
 */
final class ClueRules {
    /** Before the Singles of edges. */
    static final List<Family> FIRST = List.of(family("Zeros", "zero", 0, CluePatterns.ZEROS));

    /** After the Singles of edges and numbers: first what whips[1] see too, then what needs more. */
    static final List<Family> AMONG_SINGLES = List.of(
            family("Clues", "clues", 0, only(CluePatterns.WEAK, pattern -> !asksPoints(pattern))),
            family("StrongClues", "str-clues", 0, CluePatterns.STRONG));

    /** After all Singles, before whips[1]. */
    static final List<Family> LAST = List.of(family(
            "CornerClues",
            "corners",
            1,
            only(
                    Stream.concat(CluePatterns.WEAK.stream(), CluePatterns.ONES.stream())
                            .toList(),
                    ClueRules::asksPoints)));

    private ClueRules() {}

    private static List<CluePattern> only(List<CluePattern> patterns, Predicate<CluePattern> which) {
        return patterns.stream().filter(which).toList();
    }

    private static boolean asksPoints(CluePattern pattern) {
        return pattern.stencil().given().stream().anyMatch(mark -> mark.at().isPoint());
    }

    /** The code of the rule that a pattern belongs to. */
    static String code(CluePattern pattern) {
        return CluePatterns.ZEROS.contains(pattern)
                ? "zero"
                : CluePatterns.STRONG.contains(pattern) ? "str-clues" : asksPoints(pattern) ? "corners" : "clues";
    }

    private static Family family(String id, String code, int at, List<CluePattern> patterns) {
        return new Family(
                id,
                ClueRule.class,
                at,
                at,
                (model, level) -> List.of(new ClueRule(code, level, patterns, Lattice.of(model))));
    }

    /** What a line of notation says before its arrow, if it is a rule about clues. */
    static Pattern.@Nullable Own read(String head, Model model) {
        return PlacedClues.read(head, model);
    }
}
