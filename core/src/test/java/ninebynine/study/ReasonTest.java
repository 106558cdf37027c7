package ninebynine.study;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.model.Squares;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReasonTest {
    private static final String PUZZLE =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";

    private final Squares squares = Squares.NINE;

    /** Every wrong value in every empty cell: its reason's entries and steps, and nothing else, come to the same contradiction. */
    @ParameterizedTest
    @ValueSource(strings = {"BRT", "W1", "S2", "W[3]"})
    void entriesAndStepsAloneComeToTheContradiction(String theory) {
        Precedence precedence = Theory.parse(theory).precedence(squares.model());
        int shown = 0;
        for (int label = 0; label < squares.model().labelCount(); label++) {
            State from = squares.givens(PUZZLE);
            if (PUZZLE.charAt(label / 9) == '.' && from.assertValue(label)) {
                Trace trace = new Resolver(precedence).trace(from);
                if (trace.outcome() instanceof Outcome.Contradictory contradictory) {
                    check(Reason.of(from, trace, contradictory.match(), precedence), precedence);
                    shown++;
                }
            }
        }
        assertThat(shown).isGreaterThan(300);
    }

    private void check(Reason reason, Precedence precedence) {
        State state = State.full(squares.model());
        reason.entries().forEach(state::assertValue);
        precedence.close(state);
        for (Step step : reason.steps()) {
            if (step.match().pattern() instanceof Pattern.Lone lone && step.match() instanceof Match.Assertion single) {
                assertThat(state.count(lone.variable())).isEqualTo(1);
                assertThat(state.firstCandidate(lone.variable())).isEqualTo(single.label());
            }
            step.match().apply(state);
            precedence.close(state);
        }
        int emptied = ((Pattern.Emptied) reason.contradiction().pattern()).variable();
        assertThat(state.count(emptied)).isZero();
        assertThat(reason.marks()).isEmpty();
    }
}
