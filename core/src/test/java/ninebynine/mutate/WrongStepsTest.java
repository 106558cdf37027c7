package ninebynine.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.mutate.WrongSteps.Wrong;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrongStepsTest {
    private static final String PUZZLE =
            "......3..2...8.1...5...9....8..1.9....67...3.4....5..2..3.2....1....47...9.6...8.";

    private final Model model = Squares.NINE.model();
    private final WrongSteps wrongSteps = new WrongSteps(model);
    private final Notation notation = new Notation(model, Notation.Style.UNICODE);

    /** A right step, the state before it, the solution and the wrong step. */
    private record Pair(Match step, View before, State solution, Wrong wrong) {}

    /** Every step of the path has a partner. */
    private List<Pair> pairs(String theory, boolean known, long seed) {
        Precedence precedence = Theory.parse(theory).precedence(model);
        Trace trace = new Resolver(precedence).trace(Squares.NINE.givens(PUZZLE));
        State state = trace.start().copy();
        List<Pair> pairs = new ArrayList<>();
        for (Step step : trace.steps()) {
            Wrong wrong = wrongSteps
                    .of(step.match(), state, known ? trace.end() : null, seed + step.number())
                    .orElseThrow();
            pairs.add(new Pair(step.match(), state.copy(), trace.end(), wrong));
            Replay.apply(step, state, precedence);
        }
        assertThat(trace.isSolved()).isTrue();
        return pairs;
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "human", "gB", "FW", "TE1", "TE1(S2)", "FTE3", "DFS"})
    void everyStepHasAPartnerThatIsRejectedForTheReasonGiven(String theory) {
        for (Pair pair : pairs(theory, true, 0)) {
            Wrong wrong = pair.wrong;
            assertThat(wrong.line()).isNotEqualTo(notation.line(pair.step));
            assertThat(wrong.reason()).matches("(?s)\\S.*\\.");
            assertThat(new Prose(model).sentence(wrong.match(), pair.before))
                    .endsWith(".")
                    .isNotEqualTo(new Prose(model).sentence(pair.step, pair.before));
            assertThat(new NotationReader(model).read(wrong.line())).isEqualTo(wrong.match());
            if (!StepCheck.isBelieved(wrong.match(), model)) {
                assertThat(StepCheck.check(Position.of(pair.before), wrong.match()))
                        .contains(wrong.reason());
            }
        }
    }

    @Test
    void theConclusionIsSaidToBeFalseWhenItIs() {
        for (Pair pair : pairs("W", true, 5)) {
            boolean isFalse = pair.wrong.match() instanceof Match.Assertion assertion
                    ? !pair.solution.isValue(assertion.label())
                    : ((Match.Elimination) pair.wrong.match())
                            .targets().stream().anyMatch(pair.solution::isValue);
            assertThat(pair.wrong.falseConclusion()).isEqualTo(isFalse);
        }
    }

    @Test
    void mostConclusionsAreFalse() {
        List<Pair> pairs = pairs("W", true, 1);
        assertThat(pairs.stream().filter(pair -> pair.wrong.falseConclusion()))
                .hasSizeBetween(pairs.size() / 2, pairs.size() - 1);
    }

    @Test
    void withoutTheSolutionThePatternIsWrong() {
        assertThat(pairs("W", false, 1)).noneMatch(pair -> pair.wrong.falseConclusion());
    }

    @Test
    void theSameNumberMakesTheSameMistakesAndAnotherNumberOthers() {
        List<Wrong> once = pairs("human", true, 7).stream().map(Pair::wrong).toList();
        assertThat(pairs("human", true, 7).stream().map(Pair::wrong).toList()).isEqualTo(once);
        assertThat(pairs("human", true, 8).stream().map(Pair::wrong).toList()).isNotEqualTo(once);
    }

    @Test
    void aStepThatComesTooEarlyIsRejectedThoughItsConclusionIsTrue() {
        List<Pair> pairs = pairs("W", true, 1);
        List<Match> steps = pairs.stream().map(Pair::step).toList();
        for (int i = 0; i < steps.size() / 2; i++) {
            View before = pairs.get(i).before;
            Wrong early = wrongSteps
                    .early(steps.subList(i + 1, steps.size()), before, i)
                    .orElseThrow();
            assertThat(steps).contains(early.match());
            assertThat(early.kind()).isEqualTo(Mutation.TOO_EARLY);
            assertThat(StepCheck.check(Position.of(before), early.match())).contains(early.reason());
            assertThat(early.falseConclusion()).isFalse();
        }
    }
}
