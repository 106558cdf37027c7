package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards of 20x20 and more are solved by a game's own rules and short chains. */
class LargeBoardsTest {
    /** Made by us: a loop that grew at random, and clues taken away as long as whips[2] solve the rest. */
    static List<String> slitherlinks() {
        return Puzzles.lines("/large-slitherlinks.txt");
    }

    private static Puzzle solved(String game, String text) {
        Puzzle puzzle = Games.named(game).parse(text);
        Trace trace = new Resolver(Theory.parse("W[2]").precedence(puzzle.model())).trace(puzzle.start());
        assertThat(trace.isSolved()).isTrue();
        return puzzle;
    }

    @ParameterizedTest
    @MethodSource("slitherlinks")
    void largeSlitherlinks(String text) {
        assertThat(solved("slitherlink", text).size()).isIn("20x20", "25x25");
    }

    /** Four published ones in one grid: each begins with a black row and column, so that no sum crosses a border. */
    @Test
    void aLargeKakuro() {
        String published = PublishedRatingsTest.published().stream()
                .filter(of -> of.game().equals("kakuro") && of.theory().equals("W+S") && of.rating() == 0)
                .findFirst()
                .orElseThrow()
                .puzzle();
        List<String> twice = Arrays.stream(published.replace("Kakuro ", "").split(" / ", -1))
                .map(row -> row + " " + row)
                .toList();
        String text = Stream.concat(twice.stream(), twice.stream()).collect(Collectors.joining(" / ", "Kakuro ", ""));
        assertThat(solved("kakuro", text).size()).isEqualTo("20x20");
    }
}
