package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.search.DepthFirst;
import ninebynine.search.Learning;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;

/** The oracle, the counter of any model and the counter of a game find the same solutions, in puzzles with none, one and several. */
class CounterLaws {
    private static final int CASES = 2000;
    private static final int LIMIT = 30;
    private static final int THREADS = 4;
    private static final Boxes NINE = new Boxes(3, 3);

    private record Found(Count count, List<Bits> solutions) {
        static Found by(Counter counter, View view, Bound bound) {
            List<Bits> solutions = new ArrayList<>();
            Count count = counter.count(view, bound, solutions::add);
            assertThat(solutions).hasSize((int) count.solutions()).doesNotHaveDuplicates();
            return new Found(count, solutions);
        }

        static Found by(Counter counter, View view) {
            return by(counter, view, Bound.solutions(LIMIT));
        }
    }

    @Test
    void theOracleFindsTheSame() {
        Stream.of(Case.Kind.values())
                .forEach(kind -> Case.each(CASES / 4, kind, (on, random) -> {
                    List<Bits> expected = Oracle.allSolutions(on.puzzle().boxes(), on.state(), LIMIT);
                    for (Counter counter : anyModel(on.puzzle())) {
                        Found found = Found.by(counter, on.state());
                        assertThat(found.count).isEqualTo(new Count(expected.size(), expected.size() < LIMIT));
                        if (expected.size() < LIMIT) {
                            assertThat(found.solutions).containsExactlyInAnyOrderElementsOf(expected);
                        }
                    }
                }));
    }

    private static List<Counter> all(Puzzle puzzle) {
        List<Counter> all = new ArrayList<>(anyModel(puzzle));
        all.add(puzzle.counter());
        return all;
    }

    private static List<Counter> anyModel(Puzzle puzzle) {
        return List.of(new DepthFirst(puzzle.model()), new Learning(puzzle.model()));
    }

    /** Slitherlink too, whose model demands more than its links say. */
    @Test
    void whoLearnsFindsWhatWhoGuessesFindsInEveryGame() {
        for (Judge judge : Judges.ALL) {
            for (int seed = 0; seed < Scale.of(60); seed++) {
                Puzzle puzzle = judge.puzzle(new Random(seed));
                Found guessed = Found.by(new DepthFirst(puzzle.model()), puzzle.start());
                Found learnt = Found.by(new Learning(puzzle.model()), puzzle.start());
                assertThat(learnt.count).as(puzzle.text()).isEqualTo(guessed.count);
                if (guessed.count.isComplete()) {
                    assertThat(learnt.solutions).containsExactlyInAnyOrderElementsOf(guessed.solutions);
                }
            }
        }
    }

    @Test
    void theCounterOfAGameFindsWhatTheCounterOfAnyModelFinds() {
        Stream.of(Case.Kind.values())
                .forEach(kind -> Case.each(CASES, kind, (on, random) -> {
                    if (on.puzzle().boxes().equals(NINE)) {
                        same(on.puzzle(), on.state());
                    }
                }));
    }

    /** Grids with few givens and candidates missing at random: many ways to go wrong before anything is decided. */
    @Test
    void openGridsToo() {
        for (int seed = 0; seed < Scale.of(CASES); seed++) {
            Random random = new Random(seed);
            SudokuPuzzle puzzle = Puzzles.without(Puzzles.disguised(random), random.nextInt(12), random);
            State state = puzzle.start();
            int percent = random.nextInt(50);
            state.candidates().toInts().stream()
                    .filter(x -> random.nextInt(100) < percent)
                    .forEach(state::eliminate);
            same(puzzle, state);
        }
    }

    private static void same(SudokuPuzzle puzzle, State state) {
        Found any = Found.by(new DepthFirst(puzzle.model()), state);
        Found own = Found.by(puzzle.counter(), state);
        assertThat(own.count).isEqualTo(any.count);
        if (any.count.isComplete()) {
            assertThat(own.solutions).containsExactlyInAnyOrderElementsOf(any.solutions);
        }
    }

    @Test
    void everySolutionSolves() {
        Case.each(CASES / 4, Case.Kind.FRESH, (on, random) -> {
            for (Bits solution : Found.by(on.puzzle().counter(), on.state()).solutions) {
                State solved = State.solved(on.puzzle().model(), solution);
                assertThat(solved.isSolved()).isTrue();
                assertThat(on.state().values().toInts().stream()).allMatch(solution::get);
                assertThat(solution.toInts().stream()).allMatch(on.state()::isCandidate);
            }
        });
    }

    /** Every solution of a smaller limit comes first with a larger one, and a counter can be used again. */
    @Test
    void aLimitCutsAndNothingElse() {
        Case.each(CASES / 4, Case.Kind.FRESH, (on, random) -> {
            for (Counter counter : all(on.puzzle())) {
                Found all = Found.by(counter, on.state());
                int limit = 1 + random.nextInt(5);
                Found few = Found.by(counter, on.state(), Bound.solutions(limit));
                int expected = Math.min(limit, all.solutions.size());
                assertThat(few.solutions).isEqualTo(all.solutions.subList(0, expected));
                assertThat(few.count.isComplete()).isEqualTo(expected < limit);
                assertThat(counter.count(on.state(), limit)).isEqualTo(few.count);
            }
        });
    }

    @Test
    void aBoundOnGuessesNeverMakesAWrongAnswer() {
        Case.each(CASES / 4, Case.Kind.FRESH, (on, random) -> {
            for (Counter counter : all(on.puzzle())) {
                Count all = counter.count(on.state(), LIMIT);
                Count some = counter.count(on.state(), new Bound(LIMIT, random.nextInt(4)), SolutionSink.NONE);
                assertThat(some.solutions()).isLessThanOrEqualTo(all.solutions());
                if (some.isComplete()) {
                    assertThat(some).isEqualTo(all);
                }
            }
        });
    }

    /** Slitherlinks of which a search learns only after some hundred guesses: where it stands after so many is the same alone and beside others. */
    @Test
    void aCountIsTheSameInAnyThread() {
        Game game = Games.named("slitherlink");
        List<String> texts = List.of(
                "1..2..3.3./.13..12.22/....2....2/0...13.1../.32.2.2.../2.....2.03/3.2.2...../...22..303/221221..../.3......1.",
                ".2.221...2/22...2..../222122..2./.2....2232/...12.22.3/..2.2...../.32..0..1./.2.....32./.200..3.../2....1..3.");
        List<Found> alone =
                texts.stream().flatMap(text -> some(game.parse(text))).toList();
        assertThat(alone).extracting(found -> found.count.isComplete()).contains(true, false);
        List<List<Found>> beside = IntStream.range(0, THREADS)
                .parallel()
                .mapToObj(thread ->
                        texts.stream().flatMap(text -> some(game.parse(text))).toList())
                .toList();
        assertThat(beside).allSatisfy(found -> assertThat(found).isEqualTo(alone));
    }

    private static Stream<Found> some(Puzzle puzzle) {
        return LongStream.of(20, 100, 400)
                .mapToObj(guesses -> Found.by(puzzle.counter(), puzzle.start(), new Bound(2, guesses)));
    }
}
