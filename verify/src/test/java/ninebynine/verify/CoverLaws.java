package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Rater;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for covers, exocets and templates, on any puzzle: with one solution, or with some givens less and so with several. */
class CoverLaws {
    private static final List<String> PUZZLES = List.of(
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
            "1.3.5.....5...9.237....2..62...7......89.16.2.....8.....13....863.............9..",
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
            "........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........",
            "..3.5.78......9......1....5.1..7.6....45.3......6..9.23728........2......48..5..6",
            "5.......9.2.1...7...8...3...4.6.........5.......2.7.1...3...8...6...4.2.9.......5",
            ".....5..4.9.....2...6.7.3.....7..8....86.....13..8......3.1.6...2......54......9.",
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....",
            "......3..2...8.1...5...9....8..1.9....67...3.4....5..2..3.2....1....47...9.6...8.");

    private static final int MATCHES = 3;

    /** A given less now and then; and what is in none of some solutions taken away, one in twenty. */
    private static State state(SudokuPuzzle puzzle, List<Bits> solutions, Random random) {
        State state = puzzle.start();
        Theories.resolver("BRT", puzzle.model()).resolve(state, TraceSink.NONE);
        for (int x = 0; x < puzzle.model().labelCount(); x++) {
            int label = x;
            if (state.isCandidate(x)
                    && !state.isValue(x)
                    && solutions.stream().noneMatch(solution -> solution.get(label))
                    && random.nextInt(20) == 0) {
                state.eliminate(x);
            }
        }
        return state;
    }

    private static SudokuPuzzle puzzle(int i, Random random) {
        StringBuilder text = new StringBuilder(PUZZLES.get(i % PUZZLES.size()));
        if (i / PUZZLES.size() % 2 == 1) {
            int at = random.nextInt(text.length());
            text.setCharAt(at, '.');
        }
        return Puzzles.SUDOKU.parse(text.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"SdC", "JE", "SK", "Temp2", "Fish", "Col", "Kraken"})
    void nothingThatASolutionHasIsEverRemovedAndEveryStepIsProvedByItsLine(String theory) {
        MutationAudit audit = new MutationAudit();
        Random random = new Random(20261118);
        int steps = 0;
        for (int i = 0; i < Scale.few(180); i++) {
            SudokuPuzzle puzzle = puzzle(i, random);
            List<Bits> solutions = Oracle.solutions(puzzle.boxes(), puzzle.start(), 3);
            State state = state(puzzle, solutions, random);
            for (Rule rule : Theories.rules(theory, puzzle.model())) {
                for (Match match : rule.level() < 4 ? List.<Match>of() : Finds.some(rule, state, MATCHES)) {
                    String line = new Notation(puzzle.model(), Notation.Style.UNICODE).line(match);
                    for (Bits solution : solutions) {
                        assertThat(ChainAudit.isFalse(match, State.solved(puzzle.model(), solution)))
                                .as(line)
                                .isFalse();
                    }
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
        assertThat(steps).isPositive();
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
    }

    /** Belts are for the hardest: where whips solve, they solve with as many variables without them. */
    @Test
    void beltsNeverChangeAWhipRating() throws IOException {
        for (String text : Puzzles.first(Scale.of(500), Puzzles.lines("/ninebynine/bench/puzzles.txt"))) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(text);
            assertThat(new Rater(Theories.precedence("SK+W", puzzle.model())).rate(puzzle.start()))
                    .as(text)
                    .isEqualTo(new Rater(Theories.precedence("W", puzzle.model())).rate(puzzle.start()));
        }
    }
}
