package ninebynine.rule.basic;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.model.Pairs;
import ninebynine.model.Squares;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Cases;
import ninebynine.rule.Collected;
import ninebynine.state.Batch;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class PropagationTest {
    private final Squares squares = Squares.FOUR;
    private final Propagation rule = new Propagation();

    @Test
    void aValueRulesOutItsCellItsRowItsColumnAndItsBlock() {
        assertThat(lines(rule, squares.givens("1...")))
                .containsExactly(
                        "propagation: r1c1 ==> r1c1≠2, r1c1≠3, r1c1≠4",
                        "propagation: r1n1 ==> r1c2≠1, r1c3≠1, r1c4≠1",
                        "propagation: c1n1 ==> r2c1≠1, r3c1≠1, r4c1≠1",
                        "propagation: b1n1 ==> r1c2≠1, r2c1≠1, r2c2≠1");
    }

    @Test
    void withoutAValueNothingFollows() {
        assertThat(lines(rule, State.full(squares.model()))).isEmpty();
        assertThat(lines(rule, squares.state("1 2 3 4"))).as("lone candidates").isEmpty();
    }

    @Test
    void onlyWhatIsStillThereIsRuledOut() {
        State state = squares.state("1 -1 -1 .");
        state.assertValue(squares.label(1, 1, 1));
        assertThat(lines(rule, state))
                .contains("propagation: r1n1 ==> r1c4≠1")
                .noneMatch(line -> line.contains("r1c1"));
    }

    @Test
    void aPropagatedStateHasNothingMore() {
        State state = squares.givens("1.2..3......4...");
        new Precedence(rule, List.of()).close(state);
        assertThat(lines(rule, state)).isEmpty();
    }

    @Test
    void closingAppliesAllThatFindReports() {
        State closed = squares.givens("1.2..3......4...");
        State applied = closed.copy();
        new Precedence(rule, List.of()).close(closed);
        Cases.matches(rule, applied).forEach(match -> match.apply(applied));
        assertThat(closed).isEqualTo(applied);
    }

    @Test
    void twoEqualValuesInARowBothGoAndTheRowShowsIt() {
        State state = squares.givens("1..1");
        assertThat(lines(rule, state)).contains("propagation: r1n1 ==> r1c1≠1, r1c2≠1, r1c3≠1, r1c4≠1");

        new Precedence(rule, List.of()).close(state);
        assertThat(state.count(squares.variable("r1n1"))).isZero();
    }

    @Test
    void twoValuesInOneCellBothGo() {
        State state = squares.givens("1");
        state.assertValue(squares.label(1, 1, 2));
        assertThat(lines(rule, state)).contains("propagation: r1c1 ==> r1c1≠1, r1c1≠2, r1c1≠3, r1c1≠4");
    }

    @Test
    void otherLinksPropagateToo() {
        State state = State.full(Pairs.model(2, "0-2"));
        state.assertValue(0);
        new Precedence(rule, List.of()).close(state);
        assertThat(state.candidates().toInts().toArray()).containsExactly(0, 3);
    }

    @Test
    void twoValuesThatAnotherLinkForbidsBothGo() {
        State state = State.full(Pairs.model(2, "0-2"));
        state.assertValue(0);
        state.assertValue(2);
        new Precedence(rule, List.of()).close(state);
        assertThat(state.candidates().isEmpty()).isTrue();
    }

    @Test
    void lanesConcludeEachForItself() {
        Batch batch = Batch.of(List.of(squares.givens("1..."), State.full(squares.model()), squares.givens("1..1")));
        Collected conclusions = new Collected();
        rule.reduce(squares.variable("r1n1"), batch, conclusions);

        assertThat(conclusions.eliminated(squares.label(1, 1, 1))).isEqualTo(0b100);
        assertThat(conclusions.eliminated(squares.label(1, 2, 1))).isEqualTo(0b101);
        assertThat(conclusions.eliminated(squares.label(1, 4, 1))).isEqualTo(0b101);
    }

    @Test
    void itBelongsToNoLevel() {
        assertThat(rule.code()).isEqualTo("ECP");
        assertThat(rule.level()).isZero();
    }
}
