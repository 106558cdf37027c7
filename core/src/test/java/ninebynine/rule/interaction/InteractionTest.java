package ninebynine.rule.interaction;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.ones;
import static ninebynine.rule.Cases.onesTurned;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.model.Pairs;
import ninebynine.model.Squares;
import ninebynine.rule.Cases;
import ninebynine.rule.Collected;
import ninebynine.rule.Match;
import ninebynine.state.Batch;
import ninebynine.state.State;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

class InteractionTest {
    private final Interaction rule = new Interaction();

    private static final String POINTING = """
            .xxxx.xxx
            ...xxxxxx
            ...xxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            """;

    @Test
    void aDigitConfinedToOneRowOfABlockLeavesTheRestOfTheRow() {
        assertThat(lines(rule, ones(POINTING)))
                .containsExactly("whip[1]: b1n1{r1c2 .} ==> r1c4≠1, r1c5≠1, r1c7≠1, r1c8≠1, r1c9≠1");
    }

    @Test
    void aDigitConfinedToOneColumnOfABlockLeavesTheRestOfTheColumn() {
        assertThat(lines(rule, onesTurned(POINTING)))
                .containsExactly("whip[1]: b1n1{r2c1 .} ==> r4c1≠1, r5c1≠1, r7c1≠1, r8c1≠1, r9c1≠1");
    }

    private static final String CLAIMING = """
            xxxxxxxxx
            x.x......
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            """;

    @Test
    void aDigitConfinedToOneBlockOfARowLeavesTheRestOfTheBlock() {
        assertThat(lines(rule, ones(CLAIMING)))
                .containsExactly("whip[1]: r2n1{c1 .} ==> r1c1≠1, r1c2≠1, r1c3≠1, r3c1≠1, r3c2≠1, r3c3≠1");
    }

    @Test
    void aDigitConfinedToOneBlockOfAColumnLeavesTheRestOfTheBlock() {
        assertThat(lines(rule, onesTurned(CLAIMING)))
                .containsExactly("whip[1]: c2n1{r1 .} ==> r1c1≠1, r1c3≠1, r2c1≠1, r2c3≠1, r3c1≠1, r3c3≠1");
    }

    @Test
    void oneCandidateElsewhereIsOneTooMany() {
        assertThat(lines(rule, ones("""
                .xxxx.xxx
                ...xxxxxx
                ..xxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """))).isEmpty();
    }

    @Test
    void withNothingToEliminateThereIsNoMatch() {
        assertThat(lines(rule, ones("""
                .xx......
                ...xxxxxx
                ...xxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """))).isEmpty();
    }

    @Test
    void aSingleIsLeftToItsOwnRule() {
        State state = ones("""
                .x.xxxxxx
                ...xxxxxx
                ...xxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """);
        assertThat(lines(rule, state)).isEmpty();
    }

    @Test
    void aCellConfinesNothing() {
        assertThat(lines(rule, Squares.NINE.state("12 12 12 12"))).noneMatch(line -> line.startsWith("whip[1]: r1c"));
    }

    @Test
    void aTargetMayBeRuledOutByDifferentLinks() {
        State state = State.full(Pairs.model(3, "0-4", "1-4"));
        List<Match> found = Cases.matches(rule, state);
        assertThat(found).hasSize(1);
        assertThat(((Match.Elimination) found.get(0)).targets()).isEqualTo(Ints.of(4));
    }

    @Test
    void aTargetThatSeesOnlyOneOfTwoCandidatesStays() {
        assertThat(Cases.matches(rule, State.full(Pairs.model(3, "0-4", "1-5", "2-4"))))
                .isEmpty();
    }

    @Test
    void lanesConcludeEachForItself() {
        Squares nine = Squares.NINE;
        Batch batch = Batch.of(List.of(State.full(nine.model()), ones(POINTING), ones(CLAIMING)));
        Collected conclusions = new Collected();
        rule.reduce(nine.variable("b1n1"), batch, conclusions);

        assertThat(conclusions.eliminated(nine.label(1, 9, 1))).isEqualTo(0b010);
        assertThat(conclusions.eliminated(nine.label(2, 9, 1))).isZero();
        assertThat(conclusions.eliminated(nine.label(1, 9, 2))).isZero();
    }

    @Test
    void itIsTheWhipOfLengthOne() {
        assertThat(rule.code()).isEqualTo("W[1]");
        assertThat(rule.level()).isEqualTo(1);
    }
}
