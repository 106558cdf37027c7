package ninebynine.games.slitherlink;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.strategy.Family;
import org.jspecify.annotations.Nullable;

/** The rules about clues, in their order, in the three places where they stand. */
final class ClueRules {
    /** Before the Singles of edges. */
    static final List<Family> FIRST = List.of();

    /** Between the Singles of edges and numbers and those of points, cells and colours. */
    static final List<Family> AMONG_SINGLES = List.of();

    /** After all Singles, before loops. */
    static final List<Family> LAST = List.of();

    private ClueRules() {}

    /** What a line of notation says before its arrow, if it is a rule about clues. */
    static Pattern.@Nullable Own read(String head, Model model) {
        return null;
    }
}
