package ninebynine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.model.Pairs;
import ninebynine.model.Squares;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;

class DepthFirstTest {
    @Test
    void linksThatNoVariableMakesCount() {
        Model model = Pairs.model(2, "0-2", "1-3");
        List<Bits> solutions = new ArrayList<>();
        Count count = new DepthFirst(model).count(State.full(model), Bound.solutions(10), solutions::add);

        assertThat(count).isEqualTo(new Count(2, true));
        assertThat(solutions).containsExactlyInAnyOrder(Bits.of(4, 0, 3), Bits.of(4, 1, 2));
    }

    @Test
    void aStateWithoutASolutionHasNone() {
        Model model = Pairs.model(2, "0-2", "1-3", "0-3", "1-2");
        assertThat(new DepthFirst(model).count(State.full(model), 10).isNone()).isTrue();
    }

    @Test
    void aValueThatIsNoCandidateIsAContradiction() {
        Model model = Pairs.model(2);
        State state = State.full(model);
        state.assertValue(0);
        state.eliminate(0);
        assertThat(new DepthFirst(model).count(state, 10).isNone()).isTrue();
    }

    @Test
    void twoValuesOfAVariableAreAContradiction() {
        Model model = Pairs.model(2);
        State state = State.full(model);
        state.assertValue(0);
        state.assertValue(1);
        assertThat(new DepthFirst(model).count(state, 10).isNone()).isTrue();
    }

    @Test
    void anEmptyGridOfFourHasItsKnownNumber() {
        Model model = Squares.FOUR.model();
        assertThat(new DepthFirst(model).count(State.full(model), 1000)).isEqualTo(new Count(288, true));
    }

    @Test
    void aLimitLeavesTheCountOpen() {
        Model model = Squares.NINE.model();
        DepthFirst search = new DepthFirst(model);
        assertThat(search.count(State.full(model), 5)).isEqualTo(new Count(5, false));
        assertThat(search.count(State.full(model), new Bound(5, 0), SolutionSink.NONE))
                .isEqualTo(new Count(0, false));
    }

    @Test
    void anInterruptEndsTheSearchAndStays() {
        Model model = Squares.NINE.model();
        Thread.currentThread().interrupt();
        try {
            assertThat(new DepthFirst(model).count(State.full(model), Long.MAX_VALUE))
                    .isEqualTo(new Count(0, false));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aBoundAsksForSomething() {
        assertThatThrownBy(() -> Bound.solutions(0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> new Bound(1, -1)).hasMessageContaining("-1");
    }

    /** Any links between pairs, any candidates and values: as many solutions as trying all choices gives. */
    @Test
    void tryingEveryChoiceCountsTheSame() {
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            int variables = 1 + random.nextInt(8);
            int labels = 2 * variables;
            String[] links = random.ints(random.nextInt(12), 0, labels * labels)
                    .filter(link -> link / labels != link % labels)
                    .mapToObj(link -> link / labels + "-" + link % labels)
                    .toArray(String[]::new);
            Model model = Pairs.model(variables, links);
            State state = State.full(model);
            IntStream.range(0, labels).filter(x -> random.nextInt(8) == 0).forEach(state::eliminate);
            IntStream.range(0, labels).filter(x -> random.nextInt(8) == 0).forEach(state::assertValue);

            assertThat(new DepthFirst(model).count(state, 1000))
                    .as("seed %d", seed)
                    .isEqualTo(new Count(tried(model, state), true));
        }
    }

    private static long tried(Model model, State state) {
        int variables = model.variableCount();
        return IntStream.range(0, 1 << variables)
                .mapToObj(choice -> IntStream.range(0, variables)
                        .map(v -> 2 * v + (choice >> v & 1))
                        .toArray())
                .filter(chosen -> IntStream.of(chosen).allMatch(state::isCandidate))
                .filter(chosen -> Bits.of(model.labelCount(), chosen).toInts().stream()
                        .allMatch(x -> IntStream.of(chosen)
                                .noneMatch(y -> model.links().linked(x, y))))
                .filter(chosen -> {
                    Bits values = state.values();
                    values.andNot(Bits.of(model.labelCount(), chosen));
                    return values.isEmpty();
                })
                .count();
    }
}
