package ninebynine.verify;

import static ninebynine.verify.SudokuSight.CELLS;
import static ninebynine.verify.SudokuSight.N;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.study.AllSteps;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

/**
 * {@code steps --list}, by its usual theory, in the middle of paths: every technique that a plain reading of its definition finds is there, under its name and with what it
 * eliminates; every step of the list is proved by the checker and true, and its names fit by a second reading. Other puzzles than those of the tests: {@code -Dlists.puzzles=FILE -Dlists.count=300
 * -Dlists.stride=7}.
 */
class ListLaws {
    /** Every so many steps a state is looked at. */
    private static final int STRIDE = Integer.getInteger("lists.stride", Scale.stride(7));

    private static final Map<String, Function<NameReading, Boolean>> READINGS = readings();

    private static final List<String> COLOURS =
            List.of("Simple Colors Trap", "Simple Colors Wrap", "Multi Colors 1", "Multi Colors 2");

    /** What locked candidates do anyhow is not looked for as anything larger on the same digit. */
    private static final List<String> ON_ONE_DIGIT = List.of(
            "Skyscraper",
            "2-String Kite",
            "Dual 2-String Kite",
            "Turbot Fish",
            "Empty Rectangle",
            "Dual Empty Rectangle");

    private static final List<String> FISH =
            List.of("X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan");

    private static final Map<String, Predicate<LineFishReading>> FISH_READINGS = fish();

    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Integer> found = new TreeMap<>();
    private int states;
    private int steps;
    private int names;

    private static Map<String, Function<NameReading, Boolean>> readings() {
        Map<String, Function<NameReading, Boolean>> all = new LinkedHashMap<>();
        all.put("Locked Candidates 1", NameReading::pointing);
        all.put("Locked Candidates 2", NameReading::claiming);
        all.put("Locked Pair", r -> r.naked(2, true));
        all.put("Locked Triple", r -> r.naked(3, true));
        all.put("Naked Pair", r -> r.naked(2, false));
        all.put("Naked Triple", r -> r.naked(3, false) && !r.naked(2, false));
        all.put("Hidden Pair", r -> r.hidden(2));
        all.put("Naked Quad", r -> r.naked(4, false) && !r.naked(3, false) && !r.naked(2, false));
        all.put("Hidden Triple", r -> r.hidden(3) && !r.hidden(2));
        all.put("Hidden Quad", r -> r.hidden(4) && !r.hidden(3) && !r.hidden(2));
        all.put("Skyscraper", NameReading::skyscraper);
        all.put("2-String Kite", NameReading::kite);
        all.put("Dual 2-String Kite", NameReading::dualKite);
        all.put("Turbot Fish", NameReading::turbot);
        all.put("Empty Rectangle", NameReading::emptyRectangle);
        all.put("Dual Empty Rectangle", NameReading::dualEmptyRectangle);
        all.put("XY-Wing", NameReading::xyWing);
        all.put("XYZ-Wing", r -> r.xyzWing() && !r.naked(3, false));
        all.put("W-Wing", r -> r.wWing() && !r.naked(2, false));
        return all;
    }

    /** A larger fish that is a smaller one and something beside it is not looked for. */
    private static Map<String, Predicate<LineFishReading>> fish() {
        Map<String, Predicate<LineFishReading>> all = new LinkedHashMap<>();
        Predicate<LineFishReading> smaller = fish -> false;
        for (int size = 2; size <= 4; size++) {
            int k = size;
            String name = FISH.get(k - 2);
            Predicate<LineFishReading> none = smaller.negate();
            all.put(name, none.and(fish -> fish.plain(k)));
            all.put("Finned " + name, none.and(fish -> fish.finned(k, false)));
            all.put("Sashimi " + name, none.and(fish -> fish.finned(k, true)));
            smaller = smaller.or(fish -> fish.plain(k) || fish.finned(k, false) || fish.finned(k, true));
        }
        for (int size = 5; size <= 7; size++) {
            int k = size;
            all.put(FISH.get(k - 2), fish -> fish.whole(k));
        }
        return all;
    }

    @Test
    void whatADefinitionFindsIsListedAndWhatIsListedHolds() throws IOException {
        int[] at = {0};
        String file = System.getProperty("lists.puzzles", "");
        for (String text : puzzles(file)) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(text);
            State solution = puzzle.start();
            Theories.resolver("player", puzzle.model()).resolve(solution, TraceSink.NONE);
            Theories.resolver("player", puzzle.model()).resolve(puzzle.start(), new TraceSink() {
                @Override
                public void before(Step step, View state) {
                    if (!(step.match() instanceof Match.Assertion) && at[0]++ % STRIDE == 0) {
                        State closed = state.copy();
                        Theories.precedence("popular", puzzle.model()).close(closed);
                        look(text, closed, solution);
                    }
                }
            });
        }
        if (!file.isEmpty()) {
            System.out.println(states + " states, " + steps + " steps, " + names + " names, " + found);
        }
        assertThat(wrong).isEmpty();
        assertThat(found.values().stream().filter(count -> count > 0).count()).isGreaterThan(Scale.of(15));
    }

    private static List<String> puzzles(String file) throws IOException {
        return file.isEmpty()
                ? Puzzles.first(Scale.of(15), Puzzles.lines("/ninebynine/bench/puzzles.txt"))
                : Puzzles.first(Integer.getInteger("lists.count", 300), Files.readAllLines(Path.of(file)));
    }

    private void look(String puzzle, State state, State solution) {
        states++;
        SudokuSight sight = sight(state);
        Map<String, Set<Integer>> listed = new TreeMap<>();
        Notation notation = new Notation(state.model(), Notation.Style.UNICODE);
        boolean[] given = new boolean[CELLS];
        IntStream.range(0, CELLS * N).filter(state.givens().values()::get).forEach(x -> given[x / N] = true);
        for (AllSteps.Listed step : new AllSteps(Theories.precedence("popular", state.model())).of(state)) {
            String line = notation.line(step.match());
            steps++;
            names += step.names().size();
            step.names()
                    .forEach(name -> IntStream.concat(step.match().targets().stream(), step.match().values().stream())
                            .forEach(z -> listed.computeIfAbsent(name, key -> new HashSet<>())
                                    .add(z)));
            if (ChainAudit.isFalse(step.match(), solution)) {
                wrong.add("is false: " + line + " in " + puzzle);
            }
            StepCheck.check(Position.of(state), step.match())
                    .ifPresent(problem -> wrong.add("does not hold: " + line + " in " + puzzle + ": " + problem));
            for (String name : step.names()) {
                IntStream.concat(step.match().targets().stream(), step.match().values().stream())
                        .limit(PatternReading.knows(name) ? CELLS * N : 1) // a chain has its names by its first target
                        .filter(z -> !fits(name, sight, given, z, line))
                        .forEach(z -> wrong.add("no " + name + ": " + line + " in " + puzzle));
            }
        }
        int[] all = IntStream.range(0, CELLS).toArray();
        state.candidates().toInts().stream().filter(z -> !state.isValue(z)).forEach(z -> {
            NameReading reading = new NameReading(sight, z, all);
            boolean locked = reading.pointing() || reading.claiming();
            PatternReading colours = new PatternReading(sight, given, z, "==>");
            Map<String, Boolean> due = new TreeMap<>();
            READINGS.forEach(
                    (name, by) -> due.put(name, (!locked || !ON_ONE_DIGIT.contains(name)) && by.apply(reading)));
            LineFishReading fish = new LineFishReading(sight, z);
            FISH_READINGS.forEach((name, by) -> due.put(name, !locked && by.test(fish)));
            COLOURS.forEach(name -> due.put(name, colours.fits(name)));
            due.forEach((name, isDue) -> {
                found.merge(name, isDue ? 1 : 0, Integer::sum);
                if (isDue && !listed.getOrDefault(name, Set.of()).contains(z)) {
                    wrong.add(name + " ==> " + state.model().names().label(z) + " is not listed in " + puzzle);
                }
            });
        });
    }

    /** Names of patterns are read from their lines; those of subsets and of fish without covers by the target alone, but for what locked candidates do. */
    private static boolean fits(String name, SudokuSight sight, boolean[] given, int z, String line) {
        if (name.equals("BUG+1")) {
            return PatternReading.bug(sight, z);
        }
        if (name.equals("Multi Colors") && line.startsWith("multi-colors-2")) {
            return fits("Multi Colors 2", sight, given, z, line);
        }
        boolean fish = name.matches(".*(X-Wing|Swordfish|Jellyfish)") && !line.contains(" | ");
        if (PatternReading.knows(name) && !fish) {
            return new PatternReading(sight, given, z, line).fits(name);
        }
        NameReading reading =
                new NameReading(sight, z, IntStream.range(0, CELLS).toArray());
        return fish && (reading.pointing() || reading.claiming()) || NameLaws.fits(name, sight, z, line);
    }

    private static SudokuSight sight(View state) {
        return new SudokuSight(IntStream.range(0, CELLS)
                .map(q -> IntStream.range(0, N)
                        .filter(d -> state.isCandidate(q * N + d) || state.isValue(q * N + d))
                        .map(d -> 1 << d)
                        .sum())
                .toArray());
    }
}
