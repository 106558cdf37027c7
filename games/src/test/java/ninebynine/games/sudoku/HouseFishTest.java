package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HouseFishTest {
    private static final String PUZZLE =
            "1.3.5.....5...9.237....2..62...7......89.16.2.....8.....13....863.............9..";

    @Test
    void rowsBlocksAndColumns() {
        assertThat(Steps.of(new HouseFish(2), Steps.after("W1", PUZZLE)))
                .contains(
                        "sashimi-x-wing: r2n7 r7n7 | c6n7 c7n7 ==> r1c6≠7",
                        "finned-franken-x-wing: r7n7 b3n7 | c6n7 c7n7 ==> r1c6≠7",
                        "finned-mutant-x-wing: r2n7 r7n7 | r8n7 c7n7 ==> r8c4≠7");
    }

    @Test
    void finsMayBeInSeveralLines() {
        assertThat(Steps.of(new HouseFish(4), Steps.after("W1", PUZZLE)))
                .contains("finned-jellyfish: c3n7 c6n7 c8n7 c9n7 | r1n7 r6n7 r8n7 r9n7 ==> r8c4≠7, r9c4≠7");
    }

    @Test
    void aSolvedBoardHasNone() {
        assertThat(Steps.of(new HouseFish(2), Steps.after("player", PUZZLE))).isEmpty();
    }
}
