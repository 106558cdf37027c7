package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts become what Jackson makes of them, whichever way they go. */
class JsonLineTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain, as most are",
                "two\nlines\n",
                "\n",
                "what if? Then why?",
                "r1c1≠5, r2c2≠5 or?\nso",
                "Österreich and Curaçao",
                "a \"word\" and a \\",
                "tab\tand bell\u0007 and \u007f",
                "beyond \uD83D\uDE00 the plane?",
                "\u2028"
            })
    void isWhatJacksonWrites(String text) {
        assertThat(new String(quoted(text), StandardCharsets.UTF_8)).isEqualTo(JsonRow.MAPPER.writeValueAsString(text));
    }

    /** Jackson's bytes, as a file has them. */
    @ParameterizedTest
    @ValueSource(strings = {"r1c1≠5", "beyond \uD83D\uDE00 the plane", "a \"word\"\n"})
    void isWhatJacksonWritesToFiles(String text) {
        assertThat(quoted(text)).isEqualTo(JsonRow.MAPPER.writeValueAsBytes(text));
    }

    /** Wherever it stands: eight bytes are looked at together. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\"", "\\", "?", "\u001f", "\u007f", "ä", "≠", "\uD83D\uDE00"})
    void atEveryPlaceOfAWord(String odd) {
        for (int before = 0; before < 20; before++) {
            for (int after = 0; after < 20; after++) {
                String text = "~".repeat(before) + odd + " ".repeat(after);
                assertThat(new String(quoted(text), StandardCharsets.UTF_8))
                        .isEqualTo(JsonRow.MAPPER.writeValueAsString(text));
            }
        }
    }

    private static byte[] quoted(String text) {
        JsonLine line = new JsonLine();
        line.quote(text);
        return line.since(0);
    }
}
