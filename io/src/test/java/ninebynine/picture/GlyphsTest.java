package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GlyphsTest {
    /** Signs that neither notation nor sentences have. */
    private static final String UNUSED = "$@\\^`~";

    @Test
    void everyPrintableSignIsDrawn() {
        Glyphs.Glyph unknown = Glyphs.of('\u0001');
        assertThat(IntStream.rangeClosed('!', '~')
                        .filter(ch -> UNUSED.indexOf(ch) < 0)
                        .filter(ch -> Glyphs.of((char) ch) == unknown)
                        .mapToObj(Character::toString))
                .isEmpty();
        assertThat("≠…".chars().mapToObj(ch -> Glyphs.of((char) ch))).doesNotContain(unknown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "8", "M", "g", "{", "&"})
    void aLetterStaysInItsRoom(String letter) {
        Glyphs.Glyph glyph = Glyphs.of(letter.charAt(0));
        assertThat(glyph.lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).allSatisfy(p -> {
                    assertThat(p.x()).isBetween(0.0, glyph.advance());
                    assertThat(p.y()).isBetween(-0.1, 0.95);
                }));
    }

    @Test
    void aTextIsAsLongAsItsLetters() {
        assertThat(Glyphs.width("")).isZero();
        assertThat(Glyphs.width("r1 c2")).isEqualTo(Glyphs.width("r1") + Glyphs.width(" ") + Glyphs.width("c2"));
    }
}
