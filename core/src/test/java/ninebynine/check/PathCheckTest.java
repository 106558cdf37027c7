package ninebynine.check;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.check.PathCheck.Mark;
import ninebynine.check.PathCheck.Result;
import ninebynine.explain.NotationReader;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

/** Paths with gaps. */
class PathCheckTest {
    private static final Model MODEL = Squares.FOUR.model();
    private static final State START = Squares.FOUR.givens("4..1..2.....1...");
    private static final State EMPTY = Squares.FOUR.givens("................");
    private static final NotationReader READER = new NotationReader(MODEL);
    private static final Solutions COUNTED = (position, limit) ->
            (int) new DepthFirst(MODEL).count(position.state(), limit).solutions();

    private static PathCheck check(State start) {
        return new PathCheck(start, READER, false, COUNTED);
    }

    private static int label(String cell, String number) {
        return MODEL.index().label(cell, number).getAsInt();
    }

    @Test
    void whatAPathLeavesOutIsFilledInAndCounted() {
        PathCheck check = check(START);
        assertThat(check.step("naked-single ==> r4c4=2").mark()).isEqualTo(Mark.RIGHT);
        assertThat(check.filled()).isPositive();
        assertThat(check.step("naked-single ==> r1c3=3").mark()).isEqualTo(Mark.RIGHT);
        assertThat(check.end("solved")).isEmpty();
    }

    @Test
    void aValueIsNeverEliminatedWhoeverFoundIt() {
        for (String step : new String[] {
            "x-wing-in-rows: n3{r1 r2}{c1 c3} ==> r1c3≠3, r2c1≠3",
            "whip[1]: r1n3{c3 .} ==> r1c3≠3",
            "whip[2]: r1c3{n3 n2} - r4c4{n3 .} ==> r1c3≠3",
            "something else ==> r1c3≠3"
        }) {
            assertThat(check(START).step(step).mark()).as(step).isEqualTo(Mark.WRONG);
            PathCheck later = check(START);
            later.step("naked-single ==> r1c3=3");
            assertThat(later.step(step).mark()).as(step).isEqualTo(Mark.WRONG);
        }
    }

    @Test
    void whatIsGoneByThenMayBeSaid() {
        PathCheck check = check(START);
        assertThat(check.step("naked-single ==> r1c3=3").mark()).isEqualTo(Mark.RIGHT);
        assertThat(check.step("whip[1]: r1n3{c3 .} ==> r3c3≠3").mark()).isEqualTo(Mark.RIGHT);
    }

    @Test
    void aStepOfAnotherFamilyMustBeSoInEverySolution() {
        assertThat(check(START).step("tridagon for digits 1 and 2 ==> r1c2≠3").mark())
                .isIn(Mark.RIGHT, Mark.CONFIRMED);
        Result untrue = check(EMPTY).step("tridagon for digits 1 and 2 ==> r1c1≠1, r1c1≠2");
        assertThat(untrue.mark()).isEqualTo(Mark.WRONG);
        assertThat(untrue.reason()).startsWith("n1r1c1 is in a solution. No rule is written 'tridagon");
        assertThat(check(EMPTY).step("tridagon ==> see below").mark()).isEqualTo(Mark.UNREAD);
        PathCheck unsure = new PathCheck(EMPTY, READER, false, (position, limit) -> Solutions.UNKNOWN);
        assertThat(unsure.step("tridagon ==> r1c1≠1").reason())
                .startsWith("Only a count of the solutions could confirm this");
    }

    @Test
    void aWrongStepIsSaidAndTakenAsGiven() {
        PathCheck check = check(EMPTY);
        Result wrong = check.step("naked-single ==> r2c2=1");
        assertThat(wrong.mark()).isEqualTo(Mark.WRONG);
        assertThat(wrong.reason()).isEqualTo("r2c2 has 4 candidates, not n1r2c2 alone.");
        assertThat(check.position().isValue(label("r2c2", "1"))).isTrue();
        assertThat(check.end("solved")).contains("It is not solved.");
    }

    @Test
    void aGuessMustLeadToASolution() {
        assertThat(check(EMPTY).step("DFS(BRT)[1]: guess ==> r1c1=1").mark()).isEqualTo(Mark.RIGHT);
        assertThat(check(START).step("DFS(BRT)[1]: guess ==> r1c2=3").reason())
                .isEqualTo("The guesses of this path lead to no solution.");
        assertThat(check(START).step("DFS(BRT)[1]: guess ==> r1c2≠2").reason()).isEqualTo("n2r1c2 is in a solution.");
    }

    @Test
    void hypothesesStandOneInsideTheOther() {
        PathCheck check = check(START);
        int wrong = label("r1c2", "3");
        assertThat(check.suppose(wrong).mark()).isEqualTo(Mark.RIGHT);
        assertThat(check.refute(wrong).mark()).isEqualTo(Mark.RIGHT);
        int right = label("r1c2", "2");
        assertThat(check.suppose(right).mark()).isEqualTo(Mark.RIGHT);
        assertThat(check.forget().mark()).isEqualTo(Mark.RIGHT);
        assertThat(check.position().isValue(right)).isFalse();
        check.suppose(right);
        assertThat(check.refute(right).reason()).isEqualTo("No variable is left with nothing.");
    }

    @Test
    void whatIsRefutedIsTheHypothesis() {
        PathCheck check = check(START);
        check.suppose(label("r1c2", "3"));
        assertThat(check.refute(label("r4c4", "2")).reason()).isEqualTo("The hypothesis is n3r1c2.");
        assertThat(check.refute(label("r4c4", "2")).reason()).isEqualTo("There is no hypothesis.");
        assertThat(check.forget().reason()).isEqualTo("There is no hypothesis.");
    }

    /** Else a false step inside a hypothesis would refute anything. */
    @Test
    void aRefutationThatLeansOnAnUncheckedStepMustBeSoInEverySolution() {
        PathCheck check = check(EMPTY);
        check.suppose(label("r1c1", "1"));
        assertThat(check.step("tridagon ==> r2c3≠1, r2c4≠1").mark()).isEqualTo(Mark.CONFIRMED);
        assertThat(check.refute(label("r1c1", "1")).reason()).isEqualTo("n1r1c1 is in a solution.");
    }
}
