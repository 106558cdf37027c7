package ninebynine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.model.Pairs;
import ninebynine.model.Squares;
import ninebynine.resolve.Precedence;
import ninebynine.rule.basic.Propagation;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CensusTest {

    @Test
    void aLinkCountsOnceForEachVariableThatMakesIt() {
        // 64 variables with four candidates each: 6 pairs a variable
        Census census = Census.of(State.full(Squares.FOUR.model()));
        assertThat(census).isEqualTo(new Census(64, 384, 384));
        assertThat(census.line()).isEqualTo("64 candidates, 384 csp-links and 384 links. Density = 19.05%");
    }

    @Test
    void valuesAndWhatTheyRuledOutDoNotCount() {
        State state = Squares.FOUR.givens("1");
        new Precedence(new Propagation(), List.of()).close(state);
        int links = 0;
        for (int v = 0; v < state.model().variableCount(); v++) {
            links += state.count(v) * (state.count(v) - 1) / 2;
        }
        assertThat(Census.of(state)).isEqualTo(new Census(64 - 11, links, links));
    }

    @Test
    void otherLinksCountOnceAndOnlyBetweenOpenCandidates() {
        State state = State.full(Pairs.model(2, "0-2", "0-3"));
        assertThat(Census.of(state)).isEqualTo(new Census(4, 2, 4));

        state.eliminate(3);
        assertThat(Census.of(state)).isEqualTo(new Census(3, 1, 2));
    }

    /** The first three are what the original program printed. */
    @ParameterizedTest
    @CsvSource({
        "84, 329, 9.44",
        "239, 1691, 5.95",
        "181, 1165, 7.15",
        "4, 3, 50.0",
        "5, 1, 10.0",
        "0, 0, 0.0",
        "1, 0, 0.0",
        "2, 0, 0.0",
        "41, 20, 2.44",
        "2, 1, 100.0",
        "16, 3, 2.5"
    })
    void densityHasTwoDecimalsAtMostAndOneAtLeast(int candidates, long links, String density) {
        assertThat(new Census(candidates, links, links).density()).hasToString(density);
    }
}
