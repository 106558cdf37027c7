package ninebynine.rule.subset;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.model.Squares;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenSubsetTest {
    private final HiddenSubset pairs = new HiddenSubset(2);
    private final HiddenSubset triplets = new HiddenSubset(3);
    private final HiddenSubset quads = new HiddenSubset(4);

    private static State row(String cells) {
        return Squares.NINE.state(cells);
    }

    @Test
    void twoDigitsWithTheSameTwoPlacesInARowTakeThem() {
        assertThat(lines(pairs, row("1258 -12 -12 -12 129 -12 -12 -12 -12")))
                .containsExactly("hidden-pairs-in-a-row: r1{n1 n2}{c1 c5} ==> r1c5≠9, r1c1≠8, r1c1≠5");
    }

    @Test
    void columnsAndBlocksHaveThemToo() {
        State column = Squares.NINE.state("""
                -67 . . . . . . . .
                678 . . . . . . . .
                -67 . . . . . . . .
                -67 . . . . . . . .
                67  . . . . . . . .
                -67 . . . . . . . .
                -67 . . . . . . . .
                -67 . . . . . . . .
                -67 . . . . . . . .
                """);
        assertThat(lines(pairs, column)).containsExactly("hidden-pairs-in-a-column: c1{n6 n7}{r2 r5} ==> r2c1≠8");
        State block = Squares.NINE.state("""
                -34 -34 34  . . . . . .
                -34 349 -34 . . . . . .
                -34 -34 -34 . . . . . .
                """);
        assertThat(lines(pairs, block)).containsExactly("hidden-pairs-in-a-block: b1{n3 n4}{r1c3 r2c2} ==> r2c2≠9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1258 -12 -12 -12 129 -2 -12 -12 -12", // 1 has a third place
                "12 -12 -12 -12 12 -12 -12 -12 -12", // nothing else in the two cells
                "1258 -12 -12 -12 19 29 -12 -12 -12", // one place in common
                "1258 -12 -12 -12 -12 -12 -12 -12 -12" // singles
            })
    void nearMissesAreNoPairs(String cells) {
        assertThat(lines(pairs, row(cells))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "139 -123 -123 -123 12 -123 -123 23 -123", // the bare cycle
                "1239 -123 -123 -123 12 -123 -123 23 -123",
                "1239 -123 -123 -123 123 -123 -123 123 -123"
            })
    void threeDigitsThatRunThroughThreePlacesAreATriplet(String cells) {
        assertThat(lines(triplets, row(cells)))
                .singleElement()
                .asString()
                .startsWith("hidden-triplets-in-a-row: r1{")
                .endsWith("==> r1c1≠9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1239 -123 -123 -123 123 -123 -123 3 -123", // 1 and 2 are a pair, 3 a hanger-on
                "139 -123 -123 -123 12 -123 -123 23 -13", // 2 has a place too many
                "13 -123 -123 -123 12 -123 -123 23 -123", // nothing else in the three cells
                "1239 -123 -123 -123 12 -123 -123 -123 -123" // 3 is a single
            })
    void nearMissesAreNoTriplets(String cells) {
        assertThat(lines(triplets, row(cells))).isEmpty();
    }

    @Test
    void fourDigitsInACycleAreAQuad() {
        assertThat(lines(quads, row("149 -1234 12 -1234 23 -1234 34 -1234 -1234")))
                .containsExactly("hidden-quads-in-a-row: r1{n1 n2 n3 n4}{c1 c3 c5 c7} ==> r1c1≠9");
    }

    @Test
    void theQuadThatIsNoCycleIsSpecial() {
        assertThat(lines(quads, row("123 -1234 14 -1234 24 -1234 349 -1234 -1234")))
                .containsExactly("special-hidden-quads-in-a-row: r1{n1 n2 n3 n4}{c1 c3 c5 c7} ==> r1c7≠9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12 -1234 12 -1234 34 -1234 349 -1234 -1234", // two pairs
                "149 -1234 12 -1234 23 -1234 34 -123 -1234", // 4 has a place too many
                "14 -1234 12 -1234 23 -1234 34 -1234 -1234" // nothing else
            })
    void nearMissesAreNoQuads(String cells) {
        assertThat(lines(quads, row(cells))).isEmpty();
    }

    @Test
    void aDecidedDigitIsNoPartOfASubset() {
        State state = row("1258 -12 -12 -12 129 -12 -12 -12 -12");
        state.assertValue(Squares.NINE.label(1, 1, 2));
        assertThat(lines(pairs, state)).isEmpty();
    }

    @Test
    void theSizeIsTheLevel() {
        assertThat(pairs.code()).isEqualTo("HP");
        assertThat(triplets.code()).isEqualTo("HT");
        assertThat(quads.code()).isEqualTo("HQ");
        assertThat(triplets.level()).isEqualTo(3);
    }
}
