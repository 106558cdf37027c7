package ninebynine.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ninebynine.explain.Notation;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.Propagation;
import ninebynine.rule.subset.NakedSubset;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

class ResolverTest {
    /** Four givens, twelve Singles. */
    private static final String EASY = "1......2..4..3..";

    private final Squares squares = Squares.FOUR;
    private final Model model = squares.model();
    private final Resolver brt = resolver("BRT");

    private Resolver resolver(String theory) {
        return new Resolver(Theory.parse(theory).precedence(model));
    }

    private List<String> lines(Trace trace) {
        Notation notation = new Notation(model, Notation.Style.UNICODE);
        return trace.steps().stream().map(step -> notation.line(step.match())).toList();
    }

    @Test
    void aStepThatCouldNotBeToldInTimeIsNotTaken() {
        Trace trace = brt.trace(squares.givens(EASY), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                if (step.number() == 3) {
                    Thread.currentThread().interrupt();
                    Stopping.check();
                }
            }
        });

        assertThat(Thread.interrupted()).isTrue();
        assertThat(trace.outcome()).isEqualTo(new Outcome.LimitReached(Outcome.Limit.TIME, ""));
        assertThat(trace.steps()).hasSize(2);
        assertThat(trace.end().values().count()).isEqualTo(6);
    }

    @Test
    void singlesSolveAnEasyPuzzle() {
        Trace trace = brt.trace(squares.givens(EASY));

        assertThat(trace.outcome()).isEqualTo(new Outcome.Solved());
        assertThat(trace.isSolved()).isTrue();
        assertThat(trace.end().isSolved()).isTrue();
        assertThat(trace.end().values().count()).isEqualTo(16);
        assertThat(trace.steps()).hasSize(12);
        assertThat(Theory.parse("BRT").precedence(model).rating(trace.rules())).isZero();
    }

    @Test
    void nakedSinglesGoBeforeHiddenOnesAndOneValueIsPropagatedBeforeTheNext() {
        State state = squares.givens("12..............");
        state.eliminate(squares.label(1, 3, 3));
        assertThat(lines(brt.trace(state))).startsWith("naked-single ==> r1c3=4", "naked-single ==> r1c4=3");
    }

    @Test
    void everyStepKnowsTheStatesAroundIt() {
        Trace trace = brt.trace(squares.givens(EASY));
        long hash = trace.start().hash();
        for (int i = 0; i < trace.steps().size(); i++) {
            Step step = trace.steps().get(i);
            assertThat(step.number()).isEqualTo(i + 1);
            assertThat(step.before()).isEqualTo(hash);
            hash = step.after();
        }
        assertThat(hash).isEqualTo(trace.end().hash());
    }

    @Test
    void tracingLeavesItsStartAlone() {
        State start = squares.givens(EASY);
        State before = start.copy();
        Trace trace = brt.trace(start);

        assertThat(start).isEqualTo(before);
        assertThat(trace.start()).as("the givens are propagated").isNotEqualTo(start);
    }

    @Test
    void resolvingWorksInPlace() {
        State state = squares.givens(EASY);
        assertThat(brt.resolve(state, TraceSink.NONE)).isEqualTo(new Outcome.Solved());
        assertThat(state.isSolved()).isTrue();
    }

    @Test
    void anEmptyBoardIsStuck() {
        Trace trace = brt.trace(State.full(model));
        assertThat(trace.outcome()).isEqualTo(new Outcome.Stuck());
        assertThat(trace.steps()).isEmpty();
        assertThat(trace.hardest(List.of())).isNull();
        assertThat(brt.next(1, State.full(model))).isNull();
    }

    @Test
    void twoEqualGivensInARowAreAContradiction() {
        Trace trace = brt.trace(squares.givens("1..1"));
        assertThat(trace.isSolved()).isFalse();
        assertThat(trace.outcome())
                .isEqualTo(new Outcome.Contradictory(
                        new Match.Contradiction(new Pattern.Emptied(squares.variable("r1c1")))));
        assertThat(trace.steps()).isEmpty();
    }

    @Test
    void aContradictionMayShowLate() {
        // r1c1 and r3c1 can only be 1, which shows as soon as one of them is
        State state = squares.state("""
                1  2 . .
                .  . . .
                1  . . .
                """);
        Trace trace = brt.trace(state);
        assertThat(trace.outcome()).isInstanceOf(Outcome.Contradictory.class);
        assertThat(trace.steps()).isNotEmpty();
    }

    @Test
    void nextTellsTheStepWithoutTakingIt() {
        State state = squares.givens(EASY);
        new Precedence(new Propagation(), List.of()).close(state);
        State before = state.copy();
        Step step = Objects.requireNonNull(brt.next(7, state));

        assertThat(step.number()).isEqualTo(7);
        assertThat(step.before()).isEqualTo(state.hash());
        assertThat(step.match()).isInstanceOf(Match.Assertion.class);
        assertThat(state).isEqualTo(before);
    }

    @Test
    void theSimplestRuleGoesFirstAndAfterEachStepAgain() {
        State state = Squares.NINE.state("12 12 13 . . . . . .");
        Precedence precedence = Theory.parse("S2").precedence(state.model());
        List<Step> steps = new Resolver(precedence).trace(state).steps();

        assertThat(steps.get(0).rule()).isEqualTo(new NakedSubset(2));
        assertThat(steps.get(1).rule().code()).as("r1c3 has become a single").isEqualTo("NS");
    }

    @Test
    void theHardestRuleIsTheLastInTheOrder() {
        State state = Squares.NINE.state("12 12 13 . . . . . .");
        Precedence precedence = Theory.parse("S2").precedence(state.model());
        Trace trace = new Resolver(precedence).trace(state);
        assertThat(precedence.rating(trace.rules())).isEqualTo(2);
        assertThat(trace.hardest(precedence.rules())).isEqualTo(new NakedSubset(2));
    }

    @Test
    void aSinkHearsTheStartAndEveryStepBeforeAndAfter() {
        Listener listener = new Listener();
        brt.resolve(squares.givens(EASY), listener);

        assertThat(listener.heard).startsWith("start", "before 1", "after 1", "before 2", "after 2");
        assertThat(listener.heard).hasSize(1 + 2 * 12);
        assertThat(listener.hashes).isOne();
    }

    private static final class Listener implements TraceSink {
        private final List<String> heard = new ArrayList<>();
        private int hashes = 1;

        @Override
        public void start(View state) {
            heard.add("start");
        }

        @Override
        public void before(Step step, View state) {
            heard.add("before " + step.number());
            hashes &= step.before() == state.hash() && step.after() == 0 ? 1 : 0;
        }

        @Override
        public void after(Step step, View state) {
            heard.add("after " + step.number());
            hashes &= step.after() == state.hash() ? 1 : 0;
        }
    }

    @Test
    void aPrecedenceIsAValue() {
        List<Rule> rules = new ArrayList<>(List.of(new NakedSubset(2)));
        Precedence precedence = new Precedence(new Propagation(), rules);
        rules.clear();
        assertThat(precedence.rules()).containsExactly(new NakedSubset(2));
    }
}
