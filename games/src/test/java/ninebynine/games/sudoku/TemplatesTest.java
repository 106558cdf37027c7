package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Match;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplatesTest {
    private static final String SOLVED_BY_TWO =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
    private static final String FOUR_AND_TWO =
            "......3..2...8.1...5...9....8..1.9....67...3.4....5..2..3.2....1....47...9.6...8.";
    private static final String EASTER_MONSTER =
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

    private static final String EIGHT_WHIPS =
            "6.......1.2.....4...7...8....41.59..381697425..93.26....6...7...9.....8.1.......3";
    private static final String LOKI =
            "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

    @ParameterizedTest
    @CsvSource({
        SOLVED_BY_TWO + ", 120 44 317 159 2 2 36 2 5",
        FOUR_AND_TWO + ", 8 7 6 44 52 31 78 7 16",
        EIGHT_WHIPS + ", 2 8 6 10 60 6 4 6 10",
        EASTER_MONSTER + ", 41 39 130 32 18 41 8 148 18",
        LOKI + ", 4 6 410 14 68 7 73 10 14"
    })
    void soManyTemplates(String puzzle, String counts) {
        assertThat(counts(1, puzzle)).isEqualTo(counts);
    }

    private static String counts(int size, String puzzle) {
        StringBuilder text = new StringBuilder();
        for (int count : new Templates(size).counts(Steps.after("BRT", puzzle))) {
            text.append(text.isEmpty() ? "" : " ").append(count);
        }
        return text.toString();
    }

    @Test
    void twoDigitsAtATimeLeaveFewer() {
        assertThat(counts(2, SOLVED_BY_TWO)).isEqualTo("1 1 1 1 1 1 1 1 1");
        assertThat(counts(2, FOUR_AND_TWO)).isEqualTo("6 6 6 44 52 30 56 7 16");
        assertThat(counts(2, EASTER_MONSTER)).isEqualTo("33 35 130 32 18 33 8 148 18");
    }

    @Test
    void whatNoTemplateHasGoes() {
        assertThat(Steps.of(new Templates(1), Steps.after("BRT", FOUR_AND_TWO)))
                .containsExactly("template-1: n3 ==> r8c4≠3");
        assertThat(Steps.of(new Templates(2), Steps.after("BRT", FOUR_AND_TWO)))
                .containsExactly("template-2: n1 ==> r6c2≠1", "template-2: n3 ==> r8c4≠3");
        int[] gone = {0};
        State state = Steps.after("BRT", SOLVED_BY_TWO);
        new Templates(1).find(state, match -> {
            gone[0] += ((Match.Elimination) match).targets().size();
            return true;
        });
        assertThat(gone[0]).isEqualTo(22);
    }

    /** The eight that whips[1] eliminate, too. */
    @Test
    void oneDigitAtATimeIsWhatWhipsOfOneDo() {
        assertThat(Steps.of(new Templates(1), Steps.after("BRT", EIGHT_WHIPS)))
                .containsExactly(
                        "template-1: n3 ==> r1c5≠3, r1c6≠3, r2c5≠3, r2c6≠3",
                        "template-1: n9 ==> r2c4≠9, r2c6≠9, r3c4≠9, r3c6≠9");
    }

    @Test
    void whatAllTemplatesHaveIsSo() {
        State state = Steps.after("BRT", SOLVED_BY_TWO);
        assertThat(Steps.of(new Templates(2), state)).contains("template-2: n1 ==> r1c9=1");
        assertThat(Steps.problem("template-1: n1 ==> r1c9=1", state)).contains("leaves room for something else");
    }

    @Test
    void whereAllCandidatesAreInSomeTemplateThereIsNothing() {
        for (String puzzle : new String[] {EASTER_MONSTER, LOKI}) {
            for (int size = 1; size <= 2; size++) {
                assertThat(Steps.of(new Templates(size), Steps.after("BRT", puzzle)))
                        .isEmpty();
            }
        }
        assertThat(Steps.problem("template-1: n3 ==> r1c3≠3", Steps.after("BRT", EASTER_MONSTER)))
                .isEqualTo("What it speaks of leaves room for the target n3r1c3.");
    }
}
