package ninebynine.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WorkLimitTest {
    private int done;

    private boolean work(int units) {
        for (int i = 0; i < units; i++) {
            Stopping.work();
            done++;
        }
        return true;
    }

    @Test
    void workEndsWhenItsUnitsAreSpentAndNotBefore() {
        assertThat(WorkLimit.run(10, () -> work(10))).isTrue();
        done = 0;
        assertThatThrownBy(() -> WorkLimit.run(10, () -> work(11)))
                .isInstanceOf(SearchStopped.class)
                .hasMessage("It would take too long");
        assertThat(done).isEqualTo(10);
    }

    @Test
    void withoutALimitThereIsNone() {
        assertThat(work(1000)).isTrue();
    }

    @Test
    void limitsInsideAreWithinTheOuterOne() {
        assertThatThrownBy(() ->
                        WorkLimit.run(10, () -> WorkLimit.run(8, () -> work(8)) && WorkLimit.run(9, () -> work(9))))
                .isInstanceOf(SearchStopped.class);
        assertThat(done).isEqualTo(10);
    }

    @Test
    void anInnerLimitDoesNotEndTheOuterOne() {
        assertThat(WorkLimit.run(10, () -> {
                    assertThatThrownBy(() -> WorkLimit.run(3, () -> work(4))).isInstanceOf(SearchStopped.class);
                    return work(6);
                }))
                .isTrue();
    }
}
