package ninebynine.rule.subset;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ninebynine.model.Squares;
import ninebynine.rule.Cases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NakedSubsetTest {
    private final NakedSubset pairs = new NakedSubset(2);
    private final NakedSubset triplets = new NakedSubset(3);
    private final NakedSubset quads = new NakedSubset(4);

    private static State row(String cells) {
        return Squares.NINE.state(cells);
    }

    @Test
    void twoCellsOfARowWithTheSameTwoCandidatesTakeThemFromTheOthers() {
        assertThat(lines(pairs, row("12 . 34 35 12 36 148 7 9")))
                .containsExactly("naked-pairs-in-a-row: r1{c1 c5}{n1 n2} ==> r1c7≠1, r1c2≠2, r1c2≠1");
    }

    @Test
    void columnsHavePairsToo() {
        State state = Squares.NINE.state("""
                56 . . . . . . . .
                34 . . . . . . . .
                35 . . . . . . . .
                56 . . . . . . . .
                68 . . . . . . . .
                7  . . . . . . . .
                9  . . . . . . . .
                8  . . . . . . . .
                1  . . . . . . . .
                """);
        assertThat(lines(pairs, state)).containsExactly("naked-pairs-in-a-column: c1{r1 r4}{n5 n6} ==> r5c1≠6, r3c1≠5");
    }

    @Test
    void aPairOfARowAndABlockIsTwoMatches() {
        State state = Squares.NINE.state("""
                12 . 12 . 3 4 5 6 7
                3  4 5  . . . . . .
                6  7 18 . . . . . .
                """);
        assertThat(lines(pairs, state))
                .containsExactly(
                        "naked-pairs-in-a-row: r1{c1 c3}{n1 n2} ==> r1c4≠2, r1c4≠1, r1c2≠2, r1c2≠1",
                        "naked-pairs-in-a-block: b1{r1c1 r1c3}{n1 n2} ==> r3c3≠1, r1c2≠2, r1c2≠1");
    }

    @Test
    void thePatternHoldsTheLinesAndTheTransversals() {
        State state = row("12 . 3 4 12 5 6 7 8");
        Match match = Cases.matches(pairs, state).get(0);
        assertThat(match.pattern()).isInstanceOfSatisfying(Pattern.Subset.class, subset -> {
            assertThat(subset.lines()).isEqualTo(Ints.of(0, 4));
            assertThat(subset.transversals()).isEqualTo(Ints.of(0, 1));
            assertThat(subset.special()).isFalse();
        });
        assertThat(match.apply(state)).isTrue();
        assertThat(lines(pairs, state)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12 . 3 4 123 5 6 7 8", // one candidate too many
                "12 . 3 4 13 5 6 7 8", // one in common
                "12 3 4 5 12 6 7 8 9", // nobody else has 1 or 2
                "1 . 3 4 1 5 6 7 8", // two singles
                "12 . 3 4 . 5 6 7 8" // alone
            })
    void nearMissesAreNoPairs(String cells) {
        assertThat(lines(pairs, row(cells))).isEmpty();
    }

    @Test
    void aDecidedCellIsNoPartOfAPair() {
        State state = row("12 . 3 4 12 5 6 7 8");
        state.assertValue(Squares.NINE.label(1, 1, 1));
        assertThat(lines(pairs, state)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12 . 5 6 23 7 8 13 9", // the bare cycle
                "123 . 5 6 23 7 8 13 9", // with one more
                "123 . 5 6 123 7 8 123 9", // with all
                "12 . 5 6 123 7 8 123 9"
            })
    void threeCellsThatRunThroughThreeCandidatesAreATriplet(String cells) {
        assertThat(lines(triplets, row(cells)))
                .singleElement()
                .asString()
                .startsWith("naked-triplets-in-a-row: r1{")
                .endsWith("==> r1c2≠3, r1c2≠2, r1c2≠1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12 . 5 6 12 7 8 123 9", // a pair and a hanger-on
                "12 . 5 6 12 7 8 13 9", // a pair that leaves a single
                "1 . 5 6 12 7 8 123 9", // a single at its head
                "12 . 5 6 23 7 8 134 9", // one candidate too many
                "12 5 6 7 23 8 9 13 4" // nobody else
            })
    void nearMissesAreNoTriplets(String cells) {
        assertThat(lines(triplets, row(cells))).isEmpty();
    }

    @Test
    void fourCellsInACycleAreAQuad() {
        assertThat(lines(quads, row("12 . 5 23 6 34 7 14 8")))
                .containsExactly(
                        "naked-quads-in-a-row: r1{c1 c4 c6 c8}{n1 n2 n3 n4} ==> r1c2≠4, r1c2≠3, r1c2≠2, r1c2≠1");
    }

    @Test
    void theQuadThatIsNoCycleIsSpecial() {
        assertThat(lines(quads, row("12 . 5 13 6 14 7 234 8")))
                .containsExactly(
                        "special-naked-quads-in-a-row: r1{c1 c4 c6 c8}{n1 n2 n3 n4} ==> r1c2≠4, r1c2≠3, r1c2≠2, r1c2≠1");
    }

    @Test
    void theOddCellOfASpecialQuadComesLastWhereverItStands() {
        assertThat(lines(quads, row("234 . 5 14 6 12 7 13 8")))
                .containsExactly(
                        "special-naked-quads-in-a-row: r1{c4 c6 c8 c1}{n1 n4 n2 n3} ==> r1c2≠4, r1c2≠3, r1c2≠2, r1c2≠1");
    }

    /** The last case is a subset of its own, but neither cyclic nor special: the reference does not have it, nor do we. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "12 . 5 12 6 34 7 34 8", // two pairs
                "123 . 5 123 6 123 7 14 8", // a triplet and a hanger-on
                "12 . 5 12 6 134 7 234 8", // a pair inside
                "12 . 5 23 6 34 7 145 8", // one candidate too many
                "12 5 6 23 7 34 8 14 9", // nobody else
                "12 . 5 13 6 14 7 1234 8"
            })
    void nearMissesAreNoQuads(String cells) {
        assertThat(lines(quads, row(cells))).isEmpty();
    }

    @Test
    void theSizeIsTheLevel() {
        assertThat(pairs.code()).isEqualTo("NP");
        assertThat(triplets.code()).isEqualTo("NT");
        assertThat(quads.code()).isEqualTo("NQ");
        assertThat(quads.level()).isEqualTo(4);
        assertThat(pairs.card()).isEqualTo(quads.card()).isEqualTo("NakedSubset");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NakedSubset(5).code())
                .withMessage("subsets have size 2 to 4, not 5");
    }
}
