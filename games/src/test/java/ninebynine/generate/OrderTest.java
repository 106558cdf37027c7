package ninebynine.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import ninebynine.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can't be is refused, what is rare is said. */
class OrderTest {
    private static Order order(String game, String words) {
        return Order.parse(Games.named(game), Order.words(words));
    }

    @Test
    void aNumberOfCluesThatNoPuzzleHasIsRefused() {
        assertThatThrownBy(() -> order("sudoku", "clues=16"))
                .hasMessage("clues 16: with fewer than 17 clues there is never one solution only. Maybe 22..26.");
        assertThatThrownBy(() -> order("slitherlink", "clues=200"))
                .hasMessage("clues 200: a board of this size has no more than 100. Maybe fewer.");
        assertThat(order("sudoku", "clues=17..20").wish().clues()).isEqualTo(new Range(17, 20));
        assertThat(order("sudoku", "size=4x4&clues=4").wish().clues()).isEqualTo(new Range(4, 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"slitherlink", "hidato", "numbrix", "map"})
    void whereNoRingIsOddThereIsNothingToPractiseThatNeedsOne(String game) {
        for (String rule : List.of("Oddagon", "Relation", "OrWhip")) {
            assertThatThrownBy(() -> order(game, "example=" + rule))
                    .hasMessage(
                            "There is no example of " + rule
                                    + ". It needs rings of an odd number of variables, neighbours sharing a candidate, and this game has none.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sudoku", "latin", "pandiagonal", "futoshiki", "kakuro"})
    void elsewhereThereMayBe(String game) {
        assertThat(order(game, "example=Relation").wish().needs()).hasSize(1);
    }

    @Test
    void whatIsRareIsSaidWithAWayOut() {
        assertThat(Rarity.said(order("sudoku", "rating=5..7"))).isEmpty();
        assertThat(Rarity.said(order("sudoku", "clues=24"))).isEmpty();
        assertThat(Rarity.said(order("sudoku", "rating=9")))
                .hasValue("A rating of 9 or more is rare: about one of 5263 attempts. Maybe the method vicinity.");
        assertThat(Rarity.said(order("sudoku", "rating=30")).orElseThrow()).startsWith("A rating of 30 may never come");
        assertThat(Rarity.said(order("sudoku", "clues=..19")))
                .hasValue("20 clues or fewer are rare: about one of 17000 attempts, and this is rarer. Maybe 22..27.");
        assertThat(Rarity.said(order("sudoku", "clues=28..")).orElseThrow())
                .startsWith("28 clues or more are rare: about one of 365 attempts.")
                .endsWith("Or puzzles that need not be minimal.");
        assertThat(Rarity.said(order("sudoku", "clues=30..&minimal=false"))).isEmpty();
    }
}
