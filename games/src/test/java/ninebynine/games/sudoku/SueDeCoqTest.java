package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SueDeCoqTest {
    private static final String PUZZLE =
            "1.3.5.....5...9.237....2..62...7......89.16.2.....8.....13....863.............9..";

    @Test
    void fiveCells() {
        assertThat(Steps.of(new SueDeCoq(5), Steps.after("W1", PUZZLE)))
                .contains(
                        "sue-de-coq[5]: r7c1 r7c2 r7c5 r9c1 r9c2 | r7n2 r7n9 b7n4 b7n5 b7n8 ==> r7c7≠2, r8c3≠4, r8c3≠5, r9c3≠4, r9c3≠5");
    }

    @Test
    void aStateWithoutTwoOpenCellsWhereLinesMeetHasNone() {
        assertThat(Steps.of(
                        new SueDeCoq(4),
                        Steps.after(
                                "W",
                                "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.")))
                .isEmpty();
    }
}
