package ninebynine.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RangeTest {
    @Test
    void rangesAreReadAndWritten() {
        assertThat(Range.parse("5..7")).isEqualTo(new Range(5, 7)).hasToString("5..7");
        assertThat(Range.parse("9..")).isEqualTo(new Range(9, Range.OPEN)).hasToString("9..");
        assertThat(Range.parse("..3")).isEqualTo(new Range(0, 3)).hasToString("0..3");
        assertThat(Range.parse("4")).isEqualTo(new Range(4, 4)).hasToString("4");
    }

    @Test
    void whatIsNoneIsSaid() {
        for (String text : new String[] {"", "7..5", "x", "-3", "1...2"}) {
            assertThatThrownBy(() -> Range.parse(text)).hasMessageContaining("Maybe");
        }
    }
}
