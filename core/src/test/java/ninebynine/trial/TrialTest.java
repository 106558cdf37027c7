package ninebynine.trial;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.resolve.Closure;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrialTest {
    private static final String BRAID = """
            T&E-braid[4]: r2c4{n7 n2} - r4c1{n7 n2} - c6n2{r4 r5} - c8n2{r5 .} ==> r2c1≠7""";

    private static Trial trial(int depth) {
        return new Trial(36, depth, Boards.theory("BRT"));
    }

    @Test
    void whereSinglesAreEnoughTheReasonIsTheShortestBraid() {
        assertThat(lines(trial(1), Boards.state(Boards.RICH))).contains(BRAID);
    }

    @Test
    void hypothesesAreTriedFromTheLastToTheFirst() {
        List<String> targets = lines(trial(1), Boards.state(Boards.RICH)).stream()
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .toList();
        assertThat(targets).startsWith("r9c8≠9", "r9c8≠5", "r9c7≠5", "r9c7≠3", "r9c6≠6");
    }

    @Test
    void deeperTrialsRefuteMore() {
        State state = Boards.state(Boards.RICH);
        assertThat(trial(2).targets(state).size())
                .isGreaterThanOrEqualTo(trial(1).targets(state).size());
        assertThat(lines(trial(2), state)).anyMatch(line -> line.startsWith("T&E(BRT,2) on "));
    }

    @Test
    void aPathInsideAHypothesisEndsInAContradiction() {
        Rule rule = trial(1).within("S2", Boards.theory("S2"));
        assertThat(lines(rule, Boards.state(Boards.RICH)))
                .contains(BRAID)
                .filteredOn(line -> !line.startsWith("T&E-braid"))
                .allMatch(line -> line.startsWith("T&E(S2,1) on n")
                        && line.lines()
                                .toList()
                                .get((int) line.lines().count() - 2)
                                .endsWith(" -> contradiction"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(trial(1), Boards.state("."))).isEmpty();
    }

    @Test
    void aHypothesisThatLeadsToASolutionIsForgotten() {
        State state = Boards.state(Boards.RICH);
        Trace trace = new ninebynine.resolve.Resolver(Boards.theory("TE1")).trace(state);
        assertThat(trace.isSolved()).isTrue();
        Bits solution = trace.end().values();
        assertThat(trial(2).targets(state).stream()).noneMatch(solution::get);
    }

    @Test
    void lanesRefuteWhatOneHypothesisAtATimeRefutes() {
        State state = Boards.state(Boards.RICH);
        Trials lanes = Trials.apart(state);
        for (int depth = 1; depth <= 2; depth++) {
            for (int z = 0; z < lanes.size(); z++) {
                assertThat(lanes.refutes(z, depth))
                        .as("%s at depth %d", Boards.MODEL.names().label(lanes.label(z)), depth)
                        .isEqualTo(plain(state, lanes.label(z), depth));
            }
        }
    }

    /** The definition, word for word. */
    private static boolean plain(State parent, int z, int depth) {
        State state = Inside.of(parent, z);
        Closure singles = new Closure(Boards.theory("BRT"));
        if (!singles.close(state)) {
            return true;
        }
        boolean again = depth > 1;
        while (again) {
            again = false;
            for (int x : Trial.order(state, true)) {
                if (state.isCandidate(x) && !state.isValue(x) && plain(state, x, depth - 1)) {
                    again = true;
                    state.eliminate(x);
                    if (!singles.close(state)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(strings = {"BRT", "W1", "S2"})
    void theEndDoesNotDependOnTheOrderOfHypotheses(String theory) {
        State up = Boards.state(Boards.RICH);
        State down = up.copy();
        new Phases(1, Boards.theory(theory), true).run(up);
        new Phases(1, Boards.theory(theory), false).run(down);
        assertThat(up).isEqualTo(down);
    }

    @Test
    void phasesTryEveryHypothesisOnceAPhase() {
        List<Phases.Tried> log = new Phases(1, Boards.theory("BRT"), false).run(Boards.state(Boards.RICH));
        assertThat(log).extracting(Phases.Tried::phase).isSorted().contains(1);
        assertThat(new TreeSet<>(log.stream().map(Phases.Tried::hypothesis).toList()))
                .hasSizeLessThanOrEqualTo(log.size());
        assertThat(IntStream.range(1, log.size())
                        .filter(i -> log.get(i).phase() == log.get(i - 1).phase()))
                .allMatch(i -> log.get(i).hypothesis() < log.get(i - 1).hypothesis());
    }

    @ParameterizedTest
    @CsvSource({"1, TE1, 37", "2, TE2, 38", "3, TE3, 39"})
    void theLevelIsTheDepthAboveAllChains(int depth, String code, int level) {
        assertThat(trial(depth).code()).isEqualTo(code);
        assertThat(trial(depth).level()).isEqualTo(level);
    }
}
