package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColoursTest {
    private static final String PUZZLE =
            "1.3.5.....5...9.237....2..62...7......89.16.2.....8.....13....863.............9..";

    @Test
    void twoNets() {
        assertThat(Steps.of(new Colours(2), Steps.after("W1", PUZZLE)))
                .contains("multi-colors-1: r2n7 r7n7 ==> r1c6≠7, r8c4≠7, r9c4≠7");
    }

    @Test
    void oneNet() {
        assertThat(Steps.of(
                        new Colours(1),
                        Steps.after(
                                "BRT",
                                "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....")))
                .anyMatch(line -> line.startsWith("simple-colors-trap"));
    }

    @Test
    void aSolvedBoardHasNone() {
        assertThat(Steps.of(new Colours(1), Steps.after("player", PUZZLE))).isEmpty();
    }
}
