package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.explain.Highlights;
import ninebynine.explain.Prose;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import ninebynine.trial.Phases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every trial holds when it is made again by others, and its result does not depend on who is tried first. */
class TrialLaws {
    /** Needs trials two deep. */
    private static final String EASTER_MONSTER =
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    /** Needs trials three deep. */
    private static final String LOKI =
            "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

    private static final String VECTOR_FOUR =
            "6.......1.2.....4...7...8....41.59..381697425..93.26....6...7...9.....8.1.......3";

    private static List<SudokuPuzzle> puzzles(int count) {
        return Stream.concat(Stream.of(VECTOR_FOUR), Puzzles.CORPUS.stream().limit(count))
                .map(Puzzles.SUDOKU::parse)
                .toList();
    }

    private static int rating(String theory, SudokuPuzzle puzzle) {
        return new Rater(Theory.parse(theory).precedence(puzzle.model())).rate(puzzle.start());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TE1",
                "gTE1",
                "TE1(S2)",
                "TE1(B[3])",
                "TE1(SFin)",
                "TE1(gW[3])",
                "TE2",
                "FTE2",
                "FTE4",
                "FTE3(W1)",
                "DFS"
            })
    void everyStepReadsBackAndHoldsWhenItIsMadeAgain(String theory) {
        ChainAudit audit = new ChainAudit();
        puzzles(25).forEach(puzzle -> audit.puzzle(puzzle, theory));
        assertThat(audit.wrong()).isZero();
        assertThat(audit.steps()).isGreaterThan(10);
    }

    @Test
    void stepsTwoDeepHoldToo() {
        ChainAudit audit = new ChainAudit();
        audit.puzzle(Puzzles.SUDOKU.parse(EASTER_MONSTER), "TE2(S2)");
        assertThat(audit.wrong()).isZero();
        assertThat(audit.steps()).isPositive();
    }

    private static boolean holds(Match match, Bits solution) {
        return match instanceof Match.Assertion assertion
                ? solution.get(assertion.label())
                : ((Match.Elimination) match).targets().stream().noneMatch(solution::get);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TE1", "gTE1", "FTE2", "FTE4(W1)"})
    void whatTrialsConcludeHoldsInEverySolution(String theory) {
        Case.each(120, Case.Kind.THINNED, (on, random) -> {
            if (on.puzzle().boxes().size() <= 9) {
                List<Bits> solutions = Oracle.solutions(on.puzzle().boxes(), on.state(), 20);
                Prose prose = new Prose(on.puzzle().model());
                for (Rule rule : Theories.rules(theory, on.state().model())) {
                    for (Match match : rule.level() > 36 ? Finds.some(rule, on.state(), 5) : List.<Match>of()) {
                        assertThat(solutions).allMatch(solution -> holds(match, solution));
                        assertThat(match.apply(on.state().copy())).isTrue();
                        assertThat(prose.sentence(match, on.state())).matches("(?s)[A-Z].*\\.");
                        assertThat(Highlights.of(match, on.state()).keySet()).allMatch(on.state()::isCandidate);
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"BRT, 1, TE1", "W1, 1, gTE1", "S2, 1, TE1(S2)", "BRT, 2, TE2"})
    void theEndDoesNotDependOnTheOrderOfHypotheses(String theory, int depth, String trials) {
        for (SudokuPuzzle puzzle : puzzles(depth == 1 ? 30 : 5)) {
            State up = puzzle.start();
            State down = puzzle.start();
            new Phases(depth, Theories.precedence(theory, puzzle.model()), true).run(up);
            new Phases(depth, Theories.precedence(theory, puzzle.model()), false).run(down);
            Trace path = new Resolver(Theories.precedence(trials, puzzle.model())).trace(puzzle.start());
            assertThat(up).as(puzzle.text()).isEqualTo(down);
            assertThat(path.end()).as(puzzle.text()).isEqualTo(up);
        }
    }

    @Test
    void braidsSolveExactlyWhatTrialsWithSinglesSolve() {
        List<SudokuPuzzle> all = new ArrayList<>(puzzles(60));
        all.add(Puzzles.SUDOKU.parse(EASTER_MONSTER));
        for (SudokuPuzzle puzzle : all) {
            assertThat(rating("TE1", puzzle) >= 0).as(puzzle.text()).isEqualTo(rating("B", puzzle) >= 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "EASTER_MONSTER, TE1, -1",
        "EASTER_MONSTER, TE2, 38",
        "LOKI, TE2, -1",
        "LOKI, TE3, 39",
        "VECTOR_FOUR, BRT, -1",
        "VECTOR_FOUR, TE1, 37",
        "VECTOR_FOUR, TE3, 37",
        "VECTOR_FOUR, DFS, 40"
    })
    void theRatingSaysHowDeepTrialsGo(String name, String theory, int rating) {
        String puzzle = name.equals("LOKI") ? LOKI : name.equals("EASTER_MONSTER") ? EASTER_MONSTER : VECTOR_FOUR;
        assertThat(rating(theory, Puzzles.SUDOKU.parse(puzzle))).isEqualTo(rating);
    }

    @Test
    void whatHasNoSolutionIsShownToHaveNone() {
        SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(VECTOR_FOUR);
        State state = puzzle.start();
        State solved = new Resolver(Theories.precedence("TE1", puzzle.model()))
                .trace(state)
                .end();
        Bits missing = solved.values();
        missing.andNot(state.values());
        state.eliminate(missing.first());
        for (String theory : List.of("TE2", "DFS")) {
            assertThat(new Resolver(Theories.precedence(theory, puzzle.model()))
                            .trace(state)
                            .outcome())
                    .isInstanceOf(Outcome.Contradictory.class);
        }
    }
}
