package ninebynine.tensor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntsTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 63, 64, 65, 1000})
    void itIsTheArrayItWasMadeOf(int size) {
        int[] items = new Random(size).ints(size, 0, 50).toArray();
        Ints ints = Ints.of(items);

        assertThat(ints.size()).isEqualTo(size);
        assertThat(ints.isEmpty()).isEqualTo(size == 0);
        assertThat(ints.toArray()).containsExactly(items);
        assertThat(ints.stream().toArray()).containsExactly(items);
        assertThat(IntStream.range(0, size).map(ints::get).toArray()).containsExactly(items);
        assertThat(ints.sorted().toArray())
                .containsExactly(IntStream.of(items).sorted().toArray());
        assertThat(ints.map(i -> 2 * i).toArray())
                .containsExactly(IntStream.of(items).map(i -> 2 * i).toArray());
        for (int item = -1; item <= 50; item++) {
            int x = item;
            assertThat(ints.contains(x)).isEqualTo(IntStream.of(items).anyMatch(i -> i == x));
        }
    }

    @Test
    void itDoesNotChangeWithTheArraysAroundIt() {
        int[] in = {1, 2, 3};
        Ints ints = Ints.of(in);
        in[0] = 9;
        ints.toArray()[1] = 9;
        ints.sorted();

        assertThat(ints).isEqualTo(Ints.of(1, 2, 3));
    }

    @Test
    void copyOfTakesTheFirstOnes() {
        assertThat(Ints.copyOf(new int[] {5, 6, 7, 8}, 2)).isEqualTo(Ints.of(5, 6));
        assertThat(Ints.copyOf(new int[] {5, 6}, 0)).isEqualTo(Ints.of());
    }

    @Test
    void equalityIsByValueAndOrder() {
        assertThat(Ints.of(1, 2)).isEqualTo(Ints.of(1, 2)).hasSameHashCodeAs(Ints.of(1, 2));
        assertThat(Ints.of(1, 2)).isNotEqualTo(Ints.of(2, 1)).isNotEqualTo(Ints.of(1));
        assertThat(Ints.of(1, 2)).hasToString("[1, 2]");
    }
}
