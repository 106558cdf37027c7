package ninebynine.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifficultyTest {
    @ParameterizedTest
    @CsvSource({
        "0, easy",
        "1, easy",
        "2, medium",
        "3, medium",
        "4, hard",
        "6, hard",
        "7, very hard",
        "12, very hard",
        "13, extreme",
        "36, extreme",
        "40, extreme"
    })
    void everyRatingHasAWord(int rating, String word) {
        assertThat(Difficulty.of(rating).word()).isEqualTo(word);
    }
}
