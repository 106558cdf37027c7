package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every chain is what it says and true, the two drivers agree, and the confluent ratings do not see how a puzzle is turned. */
class ChainLaws {
    private static final int PUZZLES = 120;

    private static List<SudokuPuzzle> puzzles(int count) {
        return Puzzles.CORPUS.stream().limit(count).map(Puzzles.SUDOKU::parse).toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "human",
                "W",
                "B",
                "gW",
                "gB",
                "TyZ+TytW+TyW",
                "TygW[6]",
                "g2W",
                "gBC+gW",
                "O[7]+Z",
                "tW",
                "tWb",
                "FW[6]",
                "F3W[6]",
                "FB[6]",
                "FgW[6]",
                "FgB[6]"
            })
    void everyChainReadsBackIsWellMadeAndTrue(String theory) {
        ChainAudit audit = new ChainAudit();
        puzzles(theory.startsWith("F") ? 40 : PUZZLES).forEach(puzzle -> audit.puzzle(puzzle, theory));
        assertThat(audit.wrong()).isZero();
        assertThat(audit.steps()).isGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "B", "gW", "gB", "S+W", "SFin+W", "human", "TyW", "Z", "tW", "FW[6]"})
    void theHardestStepOfThePathIsTheRating(String theory) {
        for (SudokuPuzzle puzzle : puzzles(60)) {
            Trace trace = new Resolver(Theory.parse(theory).precedence(puzzle.model())).trace(puzzle.start());
            int rating = new Rater(Theory.parse(theory).precedence(puzzle.model())).rate(puzzle.start());
            assertThat(trace.isSolved() ? trace.level() : Rater.UNSOLVED)
                    .as(puzzle.text())
                    .isEqualTo(rating);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"B", "gB"})
    void isomorphicPuzzlesHaveEqualConfluentRatings(String theory) {
        Random random = new Random(20261115);
        for (SudokuPuzzle puzzle : puzzles(60)) {
            SudokuPuzzle turned = Isomorphism.random(puzzle.boxes(), random).puzzle(puzzle);
            Rater rater = new Rater(Theory.parse(theory).precedence(puzzle.model()));
            assertThat(rater.rate(turned.start()))
                    .as(puzzle.text() + " and " + turned.text())
                    .isEqualTo(rater.rate(puzzle.start()));
        }
    }
}
