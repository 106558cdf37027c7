package ninebynine.explain;

import static ninebynine.rule.Cases.ones;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.model.Squares;
import ninebynine.rule.Cases;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.ContradictionDetection;
import ninebynine.rule.basic.Propagation;
import ninebynine.rule.basic.Single;
import ninebynine.rule.interaction.Interaction;
import ninebynine.rule.subset.FinnedFish;
import ninebynine.rule.subset.HiddenSubset;
import ninebynine.rule.subset.NakedSubset;
import ninebynine.rule.subset.SuperHiddenSubset;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

/** What a sentence must name, in order; how it says so is left to it. */
class ProseTest {
    private final Squares squares = Squares.NINE;

    private String sentence(Rule rule, State state) {
        Match match = Cases.matches(rule, state).get(0);
        String sentence = new Prose(squares.model()).sentence(match, state);
        assertThat(sentence).endsWith(".").doesNotContain("..", "  ", "null");
        assertThat(sentence.substring(0, 1)).isUpperCase();
        return sentence;
    }

    private Single single(int type) {
        return new Single(squares.model().types().get(type));
    }

    @Test
    void aNakedSingleNamesItsCellAndItsValue() {
        assertThat(sentence(single(0), squares.state("5"))).containsSubsequence("ell r1c1", "5");
    }

    @Test
    void aHiddenSingleNamesTheDigitTheHouseThePlaceAndTheValue() {
        assertThat(sentence(single(1), squares.state("-1 -1 . -1 -1 -1 -1 -1 -1")))
                .containsSubsequence("1 of row 1", "column 3", "r1c3 is 1");
    }

    @Test
    void anInteractionNamesThePlacesThatAreLeftAndTheTargets() {
        State state = ones("""
                xx.......
                xxxxxxxxx
                ...xxxxxx
                """);
        assertThat(sentence(new Interaction(), state))
                .containsSubsequence("1 of row 1", "column 1", " or ", "column 2", "r2c1", "r2c2", "r2c3");
    }

    @Test
    void aNakedPairNamesItsHouseItsCellsAndItsDigits() {
        assertThat(sentence(new NakedSubset(2), squares.state("12 . 3 4 12 5 6 7 8")))
                .containsSubsequence("row 1", "r1c1 and r1c5", "1 and 2", "r1c2");
    }

    @Test
    void aHiddenPairNamesItsDigitsBeforeItsCells() {
        assertThat(sentence(new HiddenSubset(2), squares.state("1258 -12 -12 -12 12 -12 -12 -12 -12")))
                .containsSubsequence("row 1", "1 and 2", "r1c1 and r1c5", "r1c1", "5", "8");
    }

    @Test
    void aTripletListsThreeThings() {
        assertThat(sentence(new NakedSubset(3), squares.state("12 . 5 6 23 7 8 13 9")))
                .containsSubsequence("r1c1, r1c5 and r1c8", "1, 2 and 3");
    }

    @Test
    void aFishNamesItsRowsItsDigitAndItsColumns() {
        State state = ones("""
                .x....x..
                x.xxxx.xx
                xxxxxx.xx
                x.xxxx.xx
                .x....x..
                x.xxxx.xx
                x.xxxx.xx
                x.xxxx.xx
                x.xxxx.xx
                """);
        assertThat(sentence(new SuperHiddenSubset(2), state))
                .containsSubsequence("row 1 and row 5", "1", "column 2 and column 7", "r3c2 is not 1");
    }

    @Test
    void aFinnedFishTellsThePlainRowsFromTheFinnedOne() {
        State state = ones("""
                .x....x..
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                .x....xx.
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """);
        assertThat(sentence(new FinnedFish(2), state))
                .containsSubsequence("n row 1", "column 2", "column 7", "row 5", "fin", "r4c7", "r6c7");
    }

    @Test
    void aContradictionNamesWhatHasNothingLeft() {
        assertThat(sentence(new ContradictionDetection(), squares.state("x")))
                .containsSubsequence("ell r1c1", "nothing left");
    }

    @Test
    void aPropagationNamesWhatIsDecided() {
        assertThat(sentence(new Propagation(), squares.givens("5"))).containsSubsequence("ell r1c1", "decided", "r1c1");
    }
}
