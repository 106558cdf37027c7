package ninebynine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ninebynine.explain.Notation;
import ninebynine.model.Squares;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;

class HintsTest {
    private static final String PUZZLE =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";
    private static final String HARD =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
    private static final String SOLUTION =
            "268397154743158692195426378832579416974861235651243789419635827327984561586712943";

    private final Squares squares = Squares.NINE;

    private Hints hints(String theory) {
        return new Hints(Theory.parse(theory), squares.model(), Notation.Style.UNICODE);
    }

    private static String with(String puzzle, int cell, int value) {
        return puzzle.substring(0, cell) + value + puzzle.substring(cell + 1);
    }

    private static void assertSays(Hint hint, Hint.Kind kind, String where, String rule, String whole) {
        assertThat(hint.kind()).isEqualTo(kind);
        assertThat(hint.text(Hint.Strength.WHERE)).isEqualTo(where);
        assertThat(hint.text(Hint.Strength.RULE)).isEqualTo(rule);
        assertThat(hint.text(Hint.Strength.STEP)).isEqualTo(whole);
    }

    @Test
    void eachStrengthSaysAsMuchAsWasAskedFor() {
        assertSays(
                hints("human").hint(squares.givens(PUZZLE)),
                Hint.Kind.STEP,
                "Look at cell r4c5.",
                "Look at cell r4c5 for naked-single.",
                "naked-single ==> r4c5=7\n    Cell r4c5 can only be 7.");
    }

    @Test
    void aSubsetIsLookedForInItsHouseAndAFishInItsLines() {
        Trace trace = new Resolver(Theory.parse("S3").precedence(squares.model())).trace(squares.givens(HARD));
        State state = trace.start().copy();
        assertThat(hints("S3").hint(state).rule()).isEqualTo("Look at block 1 for hidden-pairs-in-a-block.");
        state.eliminate(squares.label(1, 1, 1));
        trace.steps().stream().limit(1).forEach(step -> step.match().apply(state));
        assertThat(hints("S3").hint(state).rule()).isEqualTo("Look at row 2, row 5 and row 8 for swordfish-in-rows.");
    }

    @Test
    void aChainIsLookedForAtItsTarget() {
        Hint hint = hints("Z").hint(squares.givens(HARD));
        assertThat(hint.where()).isEqualTo("Look at r1c1.");
        assertThat(hint.rule()).isEqualTo("Look at r1c1 for biv-chain[2].");
        assertThat(hint.whole())
                .startsWith(
                        "biv-chain[2]: b1n5{r1c1 r2c3} - b1n6{r2c3 r1c1} ==> r1c1≠1, r1c1≠3, r1c1≠4\n    If r1c1 were 1, ");
    }

    @Test
    void whatIsSolvedAndWhatIsTooHardIsSaid() {
        assertThat(hints("BRT").hint(squares.givens(SOLUTION)).kind()).isEqualTo(Hint.Kind.SOLVED);
        Hint stuck = hints("BRT").hint(squares.givens(HARD));
        assertThat(stuck.kind()).isEqualTo(Hint.Kind.STUCK);
        assertThat(stuck.where()).contains("BRT");
        assertThat(stuck.next()).isNull();
    }

    @Test
    void aStopIsSaidToo() {
        Thread.currentThread().interrupt();
        Hint hint = hints("W").hint(squares.givens(HARD));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(hint.kind()).isIn(Hint.Kind.STOPPED, Hint.Kind.STEP);
    }

    @Test
    void anEntryThatThePuzzleForbidsIsWrong() {
        Hint hint = hints("human").hint(squares.givens(with(PUZZLE, 80, 5)), squares.givens(PUZZLE));
        assertSays(
                hint,
                Hint.Kind.WRONG,
                "Something is wrong at r9c9.",
                "r9c9 = 5 is wrong: the puzzle's only solution has another value there.",
                "r9c9 = 5 is wrong: the puzzle's only solution has 3 there.");
    }

    @Test
    void aGivenThatWasChangedIsWrong() {
        Hint hint = hints("human").hint(squares.givens(with(PUZZLE, 1, 2)), squares.givens(PUZZLE));
        assertThat(hint.whole()).isEqualTo("r1c2 = 2 is wrong: the puzzle gives 6 there.");
    }

    @Test
    void everyWrongEntryIsNamedAndRightOnesAreNot() {
        State state = squares.givens(with(with(PUZZLE, 80, 5), 0, 2));
        state.assertValue(squares.label(2, 1, 4));
        Hint hint = hints("human").hint(state, squares.givens(PUZZLE));
        assertThat(hint.where()).isEqualTo("Something is wrong at r2c1 and r9c9.");
        assertThat(hint.whole()).hasLineCount(2).contains("r2c1 = 4 is wrong").doesNotContain("r1c1");
    }

    @Test
    void aMarkThatTheSolutionNeedsIsMissed() {
        State state = squares.givens(PUZZLE);
        state.eliminate(squares.label(9, 9, 3));
        assertSays(
                hints("human").hint(state, squares.givens(PUZZLE)),
                Hint.Kind.WRONG,
                "Something is wrong at r9c9.",
                "r9c9 has lost a mark that it needs.",
                "r9c9 has lost the mark 3: the puzzle's only solution has it there.");
    }

    @Test
    void whatIsRightGetsItsNextStep() {
        State state = squares.givens(with(PUZZLE, 80, 3));
        state.eliminate(squares.label(9, 1, 3));
        Hints hints = hints("human");
        assertThat(hints.hint(state, squares.givens(PUZZLE)))
                .isEqualTo(hints.hint(state))
                .extracting(Hint::kind)
                .isEqualTo(Hint.Kind.STEP);
    }

    @Test
    void aPuzzleWithoutExactlyOneSolutionJudgesNothing() {
        Hints hints = hints("human");
        State state = squares.givens(PUZZLE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hints.hint(state, squares.givens(with(PUZZLE, 0, 5))))
                .withMessageContaining("no solution");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hints.hint(state, squares.givens("")))
                .withMessageContaining("several solutions");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hints.hint(state, Squares.FOUR.givens("1")))
                .withMessageContaining("another size");
    }

    @Test
    void twoEntriesThatContradictEachOtherAreNamed() {
        assertSays(
                hints("BRT").hint(squares.givens(with(PUZZLE, 80, 1))),
                Hint.Kind.WRONG,
                "Something is wrong. Look at r9c5 and r9c9.",
                "Something is wrong: r9c5 = 1 and r9c9 = 1 can't both be right.",
                "Something is wrong: r9c5 = 1 and r9c9 = 1 can't both be right: "
                        + "the 1 of row 9 would be in column 5 and in column 9 at once.");
    }

    /** r1c9 sees all nine numbers: 1 to 8 in row 1, and 9 below it. */
    @Test
    void aCellWithoutAValueShowsWhatTookThemAway() {
        Hint hint = hints("BRT").hint(squares.givens("12345678..................9"));
        assertThat(hint.kind()).isEqualTo(Hint.Kind.WRONG);
        assertThat(hint.where()).isEqualTo("Something is wrong. Look at cell r1c9.");
        assertThat(hint.rule())
                .isEqualTo("Something is wrong: 9 of the entries can't all be right.\nCell r1c9 has nothing left.");
    }

    @Test
    void marksCanBeWrongWithoutAnyEntry() {
        State state = State.full(squares.model());
        for (int digit = 1; digit <= 9; digit++) {
            state.eliminate(squares.label(2, 3, digit));
        }
        assertSays(
                hints("BRT").hint(state),
                Hint.Kind.WRONG,
                "Something is wrong. Look at cell r2c3.",
                "Something is wrong with the marks.\nCell r2c3 has nothing left.",
                "Something is wrong with the marks.\nCell r2c3 has nothing left.");
    }

    @Test
    void aContradictionIsShownWithTheStepsItRestsOnAndNoOthers() {
        Hint wrong = hints("human").hint(squares.givens(with(PUZZLE, 0, 5)));
        assertThat(wrong.whole())
                .startsWith("Something is wrong: ")
                .contains("naked-single ==> r4c5=7\n")
                .endsWith("The 6 of column 7 has nothing left.");
        Trace all = new Resolver(Theory.parse("human").precedence(squares.model()))
                .trace(squares.givens(with(PUZZLE, 0, 5)));
        assertThat(wrong.whole().lines().count()).isLessThan(all.steps().size() + 2);
    }

    @Test
    void whatOnlySearchFindsImpossibleIsSaidToo() {
        Hint hint = hints("BRT").hint(squares.givens(with(HARD, 1, 3)));
        assertThat(hint.kind()).isEqualTo(Hint.Kind.WRONG);
        assertThat(hint.where()).isEqualTo("Something is wrong.");
        assertThat(hint.rule()).contains("no solution").contains("the rules of BRT do not show why");
    }

    @Test
    void entriesWithoutWhichThereWouldBeASolutionAreNamedIfTheyAreFew() {
        Hint hint = hints("BRT").hint(squares.givens(with(HARD, 0, 4)));
        assertThat(hint.kind()).isEqualTo(Hint.Kind.WRONG);
        assertThat(hint.where()).startsWith("Something is wrong. Look at r1c1, r2c1, ");
        assertThat(hint.rule()).contains(" There would be a solution without r1c1 = 4, or without ");
    }
}
