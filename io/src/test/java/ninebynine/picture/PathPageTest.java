package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;

class PathPageTest {
    private static final Puzzle PUZZLE = Games.named("sudoku")
            .parse(".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.");
    private static final Puzzle FUTOSHIKI = Games.named("futoshiki").parse("......... <----- ------");

    private static String page(Puzzle puzzle, String theory) {
        Trace trace = new Resolver(Theory.parse(theory).precedence(puzzle.model())).trace(puzzle.start());
        State state = puzzle.start();
        PathPage page = new PathPage(puzzle, 0);
        page.add("Start", state);
        for (Step step : trace.steps()) {
            page.add("Step " + step.number(), state, step.match());
            step.match().apply(state);
        }
        page.add("End", state);
        return page.html();
    }

    private static List<MatchResult> all(String html, String pattern) {
        return Pattern.compile(pattern).matcher(html).results().toList();
    }

    @Test
    void aPathHasABoardForEachStep() {
        String html = page(PUZZLE, "S2");
        Trace trace = new Resolver(Theory.parse("S2").precedence(PUZZLE.model())).trace(PUZZLE.start());
        int steps = trace.steps().size();
        assertThat(html).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
        assertThat(all(html, "<section>")).hasSize(steps + 2);
        assertThat(all(html, "<p class=\"notation\">")).hasSize(steps);
        assertThat(html)
                .contains("<h2>Step 1: naked-single</h2>")
                .contains("naked-single ==&gt; r4c5=7")
                .contains("<p>Cell r4c5 can only be 7.</p>")
                .contains("max=\"" + (steps + 1) + "\"");
    }

    @Test
    void nothingIsLoadedFromAnywhere() {
        assertThat(page(PUZZLE, "S2"))
                .contains("default-src 'none'")
                .doesNotContain("http:")
                .doesNotContain("https:")
                .doesNotContain("<link")
                .doesNotContain("src=")
                .doesNotContain("@import");
    }

    /** Whatever is used is there, once, and what the boards share makes the page small. */
    @Test
    void whatComesAgainIsDrawnOnce() {
        String html = page(PUZZLE, "S2");
        List<String> names =
                all(html, " id=\"([^\"]*)\"").stream().map(m -> m.group(1)).toList();
        assertThat(names).doesNotHaveDuplicates();
        assertThat(all(html, "href=\"#([^\"]*)\"").stream().map(m -> m.group(1)).distinct())
                .isSubsetOf(names);
        assertThat(all(html, "class=\"board\"")).hasSize(1);
        int alone = new Pictures(0, Pictures.Below.NOTHING).svg(PUZZLE, PUZZLE.start(), null).length;
        assertThat(html.length()).isLessThan(alone * all(html, "<section>").size());
    }

    @Test
    void wordsAreEscaped() {
        String html = page(FUTOSHIKI, "W");
        assertThat(html)
                .contains("&lt;-----")
                .contains("r1c1&lt;r1c2")
                .doesNotContain("<-----")
                .doesNotContain("c1<r");
    }

    @Test
    void everyColourHasALightAndADarkForm() {
        String html = page(FUTOSHIKI, "W");
        List<String> words = Arrays.stream(Ink.values()).map(Ink::word).toList();
        for (String word : words) {
            assertThat(all(html, "--" + word + ": #")).hasSize(2);
        }
        assertThat(all(html, "class=\"(?:fill|stroke)-([a-z-]+)\"").stream()
                        .map(m -> m.group(1))
                        .distinct())
                .isSubsetOf(words);
    }

    @Test
    void theSamePathGivesTheSameBytes() {
        assertThat(page(PUZZLE, "S2")).isEqualTo(page(PUZZLE, "S2"));
    }
}
