package ninebynine.rule.basic;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.model.Pairs;
import ninebynine.model.Squares;
import ninebynine.model.VariableType;
import ninebynine.rule.Cases;
import ninebynine.rule.Collected;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.Batch;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class SingleTest {
    private final Squares squares = Squares.FOUR;
    private final Single naked = single("rc");
    private final Single inRows = single("rn");
    private final Single inColumns = single("cn");
    private final Single inBlocks = single("bn");

    private Single single(String type) {
        VariableType found = squares.model().types().stream()
                .filter(t -> t.name().equals(type))
                .findFirst()
                .orElseThrow();
        return new Single(found);
    }

    @Test
    void aCellWithOneCandidateTakesIt() {
        State state = squares.state(". 3 . 12");
        assertThat(lines(naked, state)).containsExactly("naked-single ==> r1c2=3");
        assertThat(Cases.matches(naked, state))
                .containsExactly(
                        new Match.Assertion(new Pattern.Lone(squares.variable("r1c2")), squares.label(1, 2, 3)));
    }

    @Test
    void aDigitWithOnePlaceInARowGoesThere() {
        State state = squares.state("-1 -1 . -1");
        assertThat(lines(inRows, state)).containsExactly("hidden-single-in-a-row ==> r1c3=1");
        assertThat(lines(naked, state)).isEmpty();
        assertThat(lines(inColumns, state)).isEmpty();
        assertThat(lines(inBlocks, state)).isEmpty();
    }

    @Test
    void aDigitWithOnePlaceInAColumnGoesThere() {
        State state = squares.state("""
                . -2 . .
                . .  . .
                . -2 . .
                . -2 . .
                """);
        assertThat(lines(inColumns, state)).containsExactly("hidden-single-in-a-column ==> r2c2=2");
        assertThat(lines(inRows, state)).isEmpty();
    }

    @Test
    void aDigitWithOnePlaceInABlockGoesThere() {
        State state = squares.state("""
                . . -4 .
                . . -4 -4
                """);
        assertThat(lines(inBlocks, state)).containsExactly("hidden-single-in-a-block ==> r1c4=4");
        assertThat(lines(inRows, state)).isEmpty();
    }

    @Test
    void twoCandidatesAreOneTooMany() {
        assertThat(lines(naked, squares.state("12 13 14 23"))).isEmpty();
        assertThat(lines(inRows, squares.state("-1 -1 . ."))).isEmpty();
    }

    @Test
    void noCandidateIsNoSingle() {
        assertThat(lines(naked, squares.state("x"))).isEmpty();
    }

    @Test
    void aDecidedVariableIsLeftAlone() {
        State state = squares.state("3");
        state.assertValue(squares.label(1, 1, 3));
        assertThat(lines(naked, state)).isEmpty();
    }

    @Test
    void everySingleOfItsTypeIsFoundInOrder() {
        assertThat(lines(naked, squares.state("1 2 . 4")))
                .containsExactly("naked-single ==> r1c1=1", "naked-single ==> r1c2=2", "naked-single ==> r1c4=4");
    }

    @Test
    void whoWantsOneGetsOne() {
        int[] asked = {0};
        naked.find(squares.state("1 2 . 4"), match -> ++asked[0] < 2);
        assertThat(asked[0]).isEqualTo(2);
    }

    @Test
    void oneTextServesAnyModel() {
        State state = State.full(Pairs.model(2, "1-3"));
        state.eliminate(2);
        Single single = new Single(state.model().types().get(0));

        assertThat(Cases.matches(single, state)).containsExactly(new Match.Assertion(new Pattern.Lone(1), 3));
        assertThat(single.code()).isEqualTo("S");
    }

    @Test
    void lanesAssertEachForItself() {
        State decided = squares.state("3");
        decided.assertValue(squares.label(1, 1, 3));
        Batch batch = Batch.of(
                List.of(squares.state("3"), squares.state("34"), squares.state("4"), decided, squares.state("x")));
        Collected conclusions = new Collected();
        naked.reduce(squares.variable("r1c1"), batch, conclusions);

        assertThat(conclusions.values(squares.label(1, 1, 3))).isEqualTo(0b00001);
        assertThat(conclusions.values(squares.label(1, 1, 4))).isEqualTo(0b00100);
    }

    @Test
    void itsCodeIsThatOfItsType() {
        assertThat(naked.code()).isEqualTo("NS");
        assertThat(inBlocks.code()).isEqualTo("HS");
        assertThat(naked.level()).isZero();
    }
}
