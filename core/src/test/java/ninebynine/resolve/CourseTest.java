package ninebynine.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.model.Squares;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

class CourseTest {
    private static final String HARD =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";

    private final Squares squares = Squares.NINE;

    private Course course(String theory, String... preferred) {
        return Theory.parse(theory)
                .course(Stream.of(preferred).map(Theory::parse).toList(), squares.model());
    }

    private Trace trace(String theory, String... preferred) {
        return course(theory, preferred).trace(squares.givens(HARD));
    }

    private static List<String> codes(Trace trace) {
        return trace.steps().stream().map(step -> step.rule().code()).toList();
    }

    @Test
    void withoutPreferencesItIsTheResolversPath() {
        Trace plain = new Resolver(Theory.parse("W[5]").precedence(squares.model())).trace(squares.givens(HARD));
        assertThat(codes(trace("W[5]"))).isEqualTo(codes(plain));
        assertThat(trace("W[5]").end()).isEqualTo(plain.end());
    }

    @Test
    void preferredRulesComeFirstEvenIfTheyAreHarder() {
        List<String> codes = codes(trace("Z[3]", "S3"));
        assertThat(codes).contains("SHT", "BC[3]");
        assertThat(codes.lastIndexOf("SHT")).isLessThan(codes.indexOf("BC[3]"));
        assertThat(codes(trace("Z[3]"))).doesNotContain("SHT");
    }

    @Test
    void thePathOfSeveralTheoriesCanBeReplayedAndKnowsItsHardestRule() {
        Course course = course("Z[3]", "S3");
        Trace trace = course.trace(squares.givens(HARD));
        assertThat(trace.isSolved()).isTrue();
        assertThat(Replay.state(trace, trace.steps().size(), course.order())).isEqualTo(trace.end());
        assertThat(trace.steps()).extracting(Step::number).startsWith(1, 2, 3).doesNotHaveDuplicates();
        assertThat(trace.hardest(course.order().rules()))
                .extracting(Object::toString)
                .asString()
                .contains("BivalueChain");
    }

    @Test
    void aSinkHearsOneStartAndEveryStepBeforeAndAfterItWhateverTheStage() {
        List<String> heard = new ArrayList<>();
        Trace trace = course("Z[3]", "S3").trace(squares.givens(HARD), new TraceSink() {
            @Override
            public void start(View state) {
                heard.add("start " + state.hash());
            }

            @Override
            public void before(Step step, View state) {
                heard.add("before " + step.number() + " " + state.hash());
            }

            @Override
            public void after(Step step, View state) {
                heard.add("after " + step.number() + " " + state.hash());
            }
        });
        List<String> expected = new ArrayList<>(List.of("start " + trace.start().hash()));
        trace.steps().forEach(step -> {
            expected.add("before " + step.number() + " " + step.before());
            expected.add("after " + step.number() + " " + step.after());
        });
        assertThat(heard).isEqualTo(expected);
    }

    @Test
    void twoSinksHearTheSame() {
        List<Integer> one = new ArrayList<>();
        List<Integer> other = new ArrayList<>();
        Trace trace = course("Z[3]").trace(squares.givens(HARD), numbers(one).and(numbers(other)));
        assertThat(one).hasSameSizeAs(trace.steps()).isEqualTo(other);
    }

    private static TraceSink numbers(List<Integer> heard) {
        return new TraceSink() {
            @Override
            public void after(Step step, View state) {
                heard.add(step.number());
            }
        };
    }

    @Test
    void aFocusLetsOnlyItsCandidatesGo() {
        int target = squares.label(4, 4, 9);
        Trace trace = course("W[3]").focused(Bits.of(729, target)).trace(squares.givens(HARD));
        assertThat(trace.steps().stream().map(Step::match).filter(Match.Elimination.class::isInstance))
                .singleElement()
                .satisfies(match -> assertThat(
                                ((Match.Elimination) match).targets().contains(target))
                        .isTrue());
    }

    @Test
    void aFocusOnWhatIsTrueFindsNothing() {
        Trace trace =
                course("W[3]").focused(Bits.of(729, squares.label(1, 1, 6))).trace(squares.givens(HARD));
        assertThat(trace.outcome()).isInstanceOf(Outcome.Stuck.class);
        assertThat(trace.steps()).allMatch(step -> step.match() instanceof Match.Assertion);
    }

    @Test
    void tWhipsAreNotFocused() {
        Course course = course("human");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> course.focused(Bits.of(729, 1)))
                .withMessageContaining("t-whip")
                .withMessageContaining("Maybe");
    }
}
