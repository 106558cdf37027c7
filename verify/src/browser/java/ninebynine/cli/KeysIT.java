package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every key of the help and every gesture does what it says there. */
class KeysIT extends InBrowser {
    /** Where a point of the board is on the screen. */
    private static double[] at(Page page, double x, double y) {
        @SuppressWarnings("unchecked")
        List<Number> point = (List<Number>) page.evaluate("""
                ([x, y]) => {
                  const { left, top, width, height } = nineByNine.board.grid.getBoundingClientRect();
                  return [left + x / nineByNine.game.opened.width * width, top + y / nineByNine.game.opened.height * height];
                }""", List.of(x, y));
        return new double[] {point.get(0).doubleValue(), point.get(1).doubleValue()};
    }

    /** The middle of a spot. */
    private static double[] middle(Page page, int spot) {
        @SuppressWarnings("unchecked")
        List<Number> middle = (List<Number>) page.evaluate("spot => nineByNine.board.middles.get(spot)", spot);
        return at(page, middle.get(0).doubleValue(), middle.get(1).doubleValue());
    }

    private static void drag(Page page, double[]... points) {
        page.mouse().move(points[0][0], points[0][1]);
        page.mouse().down();
        for (double[] point : points) {
            page.mouse().move(point[0], point[1], new Mouse.MoveOptions().setSteps(4));
        }
        page.mouse().up();
    }

    private static String said(Page page, int spot) {
        return page.locator("[data-spot='" + spot + "']").getAttribute("aria-label");
    }

    /** Once the engine has judged. */
    private static void becomes(Page page, int spot, String said) {
        page.waitForFunction(
                "([spot, said]) => document.querySelector(`[data-spot='${spot}']`).getAttribute('aria-label').replace(/^row . column ., /, '') === said",
                List.of(spot, said));
    }

    @Test
    void severalCellsAreSelectedByKeysAndByDragging() {
        Page page = open("");
        take(page, ".".repeat(81), "sudoku");
        page.locator("[data-spot='4']").focus();
        page.keyboard().press("Home");
        page.keyboard().press("Shift+ArrowRight");
        page.keyboard().press("Control+ArrowRight");
        page.keyboard().press("Shift+Digit4");
        page.keyboard().press("Control+Digit5");
        for (int spot = 0; spot < 3; spot++) {
            assertThat(said(page, spot)).endsWith("empty, candidate 5, corner marks 4");
        }
        page.keyboard().press("End");
        assertThat(page.evaluate("() => nineByNine.board.cursor")).isEqualTo(8);
        drag(page, middle(page, 9), middle(page, 10), middle(page, 11));
        assertThat(page.evaluate("() => nineByNine.board.selection")).isEqualTo(List.of(9, 10, 11));
        page.keyboard().press("x");
        page.keyboard().press("7");
        page.keyboard().press("c");
        page.keyboard().press("8");
        assertThat(said(page, 11)).endsWith("empty, candidate 8, corner marks 7");
        page.keyboard().press("z");
        page.keyboard().press("6");
        page.keyboard().press("v");
        page.keyboard().press("2");
        becomes(page, 10, "6, corner marks 7, colour 2, contradicts another entry, nothing is left for it");
        page.keyboard().press("Delete");
        becomes(page, 10, "empty, candidate 8, corner marks 7, colour 2");
        page.keyboard().press("Backspace");
        becomes(page, 10, "empty, colour 2");
        page.keyboard().press("Delete");
        becomes(page, 10, "empty");
    }

    @Test
    void aLineIsDrawnCrossedAndClearedByKeysAndByDragging() {
        Page page = open("");
        take(page, "3.2/..1", "slitherlink");
        drag(page, at(page, 0.5, 0.5), at(page, 1.5, 0.5), at(page, 2.5, 0.5));
        assertThat(lines(page)).isEqualTo(2);
        drag(page, at(page, 2.5, 0.5), at(page, 1.5, 0.5));
        assertThat(lines(page)).isEqualTo(1);
        double[] edge = at(page, 2, 1.5);
        page.mouse().click(edge[0], edge[1], new Mouse.ClickOptions().setButton(MouseButton.RIGHT));
        assertThat(page.evaluate("() => Object.keys(nineByNine.game.now.entries).length")).isEqualTo(2);
        assertThat(lines(page)).isEqualTo(1);
        page.keyboard().press("Space");
        assertThat(page.evaluate("() => Object.keys(nineByNine.game.now.entries).length")).isEqualTo(1);
        page.keyboard().press("Space");
        assertThat(lines(page)).isEqualTo(2);
    }

    private static Object lines(Page page) {
        return page.evaluate(
                "() => Object.values(nineByNine.game.now.entries).filter(id => nineByNine.game.labels.get(id).value.line).length");
    }

    @Test
    void aPathOfNumbersIsDragged() {
        Page page = open("");
        take(page, "1 . . .\n. . . .\n. . . .\n. . . 16", "numbrix");
        drag(page, middle(page, 0), middle(page, 1), middle(page, 2), middle(page, 6));
        assertThat(List.of(said(page, 1), said(page, 2), said(page, 6)))
                .containsExactly("row 1 column 2, 2", "row 1 column 3, 3", "row 2 column 3, 4");
    }

    @Test
    void aLongTapNotesCandidates() {
        Page page = open("");
        double[] cell = middle(page, (Integer) page.evaluate("() => nineByNine.board.cursor"));
        CDPSession fingers = context.newCDPSession(page);
        fingers.send(
                "Input.dispatchTouchEvent",
                JsonParser.parseString("{type: 'touchStart', touchPoints: [{x: " + cell[0] + ", y: " + cell[1] + "}]}")
                        .getAsJsonObject());
        page.waitForFunction("() => nineByNine.board.mode === 'marks'");
        fingers.send(
                "Input.dispatchTouchEvent",
                JsonParser.parseString("{type: 'touchEnd', touchPoints: []}").getAsJsonObject());
        assertThat(page.locator("#modes [aria-pressed=true]").textContent()).isEqualTo("Candidate");
    }

    @Test
    void aSavepointIsGoneBackTo() {
        Page page = open("");
        take(page, ".".repeat(81), "sudoku");
        page.keyboard().press("5");
        page.keyboard().press("s");
        says(page, "status", "Savepoint 1");
        String saved = page.url();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("6");
        String later = page.url();
        page.keyboard().press("Shift+S");
        says(page, "status", "Back at the savepoint");
        assertThat(page.url()).isEqualTo(saved).isNotEqualTo(later);
        page.keyboard().press("Control+z");
        assertThat(page.url()).isEqualTo(later);
    }

    @Test
    void thePathIsWalkedByItsKeysAndPrinted() {
        Page page = open("");
        page.evaluate("() => { window.print = () => { window.printed = true; }; }");
        for (String[] step : new String[][] {{"n", "Step 1 of"}, {"n", "Step 2 of"}, {"p", "Step 1 of"}}) {
            page.keyboard().press(step[0]);
            says(page, "where", step[1]);
        }
        page.locator("#print-path").click();
        assertThat(page.evaluate("() => window.printed")).isEqualTo(true);
        assertThat(page.locator("#sheet li").count()).isEqualTo(page.locator("#steps li").count());
        page.evaluate("() => { window.dispatchEvent(new Event('afterprint')); }");
        assertThat(page.locator("#sheet li").count()).isZero();
    }

    @Test
    void whatIsSwitchedOffIsNotSaidAndTheTimerShows() {
        Page page = open("");
        take(page, ".".repeat(81), "sudoku");
        page.locator("#settings").click();
        page.locator("#set-conflicts").uncheck();
        page.locator("#set-timer").check();
        page.keyboard().press("Escape");
        page.waitForFunction("() => /^\\d+:\\d\\d$/.test(document.getElementById('timer').textContent)");
        page.locator("[data-spot='0']").focus();
        page.keyboard().press("5");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("5");
        says(page, "status", "row 1 column 2: 5");
        assertThat(said(page, 1)).isEqualTo("row 1 column 2, 5");
        page.keyboard().press("?");
        assertThat(page.locator("#help-dialog #keys tr").count()).isGreaterThan(10);
    }
}
