package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The colours of maps as people see them who lack a kind of cones. */
class InkTest {
    private static final int NAMED = 7;

    /**
     * What linear red, green and blue become: the matrices of Machado, Oliveira and Fernandes (2009) for those who lack a kind of cones.
     */
    enum Sight {
        FULL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

        private final double[] matrix;

        Sight(double... matrix) {
            this.matrix = matrix;
        }

        double[] seen(String hex) {
            double[] linear = IntStream.of(1, 3, 5)
                    .mapToDouble(i -> linear(Integer.parseInt(hex.substring(i, i + 2), 16) / 255.0))
                    .toArray();
            return IntStream.range(0, 3)
                    .mapToDouble(row -> IntStream.range(0, 3)
                            .mapToDouble(i -> matrix[3 * row + i] * linear[i])
                            .sum())
                    .map(x -> Math.max(0, Math.min(1, x)))
                    .toArray();
        }

        private static double linear(double x) {
            return x <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4);
        }
    }

    /** CIE L*a*b*. */
    private static double[] lab(double[] rgb) {
        double x = root((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
        double y = root(brightness(rgb));
        double z = root((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116.0;
    }

    private static double brightness(double[] rgb) {
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    }

    private static double difference(double[] a, double[] b) {
        return Math.sqrt(IntStream.range(0, 3)
                .mapToDouble(i -> (a[i] - b[i]) * (a[i] - b[i]))
                .sum());
    }

    /** A difference of 10 is plain at a glance; four colours, which is what maps have, differ far more. */
    @ParameterizedTest
    @EnumSource(Sight.class)
    void theColoursOfMapsCanBeToldApart(Sight sight) {
        for (int a = 0; a < NAMED; a++) {
            for (int b = 0; b < a; b++) {
                double least = a < 4 ? 30 : 17;
                Ink one = Ink.hue(a);
                Ink other = Ink.hue(b);
                assertThat(difference(lab(sight.seen(one.hex())), lab(sight.seen(other.hex()))))
                        .as("%s and %s", one, other)
                        .isGreaterThan(least);
                assertThat(difference(lab(sight.seen(one.dark())), lab(sight.seen(other.dark()))))
                        .as("%s and %s in the dark", one, other)
                        .isGreaterThan(least);
            }
        }
    }

    /** At least 3 : 1, as large letters need. */
    @ParameterizedTest
    @EnumSource(value = Ink.class, mode = EnumSource.Mode.MATCH_ANY, names = "HUE_.*")
    void lettersCanBeReadOnThem(Ink ink) {
        Stream.of(new String[] {ink.hex(), Ink.BLACK.hex()}, new String[] {ink.dark(), Ink.BLACK.dark()})
                .forEach(pair -> {
                    double a = brightness(Sight.FULL.seen(pair[0])) + 0.05;
                    double b = brightness(Sight.FULL.seen(pair[1])) + 0.05;
                    assertThat(Math.max(a, b) / Math.min(a, b)).isGreaterThan(2.9);
                });
    }
}
