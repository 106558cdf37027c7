package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.search.DepthFirst;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;

/** The oracle, the counter of any model and the counter of a game find the same solutions, in puzzles with none, one and several. */
class CounterLaws {
    private static final int CASES = 2000;
    private static final int LIMIT = 30;
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
                    Found found = Found.by(new DepthFirst(on.puzzle().model()), on.state());

                    assertThat(found.count).isEqualTo(new Count(expected.size(), expected.size() < LIMIT));
                    if (expected.size() < LIMIT) {
                        assertThat(found.solutions).containsExactlyInAnyOrderElementsOf(expected);
                    }
                }));
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
        for (int seed = 0; seed < CASES; seed++) {
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
            for (Counter counter :
                    List.of(on.puzzle().counter(), new DepthFirst(on.puzzle().model()))) {
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
            for (Counter counter :
                    List.of(on.puzzle().counter(), new DepthFirst(on.puzzle().model()))) {
                Count all = counter.count(on.state(), LIMIT);
                Count some = counter.count(on.state(), new Bound(LIMIT, random.nextInt(4)), SolutionSink.NONE);
                assertThat(some.solutions()).isLessThanOrEqualTo(all.solutions());
                if (some.isComplete()) {
                    assertThat(some).isEqualTo(all);
                }
            }
        });
    }
}
