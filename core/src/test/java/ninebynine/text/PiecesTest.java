package ninebynine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PiecesTest {
    private static final Pattern WORD = Pattern.compile("([a-z]+)(\\d)");

    @Test
    void linesAreThoseOfTheJdk() {
        Random random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(8), 0, 4).forEach(k -> text.append("ab\n\r".charAt(k)));
            assertThat(Pieces.lines(text.toString()))
                    .containsExactlyElementsOf(text.toString().lines().toList());
        }
    }

    @Test
    void charactersAreThoseOfTheJdk() {
        for (String text : List.of("", "a", "123", ".+=")) {
            assertThat(Pieces.characters(text)).containsExactly(text.split(""));
        }
    }

    @Test
    void findsWhatTheJdkFinds() {
        String text = "ab1 c2 3 d4";
        assertThat(Pieces.found(WORD, text).stream().map(MatchResult::group)).containsExactly("ab1", "c2", "d4");
        assertThat(Pieces.replaced(WORD, text, m -> m.group(2) + m.group(1)))
                .isEqualTo(WORD.matcher(text).replaceAll(m -> m.group(2) + m.group(1)))
                .isEqualTo("1ab 2c 3 4d");
    }

    @Test
    void whatComesInsteadIsTakenWordForWord() {
        assertThat(Pieces.replaced(WORD, "a1", m -> "$1\\")).isEqualTo("$1\\");
        assertThat(Pieces.replaced(WORD, "none", m -> "x")).isEqualTo("none");
    }
}
