package ninebynine.dataset;

import java.util.Map;
import java.util.TreeMap;
import ninebynine.data.PuzzleRow;
import ninebynine.data.StepRow;

/**
 * What a dataset, or a part of it, contains.
 *
 * @param outcomes how many puzzles ended how
 * @param ratings how many solved puzzles have which rating
 * @param rules how many steps each rule made, by code
 */
public record Counts(
        Map<String, Long> games,
        Map<String, Long> splits,
        Map<String, Long> outcomes,
        Map<Integer, Long> ratings,
        Map<String, Long> rules) {
    static Counts none() {
        return new Counts(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    }

    void add(PuzzleRow row) {
        games.merge(row.game() + " " + row.size(), 1L, Long::sum);
        splits.merge(row.split(), 1L, Long::sum);
        outcomes.merge(row.outcome(), 1L, Long::sum);
        if (row.rating() != null) {
            ratings.merge(row.rating(), 1L, Long::sum);
        }
        for (StepRow step : row.steps()) {
            rules.merge(step.code(), 1L, Long::sum);
        }
    }

    void add(Counts more) {
        more.games.forEach((key, n) -> games.merge(key, n, Long::sum));
        more.splits.forEach((key, n) -> splits.merge(key, n, Long::sum));
        more.outcomes.forEach((key, n) -> outcomes.merge(key, n, Long::sum));
        more.ratings.forEach((key, n) -> ratings.merge(key, n, Long::sum));
        more.rules.forEach((key, n) -> rules.merge(key, n, Long::sum));
    }

    long puzzles() {
        return outcomes.values().stream().mapToLong(Long::longValue).sum();
    }

    long steps() {
        return rules.values().stream().mapToLong(Long::longValue).sum();
    }
}
