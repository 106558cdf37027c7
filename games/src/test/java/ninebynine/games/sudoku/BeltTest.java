package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.search.Classification;
import ninebynine.state.State;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BeltTest {
    private static final String EASTER_MONSTER =
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

    @ParameterizedTest
    @CsvSource({
        EASTER_MONSTER
                + ", 'r1c3≠7, r2c5≠3, r2c5≠8, r2c6≠8, r3c1≠2, r5c2≠4, r5c2≠8, r5c8≠3, r5c8≠9, r7c3≠1, r8c4≠5, r8c5≠4, r9c1≠6'",
        "5.......9.2.1...7...8...3...4.6.........5.......2.7.1...3...8...6...4.2.9.......5, 'r2c5≠4, r2c5≠6, r2c6≠6, r5c2≠1, r5c2≠7, r5c8≠4, r5c8≠6, r8c4≠7, r8c5≠1, r8c5≠7'"
    })
    void theBeltsOfTheBook(String puzzle, String eliminations) {
        assertThat(Steps.of(new Belt(), Steps.after("BRT", puzzle)))
                .singleElement()
                .asString()
                .startsWith("belt[16]: ")
                .endsWith(" ==> " + eliminations);
    }

    @ParameterizedTest
    @CsvSource({
        "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2, 9",
        "..4.....9.1...3.7.6.....2.......8....5..3..8....1.5.....2.....4.7.3...1.9...7.6.., 15"
    })
    void twoMore(String puzzle, int eliminations) {
        assertThat(Steps.of(new Belt(), Steps.after("BRT", puzzle)))
                .singleElement()
                .satisfies(
                        line -> assertThat(line.substring(line.indexOf("==>")).split("≠"))
                                .hasSize(eliminations + 1));
    }

    /** What the belt does for trials: how long the braids inside one hypothesis must be, before and after it. */
    @Tag("full")
    @ParameterizedTest
    @CsvSource({
        EASTER_MONSTER + ", 6, 2",
        "5.......9.2.1...7...8...3...4.6.........5.......2.7.1...3...8...6...4.2.9.......5, 7, 4"
    })
    void afterTheBeltShorterBraidsAreEnough(String puzzle, int before, int after) {
        State start = Steps.after("BRT", puzzle);
        State cut = Steps.after("SK", puzzle);
        Classification classes = new Classification(start.model(), 2);

        assertThat(classes.of(start).inBraids()).isEqualTo(before);
        assertThat(classes.of(cut).inBraids()).isEqualTo(after);
    }

    /** With decided ends there is no cross. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "......7..4..18...6.....2.1..4..9...3..9..15.....7...2..6.......83.5.......4.3...8",
                "12.........6.8...2.8...3...2...65..8...9...4...7...5.......4.9....5..3...6..7...1",
                "..34......5...92..6...7.....1......8.....1.259..5..1...9...58....4.6.....6.3...7.",
                "1....6.8....7....2.8..3.......9....7....2.3....5..1.4...4..56...9......36......1.",
                "1..45..8.........6.....75..2.4.......1.2...9...9.3........6...7..18...2..8...53..",
                "12..5...9...7.....7.....5..2.1.4.9...9......4.4.6...2.3.2.1........6..92.....81.."
            })
    void openEndsAreNeeded(String puzzle) {
        assertThat(Steps.of(new Belt(), Steps.after("BRT", puzzle))).isEmpty();
    }

    @Test
    void theCheckerCountsCellsAndPairs() {
        State state = Steps.after("BRT", EASTER_MONSTER);
        String right = Steps.of(new Belt(), state).get(0);
        assertThat(Steps.problem(right.replaceFirst(" ==> .*", " ==> r5c5≠1").replace("r5c5≠1", "r1c4≠3"), state))
                .isEqualTo("What it speaks of leaves room for the target n3r1c4.");
        assertThat(Steps.problem("cover[2]: r1c2 r1c3 | r1n4 r1n7 ==> r1c6≠7", state))
                .isEqualTo("What it speaks of leaves room for the target n7r1c6.");
    }
}
