package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player learns from: hints, the path, the checker. */
class LearnIT extends InBrowser {
    private static final String PUZZLE = ViewsIT.PUZZLE;

    private Page puzzle() {
        Page page = open("");
        take(page, PUZZLE, "sudoku");
        return page;
    }

    @Test
    void aHintSaysNoMoreThanAsked() {
        Page page = puzzle();
        page.keyboard().press("h");
        says(page, "hinted", "Look at");
        assertThat(page.evaluate("() => nineByNine.board.showing")).isEqualTo(false);
        assertThat(page.locator("#hint").textContent()).isEqualTo("Which rule?");
        page.keyboard().press("h");
        page.waitForFunction("() => document.getElementById('hint').textContent === 'Show the step'");
        assertThat(page.locator("#do").isVisible()).isFalse();
        page.keyboard().press("h");
        page.waitForFunction("() => nineByNine.board.showing");
        assertThat(page.locator(".legend li").count()).isPositive();
        String before = page.url();
        page.keyboard().press("Enter");
        page.waitForFunction("before => location.href !== before && !nineByNine.board.showing", before);
    }

    @Test
    void aWrongEntryIsNamedAndTakenBack() {
        Page page = puzzle();
        String start = page.url();
        page.locator("[data-spot='1']").focus();
        page.keyboard().press("3"); // stands nowhere near, but is wrong
        page.keyboard().press("ArrowRight");
        page.keyboard().press("5");
        page.locator("#hint").click();
        page.waitForFunction("() => document.getElementById('hinted').textContent.includes('r1c2')");
        page.locator("#mistake").click();
        says(page, "status", "2 moves were taken back");
        assertThat(page.url()).isEqualTo(start);
        page.locator("#mistake").click();
        says(page, "status", "Nothing is wrong");
    }

    @Test
    void thePathIsWalkedPlottedAndChangesWithTheRules() {
        Page page = puzzle();
        page.keyboard().press("n");
        page.waitForFunction("() => nineByNine.board.showing");
        assertThat(page.locator("#plot path").getAttribute("d").split("M", -1).length - 1)
                .isEqualTo(page.locator("#steps li").count());
        assertThat(page.locator("#where").textContent()).startsWith("Step 1 of ");
        page.keyboard().press("n");
        page.waitForFunction("() => document.getElementById('where').textContent.startsWith('Step 2 ')");
        page.locator("#steps li").nth(4).locator("button").click();
        page.waitForFunction("() => document.getElementById('where').textContent.startsWith('Step 5 ')");
        page.keyboard().press("ArrowDown");
        page.waitForFunction("() => document.getElementById('where').textContent.startsWith('Step 6 ')");
        String rating = page.locator("#rating").textContent();
        page.locator("#rules").selectOption("BRT");
        page.waitForFunction("old => document.getElementById('rating').textContent !== old", rating);
        says(page, "rating", "These rules");
    }

    @Test
    void allStepsThatAreAvailableNow() {
        Page page = puzzle();
        page.locator("#all").click();
        page.waitForSelector("#available li button");
        page.locator("#available li button").first().click();
        page.waitForFunction("() => nineByNine.board.showing");
        page.locator("#do").click();
        page.waitForFunction("() => !nineByNine.board.showing && nineByNine.game.canUndo");
    }

    @Test
    void aPlayersStepIsChecked() {
        Page page = puzzle();
        page.locator("#all").click();
        page.waitForSelector("#available li button");
        String notation = page.locator("#available li .notation").first().textContent();
        page.locator("#tab-check").click();
        page.locator("#notation").fill(notation);
        page.locator("#claim").click();
        says(page, "judged", "Right");
        page.locator("#unclaim").click();
        page.locator("#notation").fill("whip[1]: r1n5{c2 .} ==> r9c9≠5");
        page.locator("#claim").click();
        says(page, "judged", "Not so");
    }

    /** 4x4, where the first cell is 4: what can't be beside it goes because of it, and other things do not. */
    @Test
    void aDrawnChainIsChecked() {
        Page page = open("");
        take(page, "1.......2.......", "sudoku");
        page.locator("#tab-check").click();
        page.locator("#claim").click();
        says(page, "judged", "Not so: No candidate");
        page.locator("#pick-targets").click();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("3");
        page.locator("#claim").click();
        says(page, "judged", "Not so: No reason");
        page.locator("#pick-chain").click();
        page.keyboard().press("4");
        page.waitForFunction("() => document.getElementById('claimed').textContent.includes('Because')");
        page.locator("#claim").click();
        says(page, "judged", "Not so");
    }

    @Test
    void whatTakesTooLongIsStoppedAndThePageLives() {
        Page page = open("");
        take(page, ".".repeat(256), "sudoku");
        page.evaluate(
                "() => { nineByNine.client.ask(nineByNine.game.ask('hint', {rules: 'any', strength: 1}), {limit: 1500}).catch(e => { window.stopped = e.message; }); }");
        page.waitForFunction("() => window.stopped === 'limit'");
        take(page, example(page, "sudoku", 0), "sudoku");
        page.locator("#hint").click();
        says(page, "hinted", "Look at");
    }

    @Test
    void theStopButtonStops() {
        Page page = open("");
        take(page, ".".repeat(256), "sudoku");
        page.locator("#hint").click();
        page.locator("#stop").click();
        says(page, "status", "Stopped");
        assertThat(page.locator("#working").isVisible()).isFalse();
    }

    @Test
    void worksFromAnyFolderOfAServer() throws IOException {
        open("");
        try (PageServer other = new PageServer(FOLDER.getParent(), 0)) {
            Page page = context.newPage();
            page.navigate(other.address() + FOLDER.getFileName() + "/");
            ready(page);
            page.locator("#hint").click();
            says(page, "hinted", "Look at");
        }
    }

    @Test
    void worksWithoutANetworkAfterTheFirstVisit() {
        Page page = open("", ColorScheme.LIGHT, WIDE);
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
        context.setOffline(true);
        page.reload();
        ready(page);
        for (String strength : List.of("Which rule?", "Show the step", "Hint")) {
            page.locator("#hint").click();
            page.waitForFunction("name => document.getElementById('hint').textContent === name", strength);
        }
        page.locator("#hinted button").first().click();
        page.waitForSelector("#card-dialog[open] h3");
    }
}
