package ninebynine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Objects;
import ninebynine.model.Squares;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Ints;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;

class FewStepsTest {
    /** Vectors 2 and 8 of the specification of the rules. */
    private static final String TWO =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";

    private static final String EIGHT =
            "......3..2...8.1...5...9....8..1.9....67...3.4....5..2..3.2....1....47...9.6...8.";

    private final Squares squares = Squares.NINE;

    private FewSteps search(String theory, String noStep, int highest) {
        return new FewSteps(Theory.parse(theory), Theory.parse(noStep), highest, squares.model());
    }

    private static List<Step> counted(Trace trace) {
        return trace.steps().stream().filter(step -> step.rule().level() > 1).toList();
    }

    @Test
    void oneStepThatEliminatesAnAntiBackdoorIsEnough() {
        FewSteps search = search("BC", "W1", 36);
        FewSteps.Found found = search.atMost(1, squares.givens(TWO));
        Trace trace = Objects.requireNonNull(found.trace());
        assertThat(found.steps()).isEqualTo(1);
        assertThat(trace.isSolved()).isTrue();
        assertThat(counted(trace)).singleElement().satisfies(step -> {
            assertThat(step.rule().code()).isEqualTo("BC[3]");
            assertThat(((Match.Elimination) step.match()).targets()).isEqualTo(Ints.of(squares.label(4, 4, 9)));
        });
        assertThat(Replay.state(trace, trace.steps().size(), search.order())).isEqualTo(trace.end());
    }

    @Test
    void whereOneIsNotEnoughTwoMayBe() {
        FewSteps search = search("SFin+W", "W1", 6);
        assertThat(search.atMost(1, squares.givens(EIGHT))).isEqualTo(new FewSteps.Found(null, 1, true));
        FewSteps.Found two = search.atMost(2, squares.givens(EIGHT));
        assertThat(two.steps()).isEqualTo(2);
        assertThat(counted(Objects.requireNonNull(two.trace()))).hasSize(2);
        assertThat(search("SFin+W", "W1", 5).atMost(2, squares.givens(EIGHT)).trace())
                .isNull();
    }

    @Test
    void whatTheNoStepTheorySolvesTakesNoStep() {
        FewSteps.Found found = search("Z[3]", "Z[3]", 36).atMost(1, squares.givens(TWO));
        assertThat(found.steps()).isZero();
        assertThat(Objects.requireNonNull(found.trace()).isSolved()).isTrue();
    }

    @Test
    void aDescentTakesFewerStepsAndIsTheSameForTheSameSeed() {
        FewSteps search = search("W", "W1", 5);
        FewSteps.Found found = search.fewer(squares.givens(EIGHT), 5, 7);
        Trace trace = Objects.requireNonNull(found.trace());
        assertThat(trace.isSolved()).isTrue();
        assertThat(counted(trace)).hasSize(found.steps());
        assertThat(found.steps()).isBetween(2, 5);
        assertThat(search.fewer(squares.givens(EIGHT), 5, 7)).isEqualTo(found);
        assertThat(search("W", "W1", 2).fewer(squares.givens(EIGHT), 2, 7).trace())
                .isNull();
    }

    @Test
    void anInterruptedSearchSaysThatItIsNotComplete() {
        FewSteps search = search("W", "W1", 36);
        Thread.currentThread().interrupt();
        assertThat(search.atMost(2, squares.givens(EIGHT)).complete()).isFalse();
        assertThat(search.fewer(squares.givens(EIGHT), 3, 1).complete()).isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void tWhipsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search("human", "W1", 36))
                .withMessageContaining("t-whips")
                .withMessageContaining("Maybe");
    }
}
