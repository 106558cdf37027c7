package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Rater;
import ninebynine.strategy.Theory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles of every game get the ratings that were published for them. */
class PublishedRatingsTest {

    /** A line {@code game, theory, rating, puzzle, source}, with tabs between. */
    record Published(String game, String theory, int rating, String puzzle) {
        static Published of(String line) {
            String[] fields = line.split("\t", -1);
            return new Published(fields[0], fields[1], Integer.parseInt(fields[2]), fields[3]);
        }
    }

    static List<Published> published() {
        return Puzzles.lines("/published.tsv").stream().map(Published::of).toList();
    }

    @ParameterizedTest
    @MethodSource("published")
    void theRatingIsTheOneThatWasPublished(Published of) {
        Puzzle puzzle = Games.named(of.game).parse(of.puzzle);
        Rater rater = new Rater(Theory.parse(of.theory).precedence(puzzle.model()));
        assertThat(rater.rate(puzzle.start())).isEqualTo(of.rating);
    }
}
