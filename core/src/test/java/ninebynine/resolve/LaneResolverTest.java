package ninebynine.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.state.Batch;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lane equality: what 64 lanes come to together is what each of them comes to alone. */
class LaneResolverTest {
    private static final String SOLUTION = "123456456123231564564231312645645312";

    private final Squares squares = Squares.SIX;
    private final Model model = squares.model();

    /** The solution with cells blanked; now and then with a wrong digit, so that some puzzles are contradictory. */
    private List<State> puzzles(int count, long seed) {
        Random random = new Random(seed);
        List<State> puzzles = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            int blanks = 8 + random.nextInt(24);
            StringBuilder line = new StringBuilder(SOLUTION);
            for (int i = 0; i < blanks; i++) {
                line.setCharAt(random.nextInt(36), '.');
            }
            if (random.nextInt(4) == 0) {
                line.setCharAt(random.nextInt(36), (char) ('1' + random.nextInt(6)));
            }
            puzzles.add(squares.givens(line.toString()));
        }
        return puzzles;
    }

    @ParameterizedTest
    @CsvSource({"BRT,1", "BRT,7", "BRT,64", "W1,9", "W1,63", "W1,64"})
    void lanesEndWhereTheirPuzzlesEnd(String theory, int lanes) {
        Precedence precedence = Theory.parse(theory).precedence(model);
        List<State> puzzles = puzzles(lanes, lanes);
        Batch batch = Batch.of(puzzles);
        new LaneResolver(precedence, model).close(batch);

        for (int j = 0; j < lanes; j++) {
            assertEnd(new Resolver(precedence).trace(puzzles.get(j)), batch, j);
        }
    }

    /** Rules go on in a contradictory lane, so there only the contradiction is the same. */
    private static void assertEnd(Trace alone, Batch batch, int lane) {
        boolean contradictory = alone.outcome() instanceof Outcome.Contradictory;
        assertThat((batch.contradictory() >>> lane & 1) != 0).isEqualTo(contradictory);
        if (!contradictory) {
            assertThat(batch.lane(lane)).isEqualTo(alone.end());
            assertThat((batch.solved() >>> lane & 1) != 0).isEqualTo(alone.isSolved());
            assertThat(batch.openCounts()[lane]).isEqualTo(alone.end().openCount());
        }
    }

    @Test
    void thePuzzlesOfThisTestAreOfAllKinds() {
        Precedence precedence = Theory.parse("W1").precedence(model);
        Map<String, Integer> outcomes = new TreeMap<>();
        for (State puzzle : puzzles(200, 3)) {
            Outcome outcome = new Resolver(precedence).trace(puzzle).outcome();
            outcomes.merge(outcome.getClass().getSimpleName(), 1, Integer::sum);
        }
        assertThat(outcomes).containsOnlyKeys("Contradictory", "Solved", "Stuck");
        assertThat(outcomes.values()).allMatch(count -> count > 10);
    }

    @Test
    void aClosedBatchStaysAsItIs() {
        LaneResolver resolver = new LaneResolver(Theory.parse("W1").precedence(model), model);
        Batch batch = Batch.of(puzzles(20, 5));
        resolver.close(batch);
        List<State> closed = lanes(batch, 20);
        resolver.close(batch);
        assertThat(lanes(batch, 20)).isEqualTo(closed);
    }

    private static List<State> lanes(Batch batch, int count) {
        List<State> lanes = new ArrayList<>();
        for (int j = 0; j < count; j++) {
            lanes.add(batch.lane(j));
        }
        return lanes;
    }

    @Test
    void aStreamOfPuzzlesPassesThroughTheLanesAndEachEndsWhereItWouldAlone() {
        Precedence precedence = Theory.parse("W1").precedence(model);
        List<State> puzzles = puzzles(300, 11);
        List<Integer> taken = new ArrayList<>();
        LaneResolver.Source source = (index, batch, lane) -> {
            if (index == puzzles.size()) {
                return false;
            }
            puzzles.get(index).values().toInts().stream().forEach(x -> batch.assertValue(x, 1L << lane));
            return true;
        };
        new LaneResolver(precedence, model).stream(source, (batch, lanes, index) -> {
            for (long rest = lanes; rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                taken.add(index[lane]);
                assertEnd(new Resolver(precedence).trace(puzzles.get(index[lane])), batch, lane);
            }
        });
        assertThat(taken).hasSize(300).doesNotHaveDuplicates();
    }

    @Test
    void anEmptyStreamEndsAtOnce() {
        LaneResolver resolver = new LaneResolver(Theory.parse("BRT").precedence(model), model);
        int[] taken = {0};
        resolver.stream((index, batch, lane) -> false, (batch, lanes, index) -> taken[0]++);
        assertThat(taken[0]).isZero();
    }

    @Test
    void onlyReductionsHaveLanes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LaneResolver(Theory.parse("S2").precedence(model), model))
                .withMessage("NP is no reduction. Maybe resolve the puzzles one by one.");
    }
}
