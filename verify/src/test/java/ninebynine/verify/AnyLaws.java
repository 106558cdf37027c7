package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The theory that commands use if nobody says another: that of people as far as it goes, and then to the end. */
class AnyLaws {
    private static final int PUZZLES = Integer.getInteger("any.puzzles", Scale.of(100));

    static List<Judge> judges() {
        return Judges.ALL;
    }

    private static Trace trace(String theory, Puzzle puzzle) {
        return new Resolver(Theory.parse(theory).precedence(puzzle.model())).trace(puzzle.start());
    }

    private static List<String> lines(Trace trace, Puzzle puzzle) {
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        return trace.steps().stream().map(step -> notation.line(step.match())).toList();
    }

    /** Whatever human finds any finds, in the same order; and where human is stuck, any goes on. */
    private static void assertLikePeople(Puzzle puzzle) {
        Trace human = trace("human", puzzle);
        Trace any = trace("any", puzzle);
        List<String> steps = lines(human, puzzle);
        assertThat(lines(any, puzzle).subList(0, steps.size())).isEqualTo(steps);
        if (human.outcome() instanceof Outcome.Stuck) {
            assertThat(any.steps()).hasSizeGreaterThan(steps.size());
            assertThat(any.outcome()).isNotInstanceOf(Outcome.Stuck.class);
        } else {
            assertThat(lines(any, puzzle)).isEqualTo(steps);
            assertThat(any.end()).isEqualTo(human.end());
            assertThat(any.outcome()).isEqualTo(human.outcome());
        }
    }

    @Test
    void sudokusAreSolvedAsPeopleDoAndThenToTheEnd() {
        Case.each(PUZZLES, Case.Kind.FRESH, (on, random) -> assertLikePeople(on.puzzle()));
    }

    @ParameterizedTest
    @MethodSource("judges")
    void soAreThePuzzlesOfEveryGame(Judge judge) {
        for (int seed = 0; seed < PUZZLES / 5; seed++) {
            assertLikePeople(judge.puzzle(new Random(new SplittableRandom(seed).nextLong())));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // the hardest of gsf's, champagne's and other lists, which need hypotheses inside hypotheses
                "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
                "........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........",
                "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2",
                // of Magictour's top 1465, beyond whips
                "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5..........."
            })
    void theHardestAreSolvedWithoutAGuess(String text) {
        Puzzle puzzle = Games.named("sudoku").parse(text);
        Precedence any = Theory.parse("any").precedence(puzzle.model());
        Trace trace = new Resolver(any).trace(puzzle.start());
        assertThat(trace.isSolved()).isTrue();
        assertThat(trace.rules()).noneMatch(rule -> rule.code().equals("DFS"));
        assertThat(any.rating(trace.rules())).isBetween(16, 38).isEqualTo(new Rater(any).rate(puzzle.start()));
    }

    /** Without much to go on there is much to look through, and nothing to find. */
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void fewGivensEndInSecondsToo() {
        String few =
                "..2..7.1....8....5........4...57....69...2.5.57...........5......4............9.........B................8.............4.";
        Puzzle puzzle = Games.named("pandiagonal").parse(few);
        Trace trace = trace("any", puzzle);
        assertThat(trace.isSolved()).isTrue();
    }

    @Test
    @Tag("full")
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void soDoSixteenBySixteenWithSeveralSolutions() {
        Puzzle puzzle = Games.named("sudoku")
                .parse(
                        "16.24.D..38....C..37.G.5....B.21D...B....9..3E.8.G.53E.7.B.6..F...AC6.3......F..4..D.2B.....678....8......4F...B"
                                + ".......D.6....C9.B...47...23D...7.8E...G..........DA1.2.....8.....16D9.AE..4.BG...74..G..F.C28.668.3F.....E.....G.5B7D.4..68.C9."
                                + "AC.92863..G...4E");
        Trace trace = trace("any", puzzle);
        assertThat(trace.isSolved()).isTrue();
    }

    @Test
    void whereThereAreNoGroupsNoneAreLookedFor() {
        assertThat(Theory.parse("any")
                        .rules(Games.named("latin").parse("...............4").model()))
                .extracting(Rule::code)
                .contains("B[3]", "TE2")
                .noneMatch(code -> code.startsWith("gW"));
    }
}
