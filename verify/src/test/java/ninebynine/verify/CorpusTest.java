package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles with known numbers of solutions: the oracle counts the same, and the engine never says otherwise. */
class CorpusTest {

    /** A line {@code puzzle:count:solution}; the count is 0, 1 or 2+. */
    record Entry(String puzzle, String count, String solution) {
        static Entry of(String line) {
            String[] fields = line.split(":", -1);
            return new Entry(fields[0], fields[1], fields[2]);
        }

        @Override
        public String toString() {
            return puzzle;
        }
    }

    static List<Entry> corpus() {
        return Puzzles.lines("/sudoku.corpus").stream().map(Entry::of).toList();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void theOracleCountsTheSame(Entry entry) {
        SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(entry.puzzle);
        List<Bits> solutions = Oracle.allSolutions(puzzle.boxes(), puzzle.start(), 2);

        assertThat(solutions.size() == 2 ? "2+" : Integer.toString(solutions.size()))
                .isEqualTo(entry.count);
        if (solutions.size() == 1) {
            assertThat(solutions).containsExactly(solution(entry));
        } else {
            assertThat(entry.solution).isEmpty();
        }
    }

    private static Bits solution(Entry entry) {
        return Puzzles.SUDOKU.parse(entry.solution).start().values();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void theEngineNeverSaysOtherwise(Entry entry) {
        SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(entry.puzzle);
        Trace trace = Theories.resolver(Theories.SUBSETS, puzzle.model()).trace(puzzle.start());
        if (trace.isSolved()) {
            assertThat(puzzle.text(trace.end())).isEqualTo(entry.solution);
        } else if (trace.outcome() instanceof Outcome.Contradictory) {
            assertThat(entry.count).isEqualTo("0");
        } else if (entry.count.equals("1")) {
            assertThat(isOpen(solution(entry), trace.end())).isTrue();
        }
    }

    /** Whether the solution is still possible: all its labels are candidates and all the values are among them. */
    private static boolean isOpen(Bits solution, State state) {
        return solution.toInts().stream().allMatch(state::isCandidate)
                && state.values().toInts().stream().allMatch(solution::get);
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void theCountersCountTheSame(Entry entry) {
        SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(entry.puzzle);
        for (Counter counter : List.of(puzzle.counter(), new DepthFirst(puzzle.model()))) {
            List<Bits> solutions = new ArrayList<>();
            Count count = counter.count(puzzle.start(), Bound.solutions(2), solutions::add);

            assertThat(count.solutions() + (count.isComplete() ? "" : "+")).isEqualTo(entry.count);
            assertThat(solutions).hasSize((int) count.solutions());
            if (count.isUnique()) {
                assertThat(solutions).containsExactly(solution(entry));
            }
        }
    }
}
