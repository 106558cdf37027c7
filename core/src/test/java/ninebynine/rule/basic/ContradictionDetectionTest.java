package ninebynine.rule.basic;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.model.Squares;
import ninebynine.rule.Cases;
import ninebynine.rule.Collected;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.Batch;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class ContradictionDetectionTest {
    private final Squares squares = Squares.FOUR;
    private final ContradictionDetection rule = new ContradictionDetection();

    @Test
    void aCellWithNothingLeftIsAContradiction() {
        assertThat(lines(rule, squares.state("x"))).containsExactly("no-candidate: r1c1 ==> contradiction");
    }

    @Test
    void aDigitWithNoPlaceInARowIsAContradiction() {
        assertThat(lines(rule, squares.state("-2 -2 -2 -2"))).containsExactly("no-candidate: r1n2 ==> contradiction");
    }

    @Test
    void aDigitWithNoPlaceInAColumnIsAContradiction() {
        State state = squares.state("""
                -3 . . .
                -3 . . .
                -3 . . .
                -3 . . .
                """);
        assertThat(lines(rule, state)).containsExactly("no-candidate: c1n3 ==> contradiction");
    }

    @Test
    void aDigitWithNoPlaceInABlockIsAContradiction() {
        State state = squares.state("""
                . . -4 -4
                . . -4 -4
                """);
        assertThat(lines(rule, state)).containsExactly("no-candidate: b2n4 ==> contradiction");
    }

    @Test
    void oneCandidateIsEnough() {
        assertThat(lines(rule, squares.state("1 2 3 4"))).isEmpty();
        assertThat(lines(rule, State.full(squares.model()))).isEmpty();
    }

    @Test
    void aValueThatWasRuledOutIsNoConsolation() {
        State state = squares.state("1");
        state.assertValue(squares.label(1, 1, 1));
        assertThat(lines(rule, state)).isEmpty();

        state.eliminate(squares.label(1, 1, 1));
        assertThat(lines(rule, state)).contains("no-candidate: r1c1 ==> contradiction");
    }

    @Test
    void aContradictionChangesNothing() {
        State state = squares.state("x");
        State before = state.copy();
        Match match = Cases.matches(rule, state).get(0);

        assertThat(match).isEqualTo(new Match.Contradiction(new Pattern.Emptied(squares.variable("r1c1"))));
        assertThat(match.apply(state)).isFalse();
        assertThat(state).isEqualTo(before);
    }

    @Test
    void lanesContradictEachForItself() {
        Batch batch = Batch.of(List.of(State.full(squares.model()), squares.state("x"), squares.state("1")));
        Collected conclusions = new Collected();
        rule.reduce(squares.variable("r1c1"), batch, conclusions);
        assertThat(conclusions.contradictory()).isEqualTo(0b010);
    }

    @Test
    void itBelongsToNoLevel() {
        assertThat(rule.code()).isEqualTo("CD");
        assertThat(rule.level()).isZero();
    }
}
