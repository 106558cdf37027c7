package ninebynine.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.model.Constraint;
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

    /** Says no to everything, and counts how often it was asked: links tell nothing, so every answer has to be tried. */
    private static final class Refusal implements Constraint {
        private int asked;

        @Override
        public Ints conflict(IntPredicate isTrue) {
            asked++;
            return Ints.of(0);
        }

        @Override
        public void exclude(IntPredicate isTrue, IntPredicate isOpen, IntConsumer action) {}

        @Override
        public String spoken(Ints conflict) {
            return "";
        }
    }

    private static boolean isRefuted(int variables, Refusal refusal) {
        return Exhaustion.refutes(
                Pairs.model(variables, refusal),
                x -> true,
                Ints.of(IntStream.range(0, variables).toArray()),
                0);
    }

    @Test
    void everyAnswerIsTriedAsLongAsTheyAreFew() {
        Refusal refusal = new Refusal();
        assertThat(isRefuted(11, refusal)).isTrue();
        assertThat(refusal.asked).isEqualTo(1 << 10);
    }

    /** 2⁵⁹ answers would take till the end of days: it gives up, and what it gives up is not proved. */
    @Test
    void whatTakesTooManyTriesIsNotRefuted() {
        Refusal refusal = new Refusal();
        assertThat(isRefuted(60, refusal)).isFalse();
        assertThat(refusal.asked).isLessThan(50_000);
    }
}
