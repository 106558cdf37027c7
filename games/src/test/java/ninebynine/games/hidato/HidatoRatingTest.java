package ninebynine.games.hidato;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Rater;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;

class HidatoRatingTest {
    /** A whip[4] with loops was found before the whip[3] without any, and this was not looked for then: it was rated 5, above its path. */
    @Test
    void aShortWhipIsSeenAmongLongerOnesWithLoops() {
        Puzzle puzzle = Games.named("numbrix")
                .parse(
                        "Numbrix topological 6 36 . . . . . . . 29 36 . . . . . . . . 4 . . . 1 . . 23 . . . . . . . . . . .");
        assertThat(new Rater(Theory.parse("W").precedence(puzzle.model())).rate(puzzle.start()))
                .isEqualTo(4);
    }
}
