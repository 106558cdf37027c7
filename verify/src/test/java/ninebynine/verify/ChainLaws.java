package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Closure;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every chain is what it says and true, the two drivers agree, and the confluent ratings do not see how a puzzle is turned. */
class ChainLaws {
    private static final int PUZZLES = Scale.of(120);

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
        puzzles(theory.startsWith("F") ? Scale.of(40) : PUZZLES).forEach(puzzle -> audit.puzzle(puzzle, theory));
        assertThat(audit.wrong()).isZero();
        assertThat(audit.steps()).isGreaterThan(20);
    }

    /** Closing level by level, whips of length 3 get stuck here; simplest first they do not. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1...56..9...1.9...8..37..5..3.7.5..6.1....3.........273.2........49..6.2......94.",
                "...45......71....6.89..2......8...6...1...59..4...1.....4.7..2....3..9..8......53"
            })
    void theRatingIsNeverMoreThanThePathNeeds(String puzzle) {
        SudokuPuzzle parsed = Puzzles.SUDOKU.parse(puzzle);
        Precedence whips = Theory.parse("W").precedence(parsed.model());
        assertThat(new Rater(whips).rate(parsed.start())).isEqualTo(3);
        assertThat(whips.rating(new Resolver(whips).trace(parsed.start()).rules()))
                .isEqualTo(3);
        Precedence tooFew = Theory.parse("W[2]").precedence(parsed.model());
        assertThat(new Rater(tooFew).rate(parsed.start())).isEqualTo(Rater.UNSOLVED);
    }

    /** Rules that say they are stable are: whatever else is eliminated first, the closure under them is the same. */
    @ParameterizedTest
    @ValueSource(strings = {"W1", "S3", "W[2]", "B[4]", "S3+B[3]", "gB[3]", "TE1"})
    void whereAllRulesAreStableThereIsOneClosure(String theory) {
        Random random = new Random(5);
        for (SudokuPuzzle puzzle : puzzles(Scale.of(40))) {
            Precedence precedence = Theory.parse(theory).precedence(puzzle.model());
            State first = puzzle.start().copy();
            new Closure(precedence).close(first);
            State second = anyOrder(puzzle.start(), precedence, random);
            assertThat(second).as(puzzle.text()).isEqualTo(first);
        }
    }

    /** Matches of all rules are found, one of them is applied, and so on: no order of simplest first. */
    private static State anyOrder(State start, Precedence precedence, Random random) {
        State state = start.copy();
        precedence.close(state);
        while (true) {
            List<Match> all = new ArrayList<>();
            precedence.rules().forEach(rule -> rule.find(state, all::add));
            if (all.isEmpty()) {
                return state;
            }
            for (int i = 0; i < 1 + all.size() / 4; i++) {
                all.get(random.nextInt(all.size())).apply(state);
            }
            precedence.close(state);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "B", "gW", "gB", "S+W", "SFin+W", "human", "TyW", "Z", "tW", "FW[6]"})
    void theHardestStepOfThePathIsTheRating(String theory) {
        for (SudokuPuzzle puzzle : puzzles(Scale.of(150))) {
            Precedence precedence = Theory.parse(theory).precedence(puzzle.model());
            Trace trace = new Resolver(precedence).trace(puzzle.start());
            int rating = new Rater(precedence).rate(puzzle.start());
            assertThat(trace.isSolved() ? precedence.rating(trace.rules()) : Rater.UNSOLVED)
                    .as(puzzle.text())
                    .isEqualTo(rating);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"B", "gB"})
    void isomorphicPuzzlesHaveEqualConfluentRatings(String theory) {
        Random random = new Random(20261115);
        for (SudokuPuzzle puzzle : puzzles(Scale.of(150))) {
            SudokuPuzzle turned = Isomorphism.random(puzzle.boxes(), random).puzzle(puzzle);
            Rater rater = new Rater(Theory.parse(theory).precedence(puzzle.model()));
            assertThat(rater.rate(turned.start()))
                    .as(puzzle.text() + " and " + turned.text())
                    .isEqualTo(rater.rate(puzzle.start()));
        }
    }
}
