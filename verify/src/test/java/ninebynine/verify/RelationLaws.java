package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import ninebynine.chain.OrBraid;
import ninebynine.chain.StarChain;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import ninebynine.trial.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds for every rule that leans on relations or contradiction pairs, on states of puzzles that have them: found by mith, published with CSP-Rules. */
class RelationLaws {
    private static final List<String> PUZZLES = List.of(
            ".2......9....89132......56.23.89.47..87.2439....3.7...3.8.7.....92.43....4...8..3",
            "......7.9456....23...2..64.2.56.8...38...4.6..64......5.8..23.664.5.3..8.........",
            "..34.678..........7.8..3.642493.1....67....415.1.........1.843..1...7..6...6...1.",
            ".2.4.......7.....66.8....15...5.4.61....9...2.6..12.9......51..5......249.124....",
            ".23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43",
            "...4.678.......2...8.27....2.834...737..6.....468.7....6....194.34...52......4.73");

    /** Of the list hardest-1106: their states have pairs. */
    private static final List<String> HARD = List.of(
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
            ".......39.8......5..9.6.8....5.9...67....2......4.......3.8..5..2.7..6..4.....1..",
            "..345....4....9.3..8..3....2..9...4.....2...1..7...6..3...9..5...1..28...6......7");

    private static final int MATCHES = 3;

    private static List<Rule> rules(String theory, State state) {
        return Theories.rules(theory, state.model()).stream()
                .filter(rule -> rule.code().startsWith("OR") || rule instanceof StarChain)
                .toList();
    }

    /** States on the way to the solution, with some candidates that are in no solution taken away besides. */
    private static State thinned(SudokuPuzzle puzzle, Bits solution, Random random) {
        State state = puzzle.start();
        Theories.resolver("SFin", puzzle.model()).resolve(state, TraceSink.NONE);
        for (int x = 0; x < puzzle.model().labelCount(); x++) {
            if (state.isCandidate(x) && !state.isValue(x) && !solution.get(x) && random.nextInt(12) == 0) {
                state.eliminate(x);
            }
        }
        return state;
    }

    @ParameterizedTest
    @CsvSource({
        "Trid+OR5W[4]+OR5FW[4]",
        "DTrid+OR4gW[4]+OR4FgW[3]",
        "Sel4+OR5W[3]+OR3FW[3]",
        "EL+OR8CW[3]",
        "Imp2+OR4W[3]",
        "Imp3+OR5W[3]+OR3FW[3]",
        "Imp4[4]+OR4W[2]",
        "Odd+OR4W[3]+OR3FW[3]",
        "DTrid[5]+OR5B[4]",
        "Trid+OR3gB[4]"
    })
    void nothingThatASolutionHasIsEverRemovedAndEveryStepIsProvedByItsLine(String theory) {
        hold(theory, PUZZLES);
    }

    @ParameterizedTest
    @CsvSource({"WsW[3]+BiW[3]", "BsB[2]+BiB[4]"})
    void soItIsWithContradictionPairs(String theory) {
        hold(theory, HARD);
    }

    private static void hold(String theory, List<String> puzzles) {
        MutationAudit audit = new MutationAudit();
        Random random = new Random(20261116);
        int steps = 0;
        for (int i = 0; i < Scale.of(30); i++) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(puzzles.get(i % puzzles.size()));
            Bits solution = Oracle.solutions(puzzle.boxes(), puzzle.start(), 2).get(0);
            State state = thinned(puzzle, solution, random);
            for (Rule rule : rules(theory, state)) {
                for (Match match : Finds.some(rule, state, MATCHES)) {
                    String line = new Notation(puzzle.model(), Notation.Style.UNICODE).line(match);
                    assertThat(ChainAudit.isFalse(match, solved(solution, puzzle)))
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
        assertThat(steps).isPositive();
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
        assertThat(audit.made()).isPositive();
    }

    /** Along a path patterns lose digits, and what was found before is still to be proved by the state. */
    @ParameterizedTest
    @CsvSource({
        "EL, ....56....571.92..6.927.......5..9.8.95....12.....254..617.....57...1...9.26.5.71",
        "EL, 1.3....8..571...3668......1......3.75.8.7..1.....6..58...5928......341.5..571....",
        "Sel2, ......7.9456....23...2..64.2.56.8...38...4.6..64......5.8..23.664.5.3..8........."
    })
    void everyStepOfAPathIsProvedByItsLine(String source, String text) {
        SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(text);
        String theory = "SFin+W[6]+" + source + "+OR5W[6]+OR4FW[4]";
        Trace trace = Theories.resolver(theory, puzzle.model()).trace(puzzle.start());
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        NotationReader reader = new NotationReader(puzzle.model());
        State state = trace.start().copy();
        for (Step step : trace.steps()) {
            String line = notation.line(step.match());
            assertThat(StepCheck.check(Position.of(state), reader.read(line)))
                    .as(line)
                    .isEqualTo(Optional.empty());
            Replay.apply(step, state, Theories.precedence(theory, puzzle.model()));
        }
    }

    /** Singles that also know relations refute at least what ORk-braids eliminate. */
    @Test
    void whatABraidEliminatesATrialRefutes() {
        Random random = new Random(20261118);
        int braids = 0;
        for (int i = 0; i < Scale.of(20); i++) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(PUZZLES.get(i % PUZZLES.size()));
            Bits solution = Oracle.solutions(puzzle.boxes(), puzzle.start(), 2).get(0);
            State state = thinned(puzzle, solution, random);
            Rule trial = Theories.rules("TE1(Trid)", puzzle.model()).stream()
                    .filter(Trial.class::isInstance)
                    .findFirst()
                    .orElseThrow();
            Bits refuted = new Bits(puzzle.model().labelCount());
            Finds.all(trial, state)
                    .forEach(match ->
                            ((Match.Elimination) match).targets().stream().forEach(refuted::set));
            for (Rule rule : rules("Trid+OR5B[5]", state)) {
                for (Match match : rule instanceof OrBraid ? Finds.some(rule, state, MATCHES) : List.<Match>of()) {
                    assertThat(((Match.Elimination) match).targets().stream()).allMatch(refuted::get);
                    braids++;
                }
            }
        }
        assertThat(braids).isPositive();
    }

    private static State solved(Bits solution, SudokuPuzzle puzzle) {
        State state = State.of(puzzle.model(), solution);
        solution.toInts().stream().forEach(state::assertValue);
        return state;
    }

    @Test
    void whatIsFoundDoesNotDependOnWhatWasFoundBefore() {
        for (String theory : List.of("Trid+OR5W[4]", "Imp2+OR4W[3]")) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(PUZZLES.get(0));
            State state = puzzle.start();
            Theories.resolver("SFin", puzzle.model()).resolve(state, TraceSink.NONE);
            for (Rule rule : rules(theory, state)) {
                assertThat(Finds.some(rule, state.copy(), MATCHES)).isEqualTo(Finds.some(rule, state, MATCHES));
            }
        }
    }
}
