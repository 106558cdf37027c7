package ninebynine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.model.Cover;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;

class StateTest {
    private final Squares squares = Squares.FOUR;
    private final Model model = squares.model();

    @Test
    void fullHasEverythingAndDecidesNothing() {
        State state = State.full(model);
        assertThat(state.openCount()).isEqualTo(64);
        assertThat(state.candidates().count()).isEqualTo(64);
        assertThat(state.values().isEmpty()).isTrue();
        assertThat(state.isSolved()).isFalse();
        assertThat(state.model()).isSameAs(model);
    }

    @Test
    void assertingSaysWhetherAnythingChanged() {
        State state = State.full(model);
        int x = squares.label(2, 3, 4);

        assertThat(state.assertValue(x)).isTrue();
        assertThat(state.assertValue(x)).isFalse();
        assertThat(state.isValue(x)).isTrue();
        assertThat(state.isCandidate(x)).as("a value is still possible").isTrue();
        assertThat(state.openCount()).isEqualTo(63);
        assertThat(state.isDecided(squares.variable("r2c3"))).isTrue();
        assertThat(state.isDecided(squares.variable("r2n4"))).isTrue();
        assertThat(state.isDecided(squares.variable("c3n4"))).isTrue();
        assertThat(state.isDecided(squares.variable("b2n4"))).isTrue();
        assertThat(state.isDecided(squares.variable("r2c4"))).isFalse();
        assertThat(state.isCandidate(squares.label(2, 4, 4)))
                .as("propagation is somebody else's work")
                .isTrue();
    }

    @Test
    void eliminatingSaysWhetherAnythingChanged() {
        State state = State.full(model);
        int x = squares.label(1, 1, 1);

        assertThat(state.eliminate(x)).isTrue();
        assertThat(state.eliminate(x)).isFalse();
        assertThat(state.isCandidate(x)).isFalse();
        assertThat(state.openCount()).isEqualTo(63);
        assertThat(state.count(squares.variable("r1c1"))).isEqualTo(3);
        assertThat(state.count(squares.variable("b1n1"))).isEqualTo(3);
        assertThat(state.count(squares.variable("r1c2"))).isEqualTo(4);
        assertThat(state.firstCandidate(squares.variable("r1c1"))).isEqualTo(squares.label(1, 1, 2));
        assertThat(state.firstCandidate(squares.variable("r1n1"))).isEqualTo(squares.label(1, 2, 1));
    }

    @Test
    void aVariableWithNothingHasNoFirstCandidate() {
        State state = squares.state("x");
        assertThat(state.firstCandidate(squares.variable("r1c1"))).isEqualTo(-1);
        assertThat(state.none(squares.variable("r1c1"))).isEqualTo(1);
    }

    @Test
    void whatItHandsOutIsACopy() {
        State state = State.full(model);
        state.candidates().clear(0);
        state.values().set(0);
        assertThat(state).isEqualTo(State.full(model));

        Bits given = new Bits(model.labelCount());
        State empty = State.of(model, given);
        given.setAll();
        assertThat(empty.openCount()).isZero();
    }

    @Test
    void aCopyGoesItsOwnWay() {
        State state = State.full(model);
        state.eliminate(5);
        State copy = state.copy();
        assertThat(copy).isEqualTo(state).hasSameHashCodeAs(state);

        copy.eliminate(6);
        copy.assertValue(7);
        assertThat(copy).isNotEqualTo(state);
        assertThat(state.isCandidate(6)).isTrue();
        assertThat(state.isDecided(model.variables(7)[0])).isFalse();
    }

    @Test
    void itIsSolvedWhenEveryVariableHasItsOneValueAndNothingElse() {
        String solution = "1234341221434321";
        State state = squares.givens(solution);
        assertThat(state.isSolved()).as("the other candidates are still there").isFalse();

        Bits all = state.candidates();
        all.andNot(state.values());
        all.toInts().stream().forEach(state::eliminate);
        assertThat(state.isSolved()).isTrue();
        assertThat(state.openCount()).isZero();
    }

    @Test
    void candidatesAloneSolveNothing() {
        State state = squares.state("""
                1 2 3 4
                3 4 1 2
                2 1 4 3
                4 3 2 1
                """);
        assertThat(state.isSolved()).isFalse();
    }

    @Test
    void twoStatesAreEqualWhateverTheOrderOfTheirChanges() {
        State one = State.full(model);
        one.assertValue(3);
        one.eliminate(10);
        one.eliminate(20);
        State other = State.full(model);
        other.eliminate(20);
        other.eliminate(10);
        other.assertValue(3);

        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.hash()).isEqualTo(other.hash());
        assertThat(one).isNotEqualTo(State.full(model));
    }

    @Test
    void theHashTellsCandidatesFromValuesAndIsTheSameEverywhere() {
        State asserted = State.full(model);
        asserted.assertValue(3);
        State eliminated = State.full(model);
        eliminated.eliminate(3);

        assertThat(asserted.hash()).isNotEqualTo(eliminated.hash());
        assertThat(asserted.hash()).isNotEqualTo(State.full(model).hash());
        assertThat(State.of(model, new Bits(model.labelCount())).hash()).isZero();
        assertThat(State.of(model, Bits.of(model.labelCount(), 0)).hash()).isEqualTo(0xE220A8397B1DCDAFL);
    }

    @Test
    void everyAnswerIsWhatCountingGives() {
        Random random = new Random(42);
        for (int round = 0; round < 200; round++) {
            State state = State.full(model);
            for (int k = random.nextInt(80); k > 0; k--) {
                int x = random.nextInt(model.labelCount());
                if (random.nextInt(8) == 0) {
                    state.assertValue(x);
                } else {
                    state.eliminate(x);
                }
            }
            assertAnswers(state);
            assertAnswers(state.copy());
            assertAnswers(State.of(model, state.candidates()));
        }
    }

    private void assertAnswers(State state) {
        Bits candidates = state.candidates();
        Bits values = state.values();
        assertThat(state.openCount()).isEqualTo(candidates.count() - values.count());
        int tight = state.nextTight(0);
        for (int v = 0; v < model.variableCount(); v++) {
            int[] open = IntStream.of(model.labels(v)).filter(candidates::get).toArray();
            long placed = IntStream.of(model.labels(v)).filter(values::get).count();
            assertThat(state.count(v)).isEqualTo(open.length);
            assertThat(state.firstCandidate(v)).isEqualTo(open.length == 0 ? -1 : open[0]);
            assertThat(state.isDecided(v)).isEqualTo(placed > 0);
            assertThat(state.exists(v)).isEqualTo(open.length > 0 ? 1 : 0);
            assertThat(state.none(v)).isEqualTo(open.length == 0 ? 1 : 0);
            assertThat(state.exactlyOne(v)).isEqualTo(open.length == 1 ? 1 : 0);
            assertThat(state.atLeastTwo(v)).isEqualTo(open.length >= 2 ? 1 : 0);
            assertThat(state.decided(v)).isEqualTo(placed > 0 ? 1 : 0);
            assertThat(state.decidedTwice(v)).isEqualTo(placed > 1 ? 1 : 0);
            for (int i = 0; i < model.labels(v).length; i++) {
                assertThat((state.places(v, 0) >>> i & 1) != 0).isEqualTo(candidates.get(model.labels(v)[i]));
            }
            for (Cover cover : model.covers(v)) {
                boolean confined = IntStream.of(cover.rest()).noneMatch(candidates::get);
                assertThat(state.confined(v, cover)).isEqualTo(confined ? 1 : 0);
            }
            if (open.length == 0 || (open.length == 1 && placed == 0)) {
                assertThat(tight).isEqualTo(v);
                tight = state.nextTight(v + 1);
            }
        }
        assertThat(tight).isEqualTo(-1);
    }

    @Test
    void variablesDecidedSinceTheyWereLastTakenComeOnce() {
        State state = State.full(model);
        assertThat(state.takeFresh()).isEqualTo(-1);
        int x = squares.label(1, 1, 1);
        state.assertValue(x);

        assertThat(IntStream.range(0, 4).map(i -> state.takeFresh()).toArray()).containsExactly(model.variables(x));
        assertThat(state.takeFresh()).isEqualTo(-1);
    }
}
