package ninebynine.games.slitherlink;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.strategy.Family;
import org.jspecify.annotations.Nullable;

/** The rules about clues, in their order, in the three places where they stand. */
final class ClueRules {
    /** Before the Singles of edges. */
    static final List<Family> FIRST = List.of(family("Zeros", "zero", CluePatterns.ZEROS));

    /** Between the Singles of edges and numbers and those of points, cells and colours: first what whips[1] see too, then what needs more. */
    static final List<Family> AMONG_SINGLES = List.of(
            family("Clues", "clues", CluePatterns.WEAK), family("StrongClues", "str-clues", CluePatterns.STRONG));

    /** After all Singles, before loops. */
    static final List<Family> LAST = List.of(family("Ones", "ones", CluePatterns.ONES));

    private ClueRules() {}

    private static Family family(String id, String code, List<CluePattern> patterns) {
        return new Family(
                id, ClueRule.class, 0, 0, (model, level) -> List.of(new ClueRule(code, patterns, Lattice.of(model))));
    }

    /** What a line of notation says before its arrow, if it is a rule about clues. */
    static Pattern.@Nullable Own read(String head, Model model) {
        return Clued.read(head, model);
    }
}
