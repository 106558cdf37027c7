package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import ninebynine.game.Puzzle;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.mutate.Mutant;
import ninebynine.mutate.Mutator;
import ninebynine.resolve.Replay;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The checker rejects every mutant of a real step but those that hold after all, as Choco shows. */
class MutationLaws {
    @ParameterizedTest
    @CsvSource({
        "human, 6",
        "gB, 3",
        "SFin, 12",
        "TyZ+TytW+TygW, 3",
        "gBC+O+g2W, 3",
        "LW, 2",
        "F3W[6], 3",
        "FgB[4], 2",
        "TE1(S2), 2",
        "TE2, 2",
        "FTE3(W1), 2",
        "DFS, 2"
    })
    void aMutantIsRejectedOrHolds(String theory, int puzzles) {
        MutationAudit audit = new MutationAudit();
        Puzzles.CORPUS.stream()
                .limit(puzzles)
                .map(Puzzles.SUDOKU::parse)
                .forEach(puzzle -> audit.puzzle(puzzle, theory));
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
        assertThat(audit.made()).isGreaterThan(puzzles * 50L);
    }

    /** Families that hardly ever come first on a path are found here. Singles solve most of the cases, hence so many. */
    @Test
    void soItIsForWhateverARuleFinds() {
        MutationAudit audit = new MutationAudit();
        Case.each(500, Case.Kind.THINNED, (on, random) -> {
            Outcome singles = Theories.resolver("BRT", on.state().model()).resolve(on.state(), TraceSink.NONE);
            for (Rule rule : Theories.rules(on.theory(), on.state().model())) {
                if (rule.level() > 1 && singles instanceof Outcome.Stuck) {
                    Finds.some(rule, on.state(), 2)
                            .forEach(match -> audit.step(
                                    on.puzzle(), match, on.state(), rule.code().startsWith("LW")));
                }
            }
        });
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
        assertThat(audit.made()).isGreaterThan(Scale.of(1_000));
    }

    @Test
    void soItIsOnBoardsOfOtherSizes() {
        MutationAudit audit = new MutationAudit();
        Random random = new Random(20261116);
        for (Boxes boxes : List.of(new Boxes(2, 2), new Boxes(2, 3), new Boxes(4, 2), new Boxes(3, 4))) {
            for (int i = 0; i < 5; i++) {
                audit.puzzle(Puzzles.sparse(boxes, random), "SFin+Z[4]+gW[3]");
            }
        }
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
        assertThat(audit.made()).isGreaterThan(2_000);
    }

    static List<Judge> judges() {
        return Judges.ALL;
    }

    /** As steps and as lines of a published path. */
    @ParameterizedTest
    @MethodSource("judges")
    void soItIsInEveryGame(Judge judge) {
        MutationAudit audit = new MutationAudit();
        Random random = new Random(20261116);
        for (int found = 0; found < Scale.of(20); ) {
            Puzzle puzzle = judge.puzzle(random);
            if (puzzle.counter().count(puzzle.start(), 2).isUnique()) {
                audit.puzzle(
                        puzzle, judge.theories().get(found % judge.theories().size()));
                found++;
            }
        }
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
        assertThat(audit.made()).isPositive();
    }

    /** Otherwise the oracle would excuse anything. */
    @Test
    void theOracleProvesNothingFalse() {
        int refuted = 0;
        for (String line : Puzzles.CORPUS.subList(0, 5)) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(line);
            Trace trace = Theories.resolver("human", puzzle.model()).trace(puzzle.start());
            Mutator mutator = new Mutator(puzzle.model());
            State state = trace.start().copy();
            for (Step step : trace.steps()) {
                for (Mutant mutant : mutator.mutants(step.match(), state, step.number())) {
                    if (ChainAudit.isFalse(mutant.match(), trace.end())) {
                        refuted++;
                        assertThat(PatternOracle.proves(state, mutant.match()))
                                .as(mutant.line())
                                .isFalse();
                    }
                }
                Replay.apply(step, state, Theories.precedence("human", puzzle.model()));
            }
        }
        assertThat(refuted).isGreaterThan(200);
    }
}
