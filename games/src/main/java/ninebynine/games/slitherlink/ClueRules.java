package ninebynine.games.slitherlink;

import java.util.List;
import ninebynine.strategy.Family;

/** The rules about clues, in their order, in the three places where they stand. */
final class ClueRules {
    /** Before the Singles of edges. */
    static final List<Family> FIRST = List.of();

    /** Between the Singles of edges and numbers and those of points, cells and colours. */
    static final List<Family> AMONG_SINGLES = List.of();

    /** After all Singles, before loops. */
    static final List<Family> LAST = List.of();

    private ClueRules() {}
}
