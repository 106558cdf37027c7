package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every rule that assumes one solution, on states of puzzles that have one. */
class UniquenessLaws {
    /** Of the controlled-bias collection; their published ratings change with uniqueness. */
    private static final List<String> PUZZLES = List.of(
            "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9.",
            "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.",
            "1...5..8...7.....668.....4.2..79..54......3....4..39.8.....48728.........7.32...5",
            "12...67.9......12..............9....56....9..9.867..1.3..5....1.4..3...2.75..2.4.",
            "........9...789..3....3.54.2..67.4....7.....86....3.....5.6.2..841.9.6.......58..",
            ".23.5.7..45...92.............4..8.5.7...1.4.39...2....39.........68...7.8.....5.1",
            "...4......5.....36...7..5.42......57...9.2..8.3.56.9..36..9..7.51.........8.31...",
            "...4..7......8..36.....2.45.....8.5...5.7...29...218.......59....28......41.93...",
            "1.3..6.8.4..1......9.3..54..7.8.1.6.3.............2...51...8..7.4..6..5...97..6..",
            "..3.56.8.4..18.2...9.2.....2..3..8.7.....5.4.96.7.........6...5.7..34..........9.",
            "1.3..........8.2..6.9....14....6.931.619...5.7...3.....7..14..8...5.......2..8..5");

    private static final List<String> BEFORE = List.of("BRT", "W1", "S2", "W[3]", "UC+W[3]");

    private static final int MATCHES = 3;

    /** A state on the way to the solution, with some candidates that are not in it taken away besides. */
    private static State thinned(SudokuPuzzle puzzle, Bits solution, Random random) {
        State state = puzzle.start();
        Theories.resolver(BEFORE.get(random.nextInt(BEFORE.size())), puzzle.model())
                .resolve(state, TraceSink.NONE);
        int percent = Math.max(0, random.nextInt(30) - 10);
        for (int x = 0; x < puzzle.model().labelCount(); x++) {
            if (state.isCandidate(x) && !state.isValue(x) && !solution.get(x) && random.nextInt(100) < percent) {
                state.eliminate(x);
            }
        }
        return state;
    }

    @ParameterizedTest
    @ValueSource(strings = {"U", "UC", "BUG+OR3W[3]", "DP[6]+OR4W[3]+OR3FW[3]", "DP"})
    void nothingThatTheSolutionHasIsEverRemovedAndEveryStepIsProvedByItsLine(String theory) {
        MutationAudit audit = new MutationAudit();
        Random random = new Random(20261117);
        int steps = 0;
        for (int i = 0; i < Scale.of(200); i++) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(PUZZLES.get(i % PUZZLES.size()));
            List<Bits> solutions = Oracle.solutions(puzzle.boxes(), puzzle.start(), 2);
            State state = thinned(puzzle, solutions.get(0), random);
            assertThat(solutions).hasSize(1);
            for (Rule rule : Theories.rules(theory, puzzle.model())) {
                for (Match match : Finds.some(rule, state, MATCHES)) {
                    if (match.pattern().assumesOneSolution()) {
                        String line = new Notation(puzzle.model(), Notation.Style.UNICODE).line(match);
                        assertThat(ChainAudit.isFalse(match, State.solved(puzzle.model(), solutions.get(0))))
                                .as(line)
                                .isFalse();
                        assertThat(new NotationReader(puzzle.model()).read(line))
                                .as(line)
                                .isEqualTo(match);
                        assertThat(StepCheck.check(Position.of(state), match))
                                .as(line)
                                .isEqualTo(Optional.empty());
                        audit.step(puzzle, match, state, false);
                        steps++;
                    }
                }
            }
        }
        assertThat(steps).isPositive();
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
        assertThat(audit.made()).isPositive();
    }
}
