package ninebynine.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SplitsTest {
    @Test
    void theSharesAreAboutWhatWasAskedFor() {
        Splits splits = Splits.parse("train=0.9, validation=0.05,test=0.05");
        Map<String, Long> counts = IntStream.range(0, 10_000)
                .mapToObj(i -> splits.of(Integer.toHexString(i), 7))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        assertThat(counts.get("train")).isBetween(8_900L, 9_100L);
        assertThat(counts.get("validation")).isBetween(430L, 570L);
        assertThat(counts.get("test")).isBetween(430L, 570L);
    }

    @Test
    void theSameOrbitAlwaysFallsInTheSameSplit() {
        Splits splits = Splits.parse("a=0.5,b=0.5");
        assertThat(splits.of("orbit", 1)).isEqualTo(splits.of("orbit", 1));
        assertThat(IntStream.range(0, 50).mapToObj(seed -> splits.of("orbit", seed)))
                .contains("a", "b");
    }

    @Test
    void itIsWrittenAsItIsRead() {
        assertThat(Splits.parse("train=0.9,test=0.1")).hasToString("train=0.9,test=0.1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    train=0.9            | add up to 0.9
                    train=0.9,test       | 'test' is no split
                    train=x              | 'x' is no share
                    train=0,test=1       | '0' is no share
                    train=0.5,train=0.5  | comes twice
                    ../x=1               | is no split
                    """)
    void whatIsNoneIsRefused(String text, String message) {
        assertThatThrownBy(() -> Splits.parse(text)).hasMessageContaining(message);
    }
}
