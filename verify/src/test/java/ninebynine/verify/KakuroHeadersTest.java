package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import ninebynine.explain.Census;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.model.VariableType;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The counts in the headers of paths that Denis Berthier published. The reference goes on counting values as candidates, and it counts two places of a
 * magic digit as a csp-link, but not among the links.
 */
class KakuroHeadersTest {
    @ParameterizedTest
    @CsvSource({
        "10x10-H3401, 408, 1231, 2736",
        "14x14-H1852, 860, 3026, 6733",
        "14x14-H2341, 881, 3350, 6097",
        "14x14-H34551, 758, 2702, 4498",
        "14x14-H53902, 761, 2120, 4989",
        "14x14-H6602, 847, 4086, 5858",
        "M21962, 305, 473, 1113"
    })
    void countsAfterSinglesAndCoupling(String name, int candidates, long cspLinks, long links) {
        String text = Puzzles.lines("/published.tsv").stream()
                .map(line -> line.split("\t", -1))
                .filter(fields -> fields[4].contains("ATK/" + name))
                .findFirst()
                .orElseThrow()[3];
        Puzzle puzzle = Games.namedBy(text).orElseThrow().parse(text);
        State state = new Resolver(Theory.parse("BRT").precedence(puzzle.model()))
                .trace(puzzle.start())
                .end();
        Census census = Census.of(state);
        assertThat(census.candidates() + state.values().count()).isEqualTo(candidates);
        assertThat(census.cspLinks()).isEqualTo(cspLinks);
        assertThat(census.links() - pairsOfPlaces(state)).isEqualTo(links);
    }

    private static long pairsOfPlaces(State state) {
        return state.model().types().stream()
                .filter(type -> type.name().matches("[rc]n.*"))
                .flatMapToInt(KakuroHeadersTest::variables)
                .filter(v -> !state.isDecided(v))
                .mapToLong(v -> (long) state.count(v) * (state.count(v) - 1) / 2)
                .sum();
    }

    private static IntStream variables(VariableType type) {
        return IntStream.range(type.first(), type.first() + type.count());
    }
}
