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
 * @param clues how many puzzles have so many clues
 * @param rules how many steps each rule made, by code
 * @param cells for each game and size, how often the solution has which symbol in a place that the puzzle leaves open
 * @param lengths how many puzzles have so many steps, by twenties
 * @param characters how many have sentences of so many characters in all, by two thousands
 */
public record Counts(
        Map<String, Long> games,
        Map<String, Long> splits,
        Map<String, Long> outcomes,
        Map<Integer, Long> ratings,
        Map<Integer, Long> clues,
        Map<String, Long> rules,
        Map<String, Map<Integer, Map<String, Long>>> cells,
        Map<Integer, Long> lengths,
        Map<Integer, Long> characters) {
    static final int STEPS = 20;
    static final int CHARACTERS = 2000;
    private static final int LONGEST = 1000;
    private static final char OPEN = '.';

    static Counts none() {
        return new Counts(
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>());
    }

    void add(PuzzleRow row) {
        games.merge(row.game() + " " + row.size(), 1L, Long::sum);
        splits.merge(row.split(), 1L, Long::sum);
        outcomes.merge(row.outcome(), 1L, Long::sum);
        if (row.rating() != null) {
            ratings.merge(row.rating(), 1L, Long::sum);
        }
        clues.merge(row.clues(), 1L, Long::sum);
        for (StepRow step : row.steps()) {
            rules.merge(step.code(), 1L, Long::sum);
        }
        int said =
                row.steps().stream().mapToInt(step -> step.english().length()).sum();
        lengths.merge(row.stepCount() / STEPS * STEPS, 1L, Long::sum);
        characters.merge(said / CHARACTERS * CHARACTERS, 1L, Long::sum);
        String solution = row.solution();
        if (solution != null && solution.length() == row.puzzle().length() && solution.length() <= LONGEST) {
            Map<Integer, Map<String, Long>> of =
                    cells.computeIfAbsent(row.game() + " " + row.size(), key -> new TreeMap<>());
            for (int i = 0; i < solution.length(); i++) {
                if (row.puzzle().charAt(i) == OPEN) {
                    of.computeIfAbsent(i, key -> new TreeMap<>()).merge(solution.substring(i, i + 1), 1L, Long::sum);
                }
            }
        }
    }

    void add(Counts more) {
        more.games.forEach((key, n) -> games.merge(key, n, Long::sum));
        more.splits.forEach((key, n) -> splits.merge(key, n, Long::sum));
        more.outcomes.forEach((key, n) -> outcomes.merge(key, n, Long::sum));
        more.ratings.forEach((key, n) -> ratings.merge(key, n, Long::sum));
        more.clues.forEach((key, n) -> clues.merge(key, n, Long::sum));
        more.rules.forEach((key, n) -> rules.merge(key, n, Long::sum));
        more.lengths.forEach((key, n) -> lengths.merge(key, n, Long::sum));
        more.characters.forEach((key, n) -> characters.merge(key, n, Long::sum));
        more.cells.forEach((game, places) -> places.forEach(
                (place, symbols) -> symbols.forEach((symbol, n) -> cells.computeIfAbsent(game, key -> new TreeMap<>())
                        .computeIfAbsent(place, key -> new TreeMap<>())
                        .merge(symbol, n, Long::sum))));
    }

    long puzzles() {
        return outcomes.values().stream().mapToLong(Long::longValue).sum();
    }

    long steps() {
        return rules.values().stream().mapToLong(Long::longValue).sum();
    }
}
