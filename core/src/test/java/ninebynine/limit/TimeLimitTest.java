package ninebynine.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class TimeLimitTest {
    @Test
    void workThatAsksIsStopped() {
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(30),
                () -> assertThatThrownBy(() -> new TimeLimit(0.01).run(TimeLimitTest::forever))
                        .isInstanceOf(SearchStopped.class)
                        .hasMessage("The time limit came first"));
    }

    @Test
    void afterwardsNothingIsInterrupted() {
        assertThatThrownBy(() -> new TimeLimit(0.01).run(TimeLimitTest::forever))
                .isInstanceOf(SearchStopped.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        Stopping.check();
    }

    @Test
    void workThatIsDoneInTimeIsLeftAlone() {
        assertThat(new TimeLimit(1000).run(() -> 7)).isEqualTo(7);
        assertThat(TimeLimit.NONE.run(() -> 7)).isEqualTo(7);
    }

    @SuppressWarnings("InfiniteLoopStatement") // somebody stops it
    private static int forever() {
        while (true) {
            Stopping.check();
        }
    }
}
