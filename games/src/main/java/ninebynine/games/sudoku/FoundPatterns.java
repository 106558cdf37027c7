package ninebynine.games.sudoku;

import java.util.HashMap;
import java.util.HashSet;
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

    private final Map<RelationSource, FoundPatterns.Of> bySource = new HashMap<>();

    Of of(RelationSource source) {
        return bySource.computeIfAbsent(source, s -> new Of());
    }

    /** What one source has found. */
    static final class Of {
        /** Those of use, in the order in which they were found. */
        final Set<Found> kept = new LinkedHashSet<>();

        private final Set<Found> judged = new HashSet<>();
        /** How many kinds of patterns were looked for. */
        int kinds;

        /** Whether a pattern is met for the first time. */
        boolean isNew(Found pattern) {
            return judged.add(pattern);
        }
    }
}
