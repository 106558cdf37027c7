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
        String named = new Prose(squares.model()).named(match, state);
        assertThat(named).endsWith(".").containsPattern("^[A-Z][^:]*: .").doesNotContain("..", "  ", "null");
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
    void aHiddenPairNamesItsCellsBeforeItsDigits() {
        assertThat(sentence(new HiddenSubset(2), squares.state("1258 -12 -12 -12 12 -12 -12 -12 -12")))
                .containsSubsequence("row 1", "r1c1 and r1c5", "1 and 2", "r1c1", "5", "8");
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
                .containsSubsequence("ow 1 and row 5", "1", "column 2 and column 7", "r3c2 is not 1");
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
                .containsSubsequence("ow 1", "column 2", "column 7", "row 5", "r5c8", "r4c7", "r6c7");
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

    /** Both ways of saying what a line of notation says. */
    private void says(String line, String technique, String plain) {
        Prose prose = new Prose(squares.model());
        Match match = new NotationReader(squares.model()).read(line);
        State any = squares.state(".");
        assertThat(prose.sentence(match, any)).isEqualTo(plain);
        int end = plain.startsWith("In ") ? plain.indexOf(", ") + 1 : plain.indexOf(' ');
        assertThat(prose.named(match, any)).startsWith(technique + ": ").endsWith(plain.substring(end));
    }

    @Test
    void aWhipGoesOnUntilNothingIsLeft() {
        says(
                "whip[3]: r3c3{n6 n9} - r1n9{c3 c9} - r4c9{n9 .} ==> r4c3≠6",
                "Whip of length 3",
                "If r4c3 were 6, then cell r3c3 would be 9, then the 9 of row 1 would be in column 9, and then cell r4c9 would"
                        + " have nothing left. So r4c3 is not 6.");
    }

    @Test
    void aReversibleChainComesBackToItsTarget() {
        says(
                "biv-chain-rc[2]: r2c1{n6 n4} - r5c1{n4 n6} ==> r3c1≠6, r7c1≠6",
                "Bivalue chain of length 2 on rc",
                "If r3c1 were 6, then cell r2c1 would be 4, then cell r5c1 would be 6, and then r3c1 could not be 6 after all."
                        + " So r3c1 is not 6, and in the same way r7c1 is not 6.");
    }

    @Test
    void aGroupIsAnyOfItsMembers() {
        says(
                "g-whip[2]: c4n6{r1 r789} - r9n6{c5 .} ==> r5c2≠6",
                "G-whip of length 2",
                "If r5c2 were 6, then the 6 of column 4 would be in row 7, in row 8 or in row 9, and then the 6 of row 9"
                        + " would have nothing left. So r5c2 is not 6.");
    }

    @Test
    void anOddagonGoesRound() {
        says(
                "oddagon[3]: r2n3{c2 c6},c6n3{r2 r4},r4n3{c6 c2} ==> r8c4≠3",
                "Oddagon of length 3",
                "If r8c4 were 3, then the 3 of row 2 could only be in column 2 or in column 6, the 3 of column 6 could only be in"
                        + " row 2 or in row 4, and the 3 of row 4 could only be in column 6 or in column 2. Each of these 3 would"
                        + " decide the next one, round and round, and as 3 is odd the first would contradict itself. So r8c4 is"
                        + " not 3.");
    }

    @Test
    void aForcingChainTellsItsBranches() {
        says(
                """
                        forcing-whip-elim[3] based on bivalue candidates n7r5c5 and  n8r5c5:
                           || n7r5c5 - partial-whip[1]: c6n7{r5 r7} -\s
                           || n8r5c5 - partial-whip[1]: c6n8{r5 r7} -\s
                         ==> r7c6≠6""",
                "Forcing whip on 2 values, of length 3",
                "Either r5c5 is 7 or r5c5 is 8. If r5c5 is 7, then the 7 of column 6 is in row 7. If r5c5 is 8, then the 8 of"
                        + " column 6 is in row 7. In every case r7c6 is not 6.");
    }

    @Test
    void aTrialTellsWhatWouldFollow() {
        says(
                """
                        T&E(W1,1) on n9r9c8:
                           hidden-single-in-a-block -> r7c8=5
                           whip[1]: r3n3{c5 .} -> r1c5≠3, r1c6≠3
                           naked-pairs-in-a-row: r1{c1 c2}{n1 n2} -> r1c5≠1
                           whip[2]: r3c3{n6 n9} - r4c9{n9 .} -> r4c3≠6
                           no-candidate: r8c9 -> contradiction
                         ==> r9c8≠9""",
                "Trial and error, T&E(W1,1)",
                "If r9c8 were 9, then the 5 of block 9 would be at r7c8; then r1c5 and r1c6 could not be 3, whichever way the 3 of"
                        + " row 3 goes; then r1c5 could not be 1, since r1c1 and r1c2 would use up 1 and 2 in row 1; then r4c3 could"
                        + " not be 6, since that would lead to a contradiction in turn; and then cell r8c9 would have nothing left. So"
                        + " r9c8 is not 9.");
    }

    @Test
    void aForcingTrialTellsWhatFollowsInEachCase() {
        says(
                """
                        forcing-T&E(BRT) based on candidates n8r8c6 n8r8c9:
                           || n8r8c6 - r1c4=4, r2c6=9
                           || n8r8c9 - contradiction
                         ==> r1c4=4""",
                "Forcing trial and error, BRT",
                "Either r8c6 is 8 or r8c9 is 8. If r8c6 is 8, then r1c4 is 4 and r2c6 is 9. If r8c9 is 8, then there is no"
                        + " solution. So r1c4 is 4.");
    }

    @Test
    void aGuessSaysSo() {
        says(
                "DFS(BRT)[3]: guess ==> r9c8=3",
                "Guess, DFS(BRT)",
                "Guessing that r9c8 is 3 leads to a solution, with at most 3 guesses open at a time.");
    }

    @Test
    void subsetsHaveNames() {
        says(
                "naked-pairs-in-a-row: r1{c1 c5}{n1 n2} ==> r1c2≠1, r1c2≠2, r1c3≠1, r1c3≠2",
                "Naked pair in row 1",
                "In row 1, r1c1 and r1c5 can only be 1 and 2 between them, so nothing else there can be one of these: r1c2 and"
                        + " r1c3 are not 1 or 2.");
        says(
                "hidden-triplets-in-a-row: r4{n1 n7 n9}{c5 c6 c8} ==> r4c5≠4, r4c6≠4, r4c6≠5",
                "Hidden triplet in row 4",
                "In row 4, only r4c5, r4c6 and r4c8 can take 1, 7 and 9, so they can take nothing else: r4c5 is not 4, and r4c6"
                        + " is not 4 or 5.");
        says(
                "swordfish-in-columns: n6{c2 c6 c7}{r1 r5 r8} ==> r1c4≠6",
                "Swordfish on 6",
                "Column 2, column 6 and column 7 can have their 6 only in row 1, row 5 and row 8, so row 1, row 5 and row 8 have"
                        + " no other 6: r1c4 is not 6.");
    }
}
