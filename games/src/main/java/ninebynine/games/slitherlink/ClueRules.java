package ninebynine.games.slitherlink;

import java.util.List;
import ninebynine.strategy.Family;

/** The rules about clues, in their order, in the three places where they stand. */
final class ClueRules {
    /** Before the Singles of edges. */
    static final List<Family> FIRST = List.of(family("Zeros", "zero", List.of(CluePatterns.ZERO)));

    /** Between the Singles of edges and numbers and those of points, cells and colours. */
    static final List<Family> AMONG_SINGLES = List.of(family("Clues", "clues", CluePatterns.AMONG_SINGLES));

    /** After all Singles, before loops. */
    static final List<Family> LAST = List.of(family("Ones", "ones", CluePatterns.LAST));

    private ClueRules() {}

    private static Family family(String id, String code, List<CluePattern> patterns) {
        return new Family(id, ClueRule.class, 0, 0, (model, level) -> List.of(new ClueRule(code, patterns, Lattice.of(model))));
    }
}
