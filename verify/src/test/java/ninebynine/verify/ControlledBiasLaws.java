package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.games.Games;
import ninebynine.generate.Made;
import ninebynine.generate.Method;
import ninebynine.generate.Order;
import ninebynine.generate.Statistics;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What a sample with controlled bias says is what was published of 5,926,343 puzzles (Denis Berthier, Unbiased statistics of a CSP, 2009): clues and W
 * levels by χ² at one in a thousand, the weighted means within three standard errors. Singles count as 0, not as 0.9.
 */
class ControlledBiasLaws {
    private static final int PUZZLES = Integer.getInteger("controlled.bias.puzzles", 400);
    /** 5 degrees of freedom, 0.1 %. */
    private static final double CRITICAL = 20.52;
    /** Up to 23 clues, 24, 25, 26, 27, more; in hundredths. */
    private static final double[] CLUES = {1.973, 11.881, 30.616, 33.787, 17.004, 4.739};
    /** W = 0, 1, 2, 3, 4, more. */
    private static final double[] RATINGS = {35.08, 9.82, 13.05, 20.03, 17.37, 4.65};

    @Test
    @Tag("full")
    void aSampleIsLikeThePublishedOne() {
        Method method = Order.parse(
                        Games.named("sudoku"),
                        new TreeMap<>(Map.of("method", "controlled-bias", "rating", "0..", "seed", "18")))
                .method(List.of());
        Statistics statistics = new Statistics(81);
        double[] clues = new double[CLUES.length];
        double[] ratings = new double[RATINGS.length];
        for (long attempt = 0; statistics.size() < PUZZLES; attempt++) {
            for (Made made : method.attempt(attempt)) {
                int n = made.puzzle().clues();
                statistics.add(n, made.rating());
                clues[Math.max(23, Math.min(28, n)) - 23]++;
                ratings[Math.min(5, made.rating())]++;
            }
        }
        assertThat(chiSquared(clues, CLUES)).as("clues").isLessThan(CRITICAL);
        assertThat(chiSquared(ratings, RATINGS)).as("ratings").isLessThan(CRITICAL);
        near(statistics.mean(true, (n, rating) -> n), 26.577);
        near(statistics.mean(true, (n, rating) -> rating), 2.187);
    }

    private static void near(Statistics.Estimate estimate, double published) {
        assertThat(Math.abs(estimate.value() - published))
                .as(estimate + " and " + published)
                .isLessThan(3 * estimate.error());
    }

    private static double chiSquared(double[] seen, double[] shares) {
        double all = 0;
        double whole = 0;
        for (int i = 0; i < seen.length; i++) {
            all += seen[i];
            whole += shares[i];
        }
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            double expected = all * shares[i] / whole;
            sum += (seen[i] - expected) * (seen[i] - expected) / expected;
        }
        return sum;
    }
}
