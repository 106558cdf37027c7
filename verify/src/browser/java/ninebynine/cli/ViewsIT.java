package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** For everybody: axe-core has nothing to say about any view, boards speak, nothing is cut off where the page is narrow. */
class ViewsIT extends InBrowser {
    static final String PUZZLE = "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";

    @ParameterizedTest
    @ValueSource(strings = {"LIGHT", "DARK"})
    void axeFindsNothing(String scheme) {
        Page page = open("", ColorScheme.valueOf(scheme), WIDE);
        for (String game : games().toList()) {
            take(page, example(page, game, 0), game);
            clean(page, game);
        }
        take(page, PUZZLE, "sudoku");
        for (int i = 0; i < 3; i++) {
            page.locator("#hint").click();
        }
        page.waitForFunction("() => nineByNine.board.showing");
        clean(page, "hint");
        page.locator("#hinted button").first().click();
        page.waitForSelector("#card-dialog[open]");
        clean(page, "card");
        page.keyboard().press("Escape");
        page.locator("#all").click();
        page.waitForSelector("#available li");
        clean(page, "all steps");
        page.keyboard().press("n");
        page.waitForFunction("() => nineByNine.board.showing");
        clean(page, "path");
        page.locator("#tab-check").click();
        page.locator("#why").click();
        page.waitForFunction("() => document.getElementById('whytext').textContent");
        clean(page, "check");
        for (String button : List.of("new", "share", "settings", "help")) {
            page.locator("#" + button).click();
            clean(page, button);
            page.keyboard().press("Escape");
        }
        page.locator("#new").click();
        page.locator("#paste").fill("4..1..2.....1...\n1..4..1..2..3...\n");
        page.locator("#read").click();
        page.waitForSelector("#browsed li");
        clean(page, "many puzzles");
    }

    private static void clean(Page page, String view) {
        assertThat(new AxeBuilder(page).analyze().getViolations())
                .as(view)
                .allSatisfy(found -> assertThat(
                                found.getId() + " " + found.getNodes().get(0).getHtml())
                        .isEmpty());
    }

    @Test
    void aBoardCanBePlayedBlind() {
        Page page = open("");
        take(page, PUZZLE, "sudoku");
        assertThat(page.locator("[data-spot='1']").getAttribute("aria-label")).isEqualTo("row 1 column 2, empty");
        page.locator("#auto").click();
        assertThat(page.locator("[data-spot='1']").getAttribute("aria-label"))
                .startsWith("row 1 column 2, empty, candidates ");
        page.locator("[data-spot='1']").focus();
        page.keyboard().press("4");
        says(page, "status", "2 entries contradict");
        assertThat(page.locator("[data-spot='1']").getAttribute("aria-label"))
                .startsWith("row 1 column 2, 4, contradicts another entry");
        page.keyboard().press("4");
        for (int i = 0; i < 3; i++) {
            page.keyboard().press("h");
        }
        page.waitForFunction("() => nineByNine.board.showing");
        assertThat(page.locator("[role=gridcell][aria-label*=' is ']").count()).isPositive();
        assertThat(page.locator("[role=grid] [tabindex='0']").count()).isEqualTo(1);
    }

    /** At 320 pixels, which is also 1280 at a zoom of 400 %. */
    @ParameterizedTest
    @ValueSource(ints = {320, 390, 640, 1280, 2560})
    void nothingIsCutOff(int width) {
        Page page = open("", ColorScheme.LIGHT, width);
        for (String game : List.of("sudoku", "slitherlink", "map", "kakuro")) {
            take(page, example(page, game, 2), game);
            assertThat(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                    .as(game)
                    .isEqualTo(true);
        }
        for (String button : List.of("new", "share", "settings", "help")) {
            page.locator("#" + button).click();
            assertThat(
                            page.evaluate(
                                    "() => { const d = document.querySelector('dialog[open]'); return d.scrollWidth <= d.clientWidth; }"))
                    .as(button)
                    .isEqualTo(true);
            page.keyboard().press("Escape");
        }
    }
}
