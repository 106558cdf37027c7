package ninebynine.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;

/** Whole traces. */
class TraceCheckTest {
    private static final Model MODEL = Squares.FOUR.model();
    private static final State START = Squares.FOUR.givens("4..1..2.....1...");
    private static final NotationReader READER = new NotationReader(MODEL);
    private static final Trace TRACE = new Resolver(Theory.parse("BRT").precedence(MODEL)).trace(START.copy());
    private static final List<String> LINES = TRACE.steps().stream()
            .map(step -> new Notation(MODEL, Notation.Style.UNICODE).line(step.match()))
            .toList();

    private static Optional<Fault> steps(TraceCheck check, List<String> lines) {
        for (String line : lines) {
            Optional<Fault> fault = check.step(Claim.of(line));
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private static Optional<Fault> end(Ending ending) {
        TraceCheck check = new TraceCheck(START, READER);
        assertThat(steps(check, LINES)).isEmpty();
        return check.end(ending);
    }

    @Test
    void aRightTraceIsRightToTheEnd() {
        assertThat(end(new Ending("solved", 0, Position.of(TRACE.end())))).isEmpty();
    }

    @Test
    void theFirstWrongStepIsNamedWithThePositionBeforeIt() {
        List<String> swapped = List.of(LINES.get(0), LINES.get(LINES.size() - 1), LINES.get(1));
        Fault fault = steps(new TraceCheck(START, READER), swapped).orElseThrow();
        assertThat(fault.step()).isEqualTo(2);
        assertThat(fault.line()).isEqualTo(LINES.get(LINES.size() - 1));
        assertThat(fault.reason()).contains("candidates, not");
        assertThat(fault.before().values().count())
                .isEqualTo(Position.of(START).values().count() + 1);
    }

    @Test
    void aLineThatIsNoStepIsAFault() {
        assertThat(steps(new TraceCheck(START, READER), List.of("nonsense"))
                        .orElseThrow()
                        .reason())
                .startsWith("No '==>' in 'nonsense'.");
    }

    @Test
    void claimedStatesAndConclusionsAreCompared() {
        Claim.Claimed other = own -> "n1r1c1 is there.";
        TraceCheck check = new TraceCheck(START, READER);
        assertThat(check.step(new Claim(LINES.get(0), null, other, null))
                        .orElseThrow()
                        .reason())
                .isEqualTo("The state before it is another: n1r1c1 is there.");
        check = new TraceCheck(START, READER);
        assertThat(check.step(new Claim(LINES.get(0), null, null, other))
                        .orElseThrow()
                        .reason())
                .isEqualTo("The state after it is another: n1r1c1 is there.");
        check = new TraceCheck(START, READER);
        assertThat(check.step(new Claim(LINES.get(0), List.of("n1r1c1"), null, null))
                        .orElseThrow()
                        .reason())
                .isEqualTo("Its conclusions are not those of its notation.");
    }

    @Test
    void whatIsSaidToBeWrongMustBeWrong() {
        TraceCheck check = new TraceCheck(START, READER);
        assertThat(check.wrong(LINES.get(LINES.size() - 1))).isEmpty();
        assertThat(check.wrong("nonsense")).isEmpty();
        assertThat(check.wrong(LINES.get(0)).orElseThrow().reason()).isEqualTo("It is said to be wrong, but it holds.");
    }

    @Test
    void theEndIsChecked() {
        assertThat(end(new Ending("stuck", null, null)).orElseThrow().reason()).isEqualTo("It is not stuck.");
        assertThat(end(new Ending("contradictory", null, null)).orElseThrow().reason())
                .isEqualTo("There is no contradiction.");
        assertThat(end(new Ending("happy", null, null)).orElseThrow().reason()).isEqualTo("No trace ends 'happy'.");
        assertThat(end(new Ending(null, 3, null)).orElseThrow().reason()).isEqualTo("The rating is 0, not 3.");
        assertThat(end(new Ending(null, null, Position.of(START))).orElseThrow().reason())
                .isEqualTo("The solution breaks the rules of the game.");
        Position other = Position.of(Squares.FOUR.givens("1234341221434321"));
        assertThat(end(new Ending(null, null, other)).orElseThrow().reason()).startsWith("The solution does not keep ");
        assertThat(new TraceCheck(START, READER)
                        .end(new Ending("solved", null, null))
                        .orElseThrow()
                        .reason())
                .isEqualTo("It is not solved.");
    }
}
