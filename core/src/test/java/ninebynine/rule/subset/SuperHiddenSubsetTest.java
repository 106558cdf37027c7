package ninebynine.rule.subset;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.ones;
import static ninebynine.rule.Cases.onesTurned;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Pictures show where digit 1 is possible. Full rows and columns keep other fish away. */
class SuperHiddenSubsetTest {
    private final SuperHiddenSubset xWings = new SuperHiddenSubset(2);
    private final SuperHiddenSubset swordfish = new SuperHiddenSubset(3);
    private final SuperHiddenSubset jellyfish = new SuperHiddenSubset(4);

    private static final String X_WING = """
            .x....x..
            x.xxxx.xx
            xxxxxx.xx
            x.xxxxxxx
            .x....x..
            x.xxxx.xx
            x.xxxx.xx
            x.xxxx.xx
            x.xxxx.xx
            """;

    @Test
    void aDigitConfinedToTwoColumnsInTwoRowsLeavesTheOtherRows() {
        assertThat(lines(xWings, ones(X_WING))).containsExactly("x-wing-in-rows: n1{r1 r5}{c2 c7} ==> r4c7≠1, r3c2≠1");
    }

    @Test
    void columnsAreRowsTurned() {
        assertThat(lines(xWings, onesTurned(X_WING)))
                .containsExactly("x-wing-in-columns: n1{c1 c5}{r2 r7} ==> r7c4≠1, r2c3≠1");
    }

    @Test
    void aThirdPlaceInOneRowIsOneTooMany() {
        assertThat(lines(xWings, ones(X_WING.replaceFirst("\\.x\\.\\.\\.\\.x\\.\\.", ".x....xx."))))
                .isEmpty();
    }

    @Test
    void withNothingElseInTheColumnsThereIsNoMatch() {
        assertThat(lines(xWings, ones("""
                .x....x..
                x.xxxx.xx
                x.xxxx.xx
                x.xxxx.xx
                .x....x..
                x.xxxx.xx
                x.xxxx.xx
                x.xxxx.xx
                x.xxxx.xx
                """))).isEmpty();
    }

    private static final String SWORDFISH = """
            x..x.....
            .xx.xxxxx
            .xxxxxxxx
            .xx.xxxxx
            ...x..x..
            .xx.xxxxx
            .xx.xxxxx
            .xx.xx.xx
            x.....x..
            """;

    @Test
    void threeRowsThatRunThroughThreeColumnsAreASwordfish() {
        assertThat(lines(swordfish, ones(SWORDFISH)))
                .containsExactly("swordfish-in-rows: n1{r1 r5 r9}{c1 c4 c7}"
                        + " ==> r7c7≠1, r6c7≠1, r4c7≠1, r3c7≠1, r3c4≠1, r2c7≠1");
        assertThat(lines(swordfish, onesTurned(SWORDFISH)))
                .containsExactly("swordfish-in-columns: n1{c1 c5 c9}{r1 r4 r7}"
                        + " ==> r7c7≠1, r7c6≠1, r7c4≠1, r7c3≠1, r7c2≠1, r4c3≠1");
    }

    @Test
    void aFullSwordfishIsOneToo() {
        String full = """
                x..x..x..
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                x..x..x..
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                x..x..x..
                """;
        assertThat(lines(swordfish, ones(full))).hasSize(1);
        assertThat(lines(jellyfish, ones(full))).isEmpty();
    }

    @Test
    void anXWingAndAHangerOnAreNoSwordfish() {
        assertThat(lines(swordfish, ones("""
                x..x.....
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                x..x.....
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                x..x..x..
                """))).isEmpty();
    }

    private static final String JELLYFISH = """
            x..x.....
            xxxxxxxxx
            xxxxxxxxx
            ...xx....
            xxxxxxxxx
            ....x.x..
            xxxxxxxxx
            xxxxxxxxx
            x.....x..
            """;

    @Test
    void fourRowsInACycleAreAJellyfish() {
        assertThat(lines(jellyfish, ones(JELLYFISH)))
                .singleElement()
                .asString()
                .startsWith("jellyfish-in-rows: n1{r1 r4 r6 r9}{c1 c4 c5 c7} ==> r8c7≠1, r8c5≠1, r8c4≠1, r8c1≠1,");
        assertThat(lines(jellyfish, onesTurned(JELLYFISH)))
                .singleElement()
                .asString()
                .startsWith("jellyfish-in-columns: n1{c1 c4 c6 c9}{r1 r4 r5 r7} ==> ");
    }

    @Test
    void theJellyfishThatIsNoCycleIsSpecial() {
        assertThat(lines(jellyfish, ones("""
                x..x.....
                xxxxxxxxx
                xxxxxxxxx
                x...x....
                xxxxxxxxx
                x.....x..
                xxxxxxxxx
                xxxxxxxxx
                ...xx.x..
                """)))
                .singleElement()
                .asString()
                .startsWith("special-jellyfish-in-rows: n1{r1 r4 r6 r9}{c1 c4 c5 c7} ==> ");
    }

    @Test
    void twoXWingsAreNoJellyfish() {
        assertThat(lines(jellyfish, ones("""
                x..x.....
                xxxxxxxxx
                xxxxxxxxx
                x..x.....
                xxxxxxxxx
                ....x.x..
                xxxxxxxxx
                xxxxxxxxx
                ....x.x..
                """))).isEmpty();
    }

    @Test
    void theSizeIsTheLevel() {
        assertThat(xWings.code()).isEqualTo("SHP");
        assertThat(swordfish.code()).isEqualTo("SHT");
        assertThat(jellyfish.code()).isEqualTo("SHQ");
        assertThat(jellyfish.level()).isEqualTo(4);
    }
}
