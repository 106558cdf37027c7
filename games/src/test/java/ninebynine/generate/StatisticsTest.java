package ninebynine.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class StatisticsTest {
    /** Clues of 5,926,343 puzzles with controlled bias as published; a hundredth of them here. */
    private static final long[] CLUES = {
        2, 164, 6651, 110103, 704089, 1814413, 2002349, 1007700, 247259, 31449, 2088, 74, 2
    };

    private static final int FIRST = 20;

    @Test
    void thePublishedCountsHaveThePublishedMeans() {
        Statistics statistics = new Statistics(81);
        for (int i = 0; i < CLUES.length; i++) {
            for (long k = 0; k < (CLUES[i] + 50) / 100; k++) {
                statistics.add(FIRST + i, 0);
            }
        }
        assertThat(statistics.mean(false, (clues, rating) -> clues).value()).isCloseTo(25.667, within(0.002));
        Statistics.Estimate all = statistics.mean(true, (clues, rating) -> clues);
        assertThat(all.value()).isCloseTo(26.577, within(0.005));
        assertThat(all.error()).isBetween(0.002, 0.02);
    }

    @Test
    void errorsAreThoseOfTheMean() {
        Statistics statistics = new Statistics(81);
        for (int i = 0; i < 50; i++) {
            statistics.add(24, 0);
            statistics.add(26, 4);
        }
        Statistics.Estimate mean = statistics.mean(false, (clues, rating) -> clues);
        assertThat(mean.value()).isEqualTo(25);
        assertThat(mean.error()).isCloseTo(0.1, within(1e-9));
        double ratio = statistics.weight(26) / statistics.weight(24);
        assertThat(ratio).isCloseTo(57.0 / 25 * 56 / 26, within(1e-9));
        assertThat(statistics.mean(true, (clues, rating) -> rating).value())
                .isCloseTo(4 * ratio / (1 + ratio), within(1e-9));
    }
}
