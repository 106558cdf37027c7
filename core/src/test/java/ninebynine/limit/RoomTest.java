package ninebynine.limit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RoomTest {
    private static final long HEAP = 2_000_000_000L;

    @Test
    void whatFitsIsLetBy() {
        assertThatCode(() -> Room.check(1.6e9, "The links", "fewer rules", HEAP))
                .doesNotThrowAnyException();
        assertThatCode(() -> Room.check(1, "The links")).doesNotThrowAnyException();
    }

    @Test
    void whatDoesNotFitIsRefusedWithItsSizeAndAWayOut() {
        assertThatThrownBy(
                        () -> Room.check(8.65e9, "The links of 117649 candidates", "fewer rules, or more memory", HEAP))
                .isInstanceOf(NoRoom.class)
                .hasMessage(
                        "The links of 117649 candidates take about 8.7 GB, too much of the 2.0 that Java may use here."
                                + " Maybe fewer rules, or more memory, as with NBN_OPTS=-Xmx11g");
    }

    /** No choice of rules makes a model smaller. */
    @Test
    void whatIsNeededAnywayHasOneWayOut() {
        assertThatThrownBy(() -> Room.checkAnyway(1e30, "The names of all labels"))
                .isInstanceOf(NoRoom.class)
                .hasMessageContaining("Maybe more memory, as with NBN_OPTS=-Xmx");
    }

    /** A product that no int or long could hold is a size, too. */
    @Test
    void aSizeBeyondAllNumbersIsRefused() {
        assertThatThrownBy(() -> Room.check(1e30, "The links")).isInstanceOf(NoRoom.class);
    }
}
