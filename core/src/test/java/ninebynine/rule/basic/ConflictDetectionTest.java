package ninebynine.rule.basic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Coins;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.model.Pairs;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Exhaustion;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.search.Bound;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;

/** Three coins with an even number of heads, which no link says. */
class ConflictDetectionTest {
    private final Model model = Coins.builder(3).build();
    private final Notation notation = new Notation(model, Notation.Style.UNICODE);

    private State with(int... values) {
        State state = State.full(model);
        for (int x : values) {
            state.assertValue(x);
        }
        Theory.parse("BRT").precedence(model).close(state);
        return state;
    }

    @Test
    void valuesThatCanNotAllBeSoAreAContradiction() {
        Trace trace = new Resolver(Theory.parse("BRT").precedence(model)).trace(with(1, 3, 5));
        assertThat(trace.outcome())
                .isEqualTo(new Outcome.Contradictory(new Match.Contradiction(new Pattern.Conflict(Ints.of(1, 3, 5)))));
        assertThat(with(1, 3, 5).isSolved()).isFalse();
        assertThat(new Rater(Theory.parse("BRT").precedence(model)).rate(with(1, 3, 5)))
                .isEqualTo(Rater.CONTRADICTORY);
    }

    @Test
    void valuesThatMayBeSoAreNone() {
        assertThat(with(1, 3, 4).isSolved()).isTrue();
        assertThat(new Rater(Theory.parse("BRT").precedence(model)).rate(with(1, 3, 4)))
                .isZero();
        List<Match> found = new ArrayList<>();
        new ConflictDetection(model.part(Constraint.class).orElseThrow()).find(with(1, 3), found::add);
        assertThat(found).isEmpty();
    }

    @Test
    void onlyModelsWithAConstraintHaveTheRule() {
        assertThat(Theory.parse("BRT").rules(model)).extracting(Rule::code).containsExactly("ECP", "CD", "CC", "S");
        assertThat(Theory.parse("BRT").rules(Pairs.model(2)))
                .extracting(Rule::code)
                .containsExactly("ECP", "CD", "S");
    }

    @Test
    void itEndsHypotheses() {
        State state = with(1, 3);
        Trace trace = new Resolver(Theory.parse("TE1").precedence(model)).trace(state);
        assertThat(trace.isSolved()).isTrue();
        assertThat(trace.end().isValue(4)).isTrue();
        Match refuted = trace.steps().get(0).match();
        assertThat(notation.line(refuted))
                .isEqualTo("T&E(BRT,1) on " + model.names().label(5) + ":\n   conflict: " + written(1) + ", "
                        + written(3) + ", " + written(5) + " -> contradiction\n ==> "
                        + written(5).replace('=', '≠'));
        assertThat(new NotationReader(model).read(notation.line(refuted))).isEqualTo(refuted);
        assertThat(new Prose(model).sentence(refuted, state)).contains("the number of heads would be odd");
        assertThat(StepCheck.check(Position.of(state), refuted)).isEmpty();
        assertThat(Highlights.of(refuted, state)).containsKeys(1, 3, 5);
        assertThat(new Rater(Theory.parse("TE1").precedence(model)).rate(state)).isPositive();
    }

    private String written(int label) {
        return model.names().subject(label) + "=" + model.names().value(label);
    }

    @Test
    void whoChecksASeesAConflictThatIsNone() {
        Pattern none = new Pattern.Conflict(Ints.of(1, 3));
        assertThat(StepCheck.check(Position.of(with(1, 3)), new Match.Contradiction(none)))
                .contains("These values may all be so.");
        Pattern early = new Pattern.Conflict(Ints.of(1, 3, 5));
        assertThat(StepCheck.check(Position.of(with(1, 3)), new Match.Contradiction(early)))
                .hasValueSatisfying(problem -> assertThat(problem).endsWith("is no value."));
    }

    @Test
    void forcingTrialsMeetIt() {
        Trace trace = new Resolver(Theory.parse("FTE2").precedence(model)).trace(with(1, 3));
        assertThat(trace.isSolved()).isTrue();
        trace.steps()
                .forEach(step -> assertThat(StepCheck.check(Position.of(with(1, 3)), step.match()))
                        .isEmpty());
    }

    @Test
    void solutionsAreCountedWithIt() {
        Model five = Coins.builder(5).build();
        List<Bits> found = new ArrayList<>();
        assertThat(new DepthFirst(five)
                        .count(State.full(five), Bound.solutions(100), found::add)
                        .solutions())
                .isEqualTo(16);
        assertThat(found)
                .doesNotHaveDuplicates()
                .allMatch(solution -> State.solved(five, solution).isSolved());
    }

    @Test
    void exhaustionAsksItInTheEnd() {
        Ints all = Ints.of(0, 1, 2);
        assertThat(Exhaustion.refutes(model, with(1, 3)::isCandidate, all, 5)).isTrue();
        assertThat(Exhaustion.refutes(model, with(1, 3)::isCandidate, all, 4)).isFalse();
        assertThat(Exhaustion.refutes(model, with(1)::isCandidate, all, 5)).isFalse();
        assertThat(Exhaustion.refutes(model, with(1, 3)::isCandidate, Ints.of(2), 5))
                .isFalse();
        assertThat(Exhaustion.refutes(model, with(1, 3)::isCandidate, with(1, 3)::isValue, Ints.of(2), 5))
                .isTrue();
    }
}
