package ninebynine.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.Squares;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private final Squares squares = Squares.FOUR;
    private final Precedence precedence = Theory.parse("W1").precedence(squares.model());
    private final State start = squares.givens("1......2..4..3..");
    private final Trace trace = new Resolver(precedence).trace(start);

    @Test
    void replayingGivesEveryStateOnTheWay() {
        List<State> states = new ArrayList<>();
        new Resolver(precedence).resolve(start.copy(), new TraceSink() {
            @Override
            public void start(View state) {
                states.add(state.copy());
            }

            @Override
            public void after(Step step, View state) {
                states.add(state.copy());
            }
        });
        assertThat(states).hasSizeGreaterThan(4);
        for (int count = 0; count < states.size(); count++) {
            assertThat(Replay.state(trace, count, precedence)).isEqualTo(states.get(count));
        }
        assertThat(states.get(states.size() - 1)).isEqualTo(trace.end());
    }

    @Test
    void replayingLeavesTheTraceAlone() {
        State before = trace.start().copy();
        Replay.state(trace, trace.steps().size(), precedence);
        assertThat(trace.start()).isEqualTo(before);
    }

    @Test
    void aTraceOfAnotherPuzzleDoesNotFit() {
        State other = trace.start().copy();
        other.eliminate(squares.label(4, 4, 1));
        Trace wrong = new Trace(other, trace.steps(), trace.end(), trace.outcome());

        assertThatIllegalStateException()
                .isThrownBy(() -> Replay.state(wrong, 1, precedence))
                .withMessageStartingWith("Step 1 does not fit the state before it: hash ")
                .withMessageEndingWith("Maybe the trace belongs to another puzzle or theory.");
    }

    @Test
    void aStepThatLeadsElsewhereDoesNotFit() {
        Step first = trace.steps().get(0);
        Step bent = new Step(first.number(), first.rule(), first.match(), first.before(), first.after() + 1);
        Trace wrong = new Trace(trace.start(), List.of(bent), trace.end(), trace.outcome());

        assertThatIllegalStateException()
                .isThrownBy(() -> Replay.state(wrong, 1, precedence))
                .withMessageStartingWith("Step 1 does not fit the state after it");
    }
}
