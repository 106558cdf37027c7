package ninebynine.tensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 63, 64, 65, 1000})
    void oneAxisIsItsOwnIndex(int length) {
        Shape shape = Shape.of(List.of("i"), length);

        assertThat(shape.size()).isEqualTo(length);
        assertThat(shape.rank()).isEqualTo(1);
        for (int i = 0; i < length; i++) {
            assertThat(shape.ravel(i)).isEqualTo(i);
            assertThat(shape.unravel(i)).containsExactly(i);
        }
    }

    @ParameterizedTest
    @CsvSource({"1,1,1", "7,8,9", "9,9,9", "1,63,2", "2,1,65", "64,1,1", "0,7,9"})
    void theLastAxisRunsFastestAndUnravelIsTheInverse(int a, int b, int c) {
        Shape shape = Shape.of(List.of("r", "c", "n"), a, b, c);
        int flat = 0;
        for (int i = 0; i < a; i++) {
            for (int j = 0; j < b; j++) {
                for (int k = 0; k < c; k++) {
                    assertThat(shape.ravel(i, j, k)).isEqualTo(flat);
                    assertThat(shape.unravel(flat)).containsExactly(i, j, k);
                    flat++;
                }
            }
        }
        assertThat(shape.size()).isEqualTo(flat);
    }

    @Test
    void noAxesHoldOneThing() {
        Shape point = Shape.of(List.of());
        assertThat(point.size()).isEqualTo(1);
        assertThat(point.ravel()).isZero();
        assertThat(point.unravel(0)).isEmpty();
    }

    @Test
    void everyAxisHasANameAndALength() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(List.of("r", "c"), 9))
                .withMessage("2 axis names for 1 lengths");
    }

    @Test
    void shapesAreValues() {
        List<String> axes = new ArrayList<>(List.of("r", "c"));
        Shape shape = Shape.of(axes, 2, 3);
        axes.set(0, "x");

        assertThat(shape).isEqualTo(Shape.of(List.of("r", "c"), 2, 3)).isNotEqualTo(Shape.of(List.of("r", "n"), 2, 3));
        assertThat(shape.axes()).containsExactly("r", "c");
    }
}
