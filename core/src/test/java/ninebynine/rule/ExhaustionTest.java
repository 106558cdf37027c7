package ninebynine.rule;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.model.Model;
import ninebynine.model.Pairs;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

class ExhaustionTest {
    private final Model model = Pairs.model(3, "0-2", "3-4", "3-5");

    @Test
    void aLabelThatLeavesAVariableWithoutAnswerIsRefuted() {
        assertThat(Exhaustion.refutes(model, x -> true, Ints.of(1, 2), 0)).isTrue();
        assertThat(Exhaustion.refutes(model, x -> true, Ints.of(1, 2), 1)).isFalse();
    }

    @Test
    void onlyTheVariablesThatAreNamedCount() {
        assertThat(Exhaustion.refutes(model, x -> true, Ints.of(1), 0)).isFalse();
        assertThat(Exhaustion.refutes(model, x -> true, Ints.of(), 0)).isFalse();
    }

    @Test
    void whatIsGoneIsNoAnswer() {
        assertThat(Exhaustion.refutes(model, x -> x != 3, Ints.of(1), 0)).isTrue();
    }
}
