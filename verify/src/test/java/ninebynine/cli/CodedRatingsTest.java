package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published ratings with uniqueness, of puzzles of the controlled-bias collection by their numbers there. */
class CodedRatingsTest {
    @ParameterizedTest
    @CsvSource({
        "4918, ....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9., 10, 4",
        "6427, 1...5..8...7.....668.....4.2..79..54......3....4..39.8.....48728.........7.32...5, 7, 3",
        "5, 12...67.9......12..............9....56....9..9.867..1.3..5....1.4..3...2.75..2.4., 2, 1",
        "18, 1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5., 3, 4+BUG",
        "293, .2...67...5.........9132..6.....5.1.5.1.4.9.289.....6.....9.27.6....8.9.....7...., 1, 4",
        "1173, ........9...789..3....3.54.2..67.4....7.....86....3.....5.6.2..841.9.6.......58.., 5, 3",
        "5441, .23.5.7..45...92.............4..8.5.7...1.4.39...2....39.........68...7.8.....5.1, 5, 2",
        "10720, ...4......5.....36...7..5.42......57...9.2..8.3.56.9..36..9..7.51.........8.31..., 6, 4",
        "11069, ...4..7......8..36.....2.45.....8.5...5.7...29...218.......59....28......41.93..., 5, 1",
        "13651, 1.3..6.8.4..1......9.3..54..7.8.1.6.3.............2...51...8..7.4..6..5...97..6.., 5, 4+BUG",
        "17001, ..3.56.8.4..18.2...9.2.....2..3..8.7.....5.4.96.7.........6...5.7..34..........9., 5, 1",
        "19174, 1.3..........8.2..6.9....14....6.931.619...5.7...3.....7..14..8...5.......2..8..5, 5, 2"
    })
    void theyAreAsPublished(int number, String text, int whips, String unique) {
        Puzzle puzzle = Games.named("sudoku").parse(text);
        assertThat(new Rater(Theory.parse("W").precedence(puzzle.model())).rate(puzzle.start()))
                .as("#" + number)
                .isEqualTo(whips);
        Resolver resolver = new Resolver(Theory.parse(CodedRatings.THEORY).precedence(puzzle.model()));
        assertThat(CodedRatings.shown(CodedRatings.of(resolver.trace(puzzle.start()))))
                .as("#" + number)
                .isEqualTo(unique);
    }
}
