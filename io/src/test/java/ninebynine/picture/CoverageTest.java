package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import ninebynine.game.Picture.Point;
import org.junit.jupiter.api.Test;

class CoverageTest {
    private static final int SIDE = 20;
    private static final int WHITE = 0xFFFFFF;

    private final Coverage coverage = new Coverage(SIDE, SIDE);
    private final int[] pixels = new int[SIDE * SIDE];

    /** How much black there is, in pixels. */
    private double black() {
        Arrays.fill(pixels, WHITE);
        coverage.paint(pixels, 0);
        return Arrays.stream(pixels).mapToDouble(rgb -> 1 - (rgb & 255) / 255.0).sum();
    }

    @Test
    void aPolygonCoversItsAreaWhicheverWayItTurns() {
        List<Point> triangle = List.of(new Point(2.3, 1.7), new Point(17.6, 4.2), new Point(6.1, 18.4));
        double area = 0.5 * (15.3 * 16.7 - 3.8 * 2.5);
        coverage.polygon(triangle);
        assertThat(black()).isCloseTo(area, within(1.5));
        coverage.polygon(List.of(triangle.get(2), triangle.get(1), triangle.get(0)));
        assertThat(black()).isCloseTo(area, within(1.5));
    }

    @Test
    void aBoxOnThePixelsHasSharpEdges() {
        coverage.polygon(List.of(new Point(3, 4), new Point(9, 4), new Point(9, 6), new Point(3, 6)));
        assertThat(black()).isEqualTo(12);
        assertThat(Arrays.stream(pixels).distinct()).containsExactlyInAnyOrder(WHITE, 0);
    }

    @Test
    void aLineCoversItsLengthAndRoundEnds() {
        coverage.line(new Point(4.5, 10.5), new Point(14.5, 10.5), 3);
        assertThat(black()).isCloseTo(10 * 3 + Math.PI * 1.5 * 1.5, within(1.5));
    }

    @Test
    void whatLiesOutsideIsCutOff() {
        coverage.line(new Point(-50, 10), new Point(50, 10), 4);
        assertThat(black()).isEqualTo(4 * SIDE);
        coverage.polygon(List.of(new Point(-9, -9), new Point(40, -9), new Point(40, 40), new Point(-9, 40)));
        assertThat(black()).isEqualTo(SIDE * SIDE);
    }

    @Test
    void nothingStaysAfterItIsPainted() {
        coverage.line(new Point(4, 4), new Point(14, 14), 3);
        assertThat(black()).isPositive();
        assertThat(black()).isZero();
    }
}
