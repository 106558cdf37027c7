package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Picture.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaptionTest {
    private static List<String> lines(double width, Consumer<Caption> words) {
        Caption caption = new Caption(new Point(0, 0), width, 15);
        words.accept(caption);
        Svg svg = Svg.elements();
        caption.draw(svg);
        return svg.lines().stream()
                .filter(line -> line.contains("<text"))
                .map(line -> line.replaceAll("<[^>]*>", "").replace("&gt;", ">").strip())
                .toList();
    }

    private static String sentence(int clauses) {
        return IntStream.range(0, clauses)
                        .mapToObj(i -> "then r1c" + i + " would be " + i)
                        .collect(Collectors.joining(", ", "If r9c8 were 3, ", ", and then row 1 would have no place. "))
                + "So r9c8 is not 3.";
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 25})
    void aLongSentenceIsWrappedAndAllThere(int clauses) {
        assertThat(String.join(" ", lines(576, caption -> caption.sentence(sentence(clauses)))))
                .isEqualTo(sentence(clauses));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 300, 3000})
    void aVeryLongOneHasDotsInItsMiddleAndItsConclusion(int clauses) {
        List<String> lines = lines(576, caption -> caption.sentence(sentence(clauses)));
        assertThat(lines).hasSizeBetween(10, 20).contains("…");
        assertThat(lines.get(0)).startsWith("If r9c8 were 3, then r1c0 would be 0");
        assertThat(String.join(" ", lines)).endsWith("would have no place. So r9c8 is not 3.");
    }

    /** However long it is. */
    @Test
    void aConclusionIsNeverCut() {
        String targets = IntStream.range(0, 200).mapToObj(i -> "r1c" + i + "≠1").collect(Collectors.joining(", "));
        String notation = sentence(50) + "\n ==> " + targets;
        assertThat(String.join(" ", lines(576, caption -> caption.notation(notation))))
                .contains("…")
                .endsWith("==> " + targets);
        String sentence = sentence(100) + " So " + targets + ".";
        assertThat(String.join(" ", lines(576, caption -> caption.sentence(sentence))))
                .contains("…")
                .endsWith("So " + targets + ".");
    }

    @Test
    void aWordThatIsLongerThanALineIsBroken() {
        String word = "naked-quadruplets-in-a-column";
        List<String> lines = lines(120, caption -> caption.sentence(word));
        assertThat(lines).hasSizeGreaterThan(1);
        assertThat(String.join("", lines)).isEqualTo(word);
    }
}
