package ninebynine.rule.subset;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.ones;
import static ninebynine.rule.Cases.onesTurned;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.state.State;
import org.junit.jupiter.api.Test;

/** Pictures show where digit 1 is possible. Full rows and columns keep other fish away. */
class FinnedFishTest {
    private final FinnedFish xWings = new FinnedFish(2);
    private final FinnedFish swordfish = new FinnedFish(3);
    private final FinnedFish jellyfish = new FinnedFish(4);

    private static final String X_WING = """
            .x....x..
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            .x....xx.
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            """;

    @Test
    void aFinLeavesWhatItSeesOfTheColumn() {
        assertThat(lines(xWings, ones(X_WING)))
                .containsExactly("finned-x-wing-in-rows: n1{r1 r5}{c2 c7} ==> r6c7≠1, r4c7≠1");
        assertThat(lines(xWings, onesTurned(X_WING)))
                .containsExactly("finned-x-wing-in-columns: n1{c1 c5}{r2 r7} ==> r7c6≠1, r7c4≠1");
    }

    @Test
    void theFinnedRowMayComeFirst() {
        assertThat(lines(xWings, ones("""
                xxxxxxxxx
                .x....xx.
                xxxxxxxxx
                xxxxxxxxx
                .x....x..
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """)))
                .containsExactly("finned-x-wing-in-rows: n1{r5 r2}{c2 c7} ==> r3c7≠1, r1c7≠1");
    }

    @Test
    void theCornerWithTheFinsMayBeMissing() {
        assertThat(lines(xWings, ones(X_WING.replace(".x....xx.", ".x.....xx"))))
                .containsExactly("finned-x-wing-in-rows: n1{r1 r5}{c2 c7} ==> r6c7≠1, r4c7≠1");
    }

    @Test
    void finsInTwoBoxesAreOneTooMany() {
        assertThat(lines(xWings, ones(X_WING.replace(".x....xx.", ".x.x..xx."))))
                .isEmpty();
    }

    @Test
    void theOtherColumnMustHoldToo() {
        assertThat(lines(xWings, ones(X_WING.replace(".x....xx.", "......xx."))))
                .isEmpty();
    }

    @Test
    void thePlainRowMustHaveTwoPlacesOnly() {
        assertThat(lines(xWings, ones(X_WING.replace(".x....x..", ".x....x.x"))))
                .isEmpty();
    }

    @Test
    void twoColumnsOfOneBoxMakeNoXWing() {
        assertThat(lines(xWings, ones("""
                xx.......
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxx......
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """))).isEmpty();
    }

    @Test
    void whatTheFinDoesNotSeeStays() {
        State state = ones("""
                .x....x..
                xxxxxxxxx
                xxxxxxxxx
                xxxxxx.xx
                .x....xx.
                xxxxxx.xx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """);
        assertThat(lines(xWings, state)).isEmpty();
    }

    private static final String SWORDFISH = """
            x..x.....
            xxxxxxxxx
            xxxxxxxxx
            ...x..x..
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            x.....xx.
            """;

    @Test
    void aSwordfishMayHaveFins() {
        assertThat(lines(swordfish, ones(SWORDFISH)))
                .containsExactly("finned-swordfish-in-rows: n1{r1 r4 r9}{c1 c4 c7} ==> r8c7≠1, r7c7≠1");
        assertThat(lines(swordfish, onesTurned(SWORDFISH)))
                .containsExactly("finned-swordfish-in-columns: n1{c1 c4 c9}{r1 r4 r7} ==> r7c8≠1, r7c7≠1");
    }

    @Test
    void aSwordfishWithFinsInTwoBoxesHasTooMany() {
        assertThat(lines(swordfish, ones(SWORDFISH.replace("x.....xx.", "x....xxx."))))
                .isEmpty();
    }

    @Test
    void aSwordfishWithTwoFinnedRowsIsNone() {
        assertThat(lines(swordfish, ones(SWORDFISH.replace("...x..x..", "...xx.x.."))))
                .isEmpty();
    }

    @Test
    void anXWingAndAHangerOnAreNoFinnedSwordfish() {
        assertThat(lines(swordfish, ones(SWORDFISH.replace("...x..x..", "x..x....."))))
                .isEmpty();
    }

    private static final String JELLYFISH = """
            xxxxxxxxx
            x..x.....
            xxxxxxxxx
            ...xx....
            ....x.x..
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            x.....xx.
            """;

    @Test
    void aJellyfishMayHaveFins() {
        assertThat(lines(jellyfish, ones(JELLYFISH)))
                .containsExactly("finned-jellyfish-in-rows: n1{r2 r4 r5 r9}{c1 c4 c5 c7} ==> r8c7≠1, r7c7≠1");
        assertThat(lines(jellyfish, onesTurned(JELLYFISH)))
                .containsExactly("finned-jellyfish-in-columns: n1{c2 c4 c5 c9}{r1 r4 r5 r7} ==> r7c8≠1, r7c7≠1");
    }

    @Test
    void aJellyfishKeepsTheFinsAwayFromItsOtherRows() {
        assertThat(lines(jellyfish, ones("""
                x..x.....
                xxxxxxxxx
                xxxxxxxxx
                ...xx....
                xxxxxxxxx
                xxxxxxxxx
                ....x.x..
                xxxxxxxxx
                x.....xx.
                """)))
                .as("r7c7 lies in the box of the fins")
                .isEmpty();
    }

    @Test
    void theSizeIsTheLevel() {
        assertThat(xWings.code()).isEqualTo("FSHP");
        assertThat(swordfish.code()).isEqualTo("FSHT");
        assertThat(jellyfish.code()).isEqualTo("FSHQ");
        assertThat(swordfish.level()).isEqualTo(3);
    }
}
