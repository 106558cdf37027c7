package ninebynine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import ninebynine.model.Cover;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {
    private final Squares squares = Squares.FOUR;
    private final Model model = squares.model();

    private List<State> states(int count) {
        Random random = new Random(count);
        List<State> states = new ArrayList<>();
        for (int j = 0; j < count; j++) {
            State state = State.full(model);
            change(state, random, random.nextInt(60));
            states.add(state);
        }
        return states;
    }

    private void change(State state, Random random, int times) {
        for (int k = 0; k < times; k++) {
            int x = random.nextInt(model.labelCount());
            if (random.nextInt(6) == 0) {
                state.assertValue(x);
            } else {
                state.eliminate(x);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 63, 64})
    void everyLaneIsTheStateThatWentIn(int count) {
        List<State> states = states(count);
        Batch batch = Batch.of(states);

        assertThat(Long.bitCount(batch.all())).isEqualTo(count);
        assertThat(batch.model()).isSameAs(model);
        for (int j = 0; j < count; j++) {
            assertThat(batch.lane(j)).isEqualTo(states.get(j));
        }
        assertAnswers(batch, states);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 9, 64})
    void changesGoToTheirWorldsOnly(int count) {
        Random random = new Random(5);
        List<State> states = states(count);
        Batch batch = Batch.of(states);
        for (int k = 0; k < 50; k++) {
            int x = random.nextInt(model.labelCount());
            long worlds = random.nextLong() & batch.all();
            boolean asserts = random.nextInt(6) == 0;
            if (asserts) {
                batch.assertValue(x, worlds);
            } else {
                batch.eliminate(x, worlds);
            }
            for (int j = 0; j < count; j++) {
                if ((worlds >>> j & 1) != 0 && asserts) {
                    states.get(j).assertValue(x);
                } else if ((worlds >>> j & 1) != 0) {
                    states.get(j).eliminate(x);
                }
            }
        }
        assertAnswers(batch, states);
    }

    /** Lane equality: bit j of every answer is the answer of state j, and no other bit is set. */
    private void assertAnswers(Batch batch, List<State> states) {
        for (int v = 0; v < model.variableCount(); v++) {
            int variable = v;
            assertWorlds(batch.exists(v), states, s -> s.exists(variable));
            assertWorlds(batch.none(v), states, s -> s.none(variable));
            assertWorlds(batch.exactlyOne(v), states, s -> s.exactlyOne(variable));
            assertWorlds(batch.atLeastTwo(v), states, s -> s.atLeastTwo(variable));
            assertWorlds(batch.decided(v), states, s -> s.decided(variable));
            assertWorlds(batch.decidedTwice(v), states, s -> s.decidedTwice(variable));
            for (Cover cover : model.covers(v)) {
                assertWorlds(batch.confined(v, cover), states, s -> s.confined(variable, cover));
            }
        }
        for (int x = 0; x < model.labelCount(); x++) {
            int label = x;
            assertWorlds(batch.candidate(x), states, s -> s.candidate(label));
            assertWorlds(batch.value(x), states, s -> s.value(label));
        }
        int[] open = batch.openCounts();
        for (int j = 0; j < states.size(); j++) {
            assertThat(open[j]).isEqualTo(states.get(j).openCount());
        }
        assertWorlds(batch.contradictory(), states, BatchTest::isContradictory);
    }

    private static long isContradictory(State state) {
        for (int v = 0; v < state.model().variableCount(); v++) {
            if (state.count(v) == 0) {
                return 1;
            }
        }
        return 0;
    }

    private interface Question {
        long ask(State state);
    }

    private static void assertWorlds(long answer, List<State> states, Question question) {
        long expected = 0;
        for (int j = 0; j < states.size(); j++) {
            expected |= question.ask(states.get(j)) << j;
        }
        assertThat(answer).isEqualTo(expected);
    }

    @Test
    void solvedLanesAreThoseThatHoldASolution() {
        State solved = squares.state("""
                1 2 3 4
                3 4 1 2
                2 1 4 3
                4 3 2 1
                """);
        State unasserted = solved.copy();
        solved.candidates().toInts().stream().forEach(solved::assertValue);
        State emptied = solved.copy();
        emptied.eliminate(squares.label(1, 1, 1));

        assertThat(solved.isSolved()).isTrue();
        assertThat(Batch.of(List.of(State.full(model), solved, unasserted, emptied))
                        .solved())
                .isEqualTo(0b0010);
    }

    @Test
    void fullLanesHaveEverything() {
        Batch batch = Batch.full(model, 3);
        assertThat(batch.all()).isEqualTo(0b111);
        assertThat(batch.lane(2)).isEqualTo(State.full(model));
        assertThat(batch.solved()).isZero();
        assertThat(batch.contradictory()).isZero();
        assertThat(Batch.full(model, Batch.WORLDS).all()).isEqualTo(-1L);
    }

    @Test
    void aBatchHoldsOneTo64States() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Batch.of(List.of()))
                .withMessage("a batch holds 1 to 64 states, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Batch.of(states(65)))
                .withMessage("a batch holds 1 to 64 states, not 65");
    }

    @Test
    void itsStatesShareOneModel() {
        State stranger = State.full(Squares.SIX.model());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Batch.of(List.of(State.full(model), stranger)))
                .withMessage("the states of a batch must share one model");
    }

    @Test
    void itKnowsWhichWorldsChangedSinceItWasLastAsked() {
        Batch batch = Batch.full(model, 8);
        assertThat(batch.takeChanged()).isZero();

        batch.eliminate(3, 0b0101);
        batch.assertValue(4, 0b1000);
        assertThat(batch.takeChanged()).isEqualTo(0b1101);
        assertThat(batch.takeChanged()).isZero();

        batch.eliminate(3, 0b0101);
        assertThat(batch.takeChanged()).as("nothing new").isZero();
    }

    @Test
    void clearedLanesAreFullAgain() {
        List<State> states = states(5);
        Batch batch = Batch.of(states);
        batch.clear(0b10010);

        for (int j = 0; j < 5; j++) {
            assertThat(batch.lane(j)).isEqualTo(j == 1 || j == 4 ? State.full(model) : states.get(j));
        }
    }
}
