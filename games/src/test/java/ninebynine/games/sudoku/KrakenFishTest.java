package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class KrakenFishTest {
    private static final String PUZZLE =
            ".2..5.....5...91.37...31.4..149.....3...2.9.7.9....21..3....8....2....7.........6";

    private final State state = Steps.after("W1", PUZZLE);

    /** The 6 of r4c5 sees one place in its row; the other two are fins, one of which leads to r4c7. */
    @Test
    void aFinLeadsToThePlaceInTheLastCover() {
        assertThat(Steps.of(new KrakenFish(2), state))
                .contains("kraken-fish-type-1: c2n6 c8n6 | r5n6 | r4n6 | c7n6 ==> r4c5≠6");
    }

    @Test
    void placesInACoverLeadToAnotherNumber() {
        assertThat(Steps.of(new KrakenFish(2), state))
                .contains("kraken-fish-type-2: r3n6 r5n6 | c2n6 | c3n6 | r1c6 r4c9 r3n5 r5n5 c7n6 ==> r1c9≠8");
    }

    @Test
    void withoutItsChainItIsNone() {
        assertThat(Steps.problem("kraken-fish-type-1: c2n6 c8n6 | r5n6 | r4n6 | r9c1 ==> r4c5≠6", state))
                .contains("there is room for the target n6r4c5");
    }

    @Test
    void aSolvedBoardHasNone() {
        assertThat(Steps.of(new KrakenFish(2), Steps.after("player", PUZZLE))).isEmpty();
    }
}
