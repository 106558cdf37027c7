package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.explain.Census;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The counts in the headers of paths that Denis Berthier published. The reference goes on counting what Singles have placed as candidates; links
 * are links of what is left.
 */
class HidatoHeadersTest {
    @ParameterizedTest
    @CsvSource({
        "Hidato topological 5 19 . . B, 199, 2480, 4453",
        "Hidato topological 8 56 B . ., 705, 14130, 26706",
        "Hidato topological 10 78 B B, 158, 891, 1469",
        "Hidato geometric 10 78 B B, 158, 891, 1736",
        "Numbrix topological 9 81 . . ., 563, 5961, 11418",
        "Numbrix geometric 9 81 . . ., 528, 5453, 17118",
        "Numbrix topological 10 100 . . . . . . . . . . . . 35, 753, 11023, 21410",
        "Numbrix topological 10 100 . . . . . . . . . . . 92, 875, 13018, 25168",
        "Numbrix topological 10 100 . . . . . . . . . . . 90, 624, 7730, 14419"
    })
    void countsAfterSingles(String beginning, int candidates, long cspLinks, long links) {
        String text = Puzzles.lines("/published.tsv").stream()
                .map(line -> line.split("\t", -1)[3])
                .filter(puzzle -> puzzle.startsWith(beginning))
                .findFirst()
                .orElseThrow();
        Puzzle puzzle = Games.namedBy(text).orElseThrow().parse(text);
        Trace trace = new Resolver(Theory.parse("BRT").precedence(puzzle.model())).trace(puzzle.start());
        Census census = Census.of(trace.end());
        assertThat(census.candidates() + trace.steps().size()).isEqualTo(candidates);
        assertThat(census.cspLinks()).isEqualTo(cspLinks);
        assertThat(census.links()).isEqualTo(links);
    }
}
