package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.games.sudoku.Boxes;
import ninebynine.model.Model;
import ninebynine.state.Batch;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

/** A state is what its candidates and values say, however it came about; and it moves one way only. */
class StateLaws {
    private static final int CASES = 2000;

    /** Any state, now and then with a value too many: contradictory ones must answer rightly too. */
    private static void anyState(BiConsumer<State, Random> law) {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            if (random.nextInt(3) == 0) {
                on.state().assertValue(random.nextInt(on.puzzle().model().labelCount()));
            }
            law.accept(on.state(), random);
        });
    }

    @Test
    void candidatesOnlyShrinkAndValuesOnlyGrow() {
        Case.each(CASES, Case.Kind.FRESH, (on, random) -> {
            State state = on.puzzle().start();
            Theories.resolver(on.theory(), state.model()).resolve(state, new OneWay());
        });
    }

    /** Watches a path: nothing that was given up comes back, nothing that was placed goes. */
    private static final class OneWay implements TraceSink {
        private Bits candidates = new Bits(0);
        private Bits values = new Bits(0);

        @Override
        public void before(Step step, View state) {
            candidates = state.candidates();
            values = state.values();
        }

        @Override
        public void after(Step step, View state) {
            assertThat(isWithin(state.candidates(), candidates))
                    .as("no candidate came back in step %d", step.number())
                    .isTrue();
            assertThat(isWithin(values, state.values()))
                    .as("no value went in step %d", step.number())
                    .isTrue();
        }
    }

    private static boolean isWithin(Bits inner, Bits outer) {
        Bits outside = inner.copy();
        outside.andNot(outer);
        return outside.isEmpty();
    }

    @Test
    void quantifiersOfAStateEqualCounting() {
        anyState((state, random) -> {
            Model model = state.model();
            for (int v = 0; v < model.variableCount(); v++) {
                assertThat(Answers.of(state, v, 0))
                        .as(model.names().variable(v))
                        .isEqualTo(Answers.counted(state, v));
            }
        });
    }

    @Test
    void quantifiersOfEveryLaneEqualCountingInItsState() {
        Case.each(150, Case.Kind.FRESH, (on, random) -> {
            Boxes boxes = on.puzzle().boxes();
            List<State> states = Stream.generate(() -> Case.started(Puzzles.any(boxes, random)))
                    .limit(1 + random.nextInt(Batch.WORLDS))
                    .toList();
            Batch batch = Batch.of(states);
            for (int j = 0; j < states.size(); j++) {
                for (int v = 0; v < batch.model().variableCount(); v++) {
                    assertThat(Answers.of(batch, v, j))
                            .as("%s in lane %d", batch.model().names().variable(v), j)
                            .isEqualTo(Answers.counted(states.get(j), v));
                }
                assertThat(batch.lane(j)).as("lane %d", j).isEqualTo(states.get(j));
            }
        });
    }

    @Test
    void lookupsOfAStateEqualSearching() {
        anyState((state, random) -> {
            Model model = state.model();
            int tight = 0;
            for (int v = 0; v < model.variableCount(); v++) {
                int[] possible =
                        IntStream.of(model.labels(v)).filter(state::isCandidate).toArray();
                boolean decided = IntStream.of(model.labels(v)).anyMatch(state::isValue);
                String name = model.names().variable(v);
                assertThat(state.count(v)).as(name).isEqualTo(possible.length);
                assertThat(state.firstCandidate(v)).as(name).isEqualTo(possible.length == 0 ? -1 : possible[0]);
                assertThat(state.isDecided(v)).as(name).isEqualTo(decided);
                assertThat(placed(state, v)).as(name).isEqualTo(possible);
                if (possible.length == 0 || possible.length == 1 && !decided) {
                    assertThat(state.nextTight(tight))
                            .as("tight from %d", tight)
                            .isEqualTo(v);
                    tight = v + 1;
                }
            }
            assertThat(state.nextTight(tight)).as("tight from %d", tight).isEqualTo(-1);
        });
    }

    private static int[] placed(State state, int v) {
        int[] labels = state.model().labels(v);
        return IntStream.range(0, labels.length)
                .filter(i -> (state.places(v, i >> 6) >>> i & 1) != 0)
                .map(i -> labels[i])
                .toArray();
    }

    @Test
    void aStateIsItsContentAndNotItsPast() {
        anyState((state, random) -> {
            State again = State.of(state.model(), state.candidates());
            state.values().toInts().stream().forEach(again::assertValue);

            assertThat(again).isEqualTo(state).hasSameHashCodeAs(state);
            assertThat(again.hash()).isEqualTo(state.hash());
            assertThat(again.openCount()).isEqualTo(state.openCount());
            assertThat(again.isSolved()).isEqualTo(state.isSolved());
        });
    }

    @Test
    void aCopyGoesItsOwnWay() {
        anyState((state, random) -> {
            State kept = state.copy();
            State moved = state.copy();
            int label = random.nextInt(moved.model().labelCount());
            boolean changed = random.nextBoolean() ? moved.eliminate(label) : moved.assertValue(label);

            assertThat(state).isEqualTo(kept);
            assertThat(moved.equals(kept)).isEqualTo(!changed);
            assertThat(moved.hash() == kept.hash()).isEqualTo(!changed);
        });
    }
}
