package ninebynine.games.sudoku;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import ninebynine.rule.relation.RelationSource;

/**
 * The patterns that were whole when they were found on the way to a state, as the published levels have them: later their cells may lack digits, and what they say still holds. A relation made of them
 * is proved in the state as it is.
 */
final class FoundPatterns {
    /** @param set the digits */
    record Found(String name, CellSet cells, int set) {}

    private final Map<RelationSource, Set<Found>> bySource = new HashMap<>();

    /** Those of one source, in the order in which they were found. */
    Set<Found> of(RelationSource source) {
        return bySource.computeIfAbsent(source, s -> new LinkedHashSet<>());
    }
}
