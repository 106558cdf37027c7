package ninebynine.rule.subset;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.subset.AlsChainTest.board;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DeathBlossomTest {
    private final DeathBlossom fours = new DeathBlossom(4);

    @Test
    void whateverTheStemIsAPetalHasTheNumber() {
        assertThat(lines(fours, board("r5c5 123", "r5c1 19", "r5c9 29", "r4c4 39")))
                .containsExactly(
                        "death-blossom[4]: r5c5{n1 n2 n3} - n1 - r5c1{n1 n9} - n2 - r5c9{n2 n9} - n3 - r4c4{n3 n9}"
                                + " ==> r5c4≠9, r5c6≠9");
    }

    @Test
    void everyNumberOfTheStemNeedsAPetal() {
        assertThat(lines(fours, board("r5c5 123", "r5c1 19", "r5c9 29", "r1c1 39")))
                .isEmpty();
    }

    @Test
    void allPetalsHaveTheNumber() {
        assertThat(lines(fours, board("r5c5 123", "r5c1 19", "r5c9 29", "r4c4 38")))
                .isEmpty();
    }

    @Test
    void aStemWithTwoNumbersIsTheMiddleOfAChain() {
        assertThat(lines(new DeathBlossom(3), board("r5c5 12", "r5c1 19", "r5c9 29")))
                .isEmpty();
    }
}
