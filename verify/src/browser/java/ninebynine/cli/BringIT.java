package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What comes into the page, and what is taken out of it. */
class BringIT extends InBrowser {
    private static final String BAD = "<img src=x onerror=window.hurt=1>";
    private static final String TWO = "# two\n4..1..2.....1...\n1..4..1..2..3...\n";

    private static void paste(Page page, String text) {
        if (!page.locator("#open-dialog").isVisible()) {
            page.locator("#new").click();
        }
        page.locator("#paste").fill(text);
        page.locator("#read").click();
    }

    private static void isUnhurt(Page page) {
        assertThat(page.evaluate("() => window.hurt === undefined && document.querySelectorAll('img').length === 0"))
                .isEqualTo(true);
    }

    @Test
    void whatIsNoPuzzleIsSaidAndNeverBecomesMarkup() {
        Page page = open("#g=sudoku&p=" + URLEncoder.encode(BAD, StandardCharsets.UTF_8));
        assertThat(page.locator("#status").textContent()).isNotEmpty();
        for (String text : List.of(
                BAD,
                "12",
                "   ",
                "{\"puzzle\":\"" + BAD + "\"}",
                "{{{{",
                "[".repeat(3000),
                BAD + " ==> r1c1=1",
                "==> " + BAD,
                "x".repeat(5000),
                "\u0000\u202e\ud800",
                "1".repeat(81),
                ".".repeat(80),
                "Kakuro # 99\\ / \\1 _")) {
            paste(page, text);
            page.waitForFunction("() => document.getElementById('paste-error').textContent.includes('Maybe')"
                    + " || !document.getElementById('open-dialog').open");
        }
        isUnhurt(page);
    }

    @Test
    void aHostileAddressOrTraceIsOnlyText() {
        for (String hash : List.of(
                "#g=" + BAD + "&p=" + BAD,
                "#g=sudoku&p=%",
                "#g=sudoku&p=4..1..2.....1...&e=zzzzzz.1&m=-1.x&k=0x9",
                "#g=sudoku&p=4..1..2.....1...&e=1.1.1&m=zz.zz&c=5&k=constructorx1.__proto__x2",
                "#p=" + "1".repeat(300_000),
                "#javascript:alert(1)")) {
            Page page = open(hash.replace("<", "%3C").replace(" ", "%20"));
            isUnhurt(page);
            assertThat(page.locator("[role=gridcell]").count()).isPositive();
            context.close();
        }
        Page page = open("");
        String trace = "4..1..2.....1...\nnaked-single ==> r1c2=3\n" + BAD + " ==> r1c3<>" + BAD + "\n";
        paste(page, trace);
        page.waitForFunction("() => document.getElementById('hinted').textContent.includes('wrong')"
                + " || document.getElementById('paste-error').textContent");
        isUnhurt(page);
    }

    @Test
    void aFileOfManyIsBrowsedWhetherChosenOrDropped() {
        Page page = open("");
        page.locator("#new").click();
        page.locator("#file")
                .setInputFiles(new FilePayload("two.txt", "text/plain", TWO.getBytes(StandardCharsets.UTF_8)));
        page.waitForSelector("#browsed li:nth-child(2)");
        page.locator("#browsed li:nth-child(2) button").click();
        page.waitForFunction("() => nineByNine.game.puzzle.startsWith('1..4')");
        page.evaluate("""
                text => {
                  const data = new DataTransfer();
                  data.items.add(new File([text], 'two.txt'));
                  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
                }""", TWO);
        page.waitForSelector("#open-dialog[open] #browsed li:nth-child(2)");
    }

    @Test
    void allOfAFileAreRated() {
        Page page = open("");
        paste(page, TWO);
        page.locator("#rate-all").click();
        page.waitForFunction(
                "() => [...document.querySelectorAll('#browsed .level')].every(each => /^\\d+$/.test(each.textContent))");
    }

    /** As f-puzzles packs it; SudokuPad takes the same, and shorter ones that only its server knows. */
    @Test
    void aLinkOfFPuzzlesIsReadOrExplained() {
        Page page = open("");
        String packed =
                "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A";
        nineGivenBy(page, "https://sudokupad.app/fpuz" + packed);
        paste(page, "https://sudokupad.app/abcdef");
        says(page, "paste-error", "The link 'https://sudokupad.app/abcdef' does not hold the puzzle");
    }

    private static void nineGivenBy(Page page, String link) {
        page.evaluate("() => { nineByNine.game.old = true; }");
        paste(page, link);
        page.waitForFunction(
                "() => !nineByNine.game.old && nineByNine.game.name === 'sudoku' && nineByNine.game.opened.size === '9x9'");
    }

    @Test
    void aPastedPathIsCheckedAndTheFirstWrongStepIsShown() {
        Page page = open("");
        page.locator("#share").click();
        page.waitForFunction("() => document.querySelectorAll('#format option').length > 4");
        page.locator("#format").selectOption("the whole path");
        page.waitForFunction("() => document.getElementById('exported').textContent.includes('==>')");
        String path = page.locator("#exported").textContent();
        page.keyboard().press("Escape");
        paste(page, path);
        says(page, "status", "All ");
        int arrow = path.lastIndexOf("==> r");
        char digit = path.charAt(path.indexOf('\n', arrow) < 0 ? path.length() - 1 : path.indexOf('\n', arrow) - 1);
        assertThat(Character.isDigit(digit)).isTrue();
        String wrong = path.substring(0, path.indexOf('\n', arrow) - 1)
                + (digit == '1' ? '2' : (char) (digit - 1))
                + path.substring(path.indexOf('\n', arrow));
        paste(page, wrong);
        says(page, "status", "Step ");
        assertThat(page.evaluate("() => nineByNine.board.showing")).isEqualTo(true);
    }

    /** Sites that read the puzzle are links and nothing else: nobody is asked until one is followed. */
    @Test
    void otherSitesAreLinks() {
        Page page = open("");
        page.locator("#share").click();
        page.waitForFunction("() => !document.getElementById('elsewhere').hidden");
        assertThat(page.locator("#sites a").allTextContents()).containsExactly("SudokuWiki", "Simon Tatham's Solo");
        assertThat(page.locator("#sites a").first().getAttribute("href"))
                .matches("https://www\\.sudokuwiki\\.org/sudoku\\.htm\\?bd=\\d{81}");
        assertThat(page.locator("#sites a[rel='noopener noreferrer'][target=_blank]").count())
                .isEqualTo(2);
        page.locator("#format").selectOption("address at Simon Tatham's Solo");
        page.waitForFunction("() => document.getElementById('exported').textContent.includes('solo.html#3x3:')");
        page.keyboard().press("Escape");
        take(page, example(page, "latin", 0), "latin");
        page.locator("#share").click();
        page.waitForFunction("() => document.getElementById('exported').textContent.length > 3");
        assertThat(page.locator("#elsewhere").isHidden()).isTrue();
        assertThat(page.locator("#format option").count()).isEqualTo(5);
    }

    @Test
    void everythingIsTakenAway() throws IOException {
        Page page = open("");
        page.locator("#share").click();
        page.locator("#copy-link").click();
        says(page, "share-said", "The address is copied");
        assertThat(page.evaluate("() => navigator.clipboard.readText()")).isEqualTo(page.url());
        page.waitForFunction("() => document.querySelectorAll('#format option').length > 4");
        for (String format : page.locator("#format option").allTextContents()) {
            page.evaluate("() => { document.getElementById('exported').textContent = ''; }");
            page.locator("#format").selectOption(format);
            page.waitForFunction("() => document.getElementById('exported').textContent.length > 20");
        }
        assertThat(saved(page, "save-text")).contains("==>");
        assertThat(saved(page, "save-svg")).startsWith("<svg");
        assertThat(saved(page, "save-json")).startsWith("{\"game\":\"sudoku\"").contains("\"notation\"");
        Download png = page.waitForDownload(() -> page.locator("#save-png").click());
        assertThat(Files.readAllBytes(png.path())).startsWith(0x89, 'P', 'N', 'G');
    }

    private static String saved(Page page, String button) throws IOException {
        return Files.readString(
                page.waitForDownload(() -> page.locator("#" + button).click()).path());
    }

    @Test
    void aSheetOfPaperIsOne() {
        Page page = open("");
        for (String game : games().toList()) {
            take(page, example(page, game, 2), game);
            String pdf = new String(page.pdf(), StandardCharsets.ISO_8859_1);
            assertThat(pdf.split("/Type /Page\\b", -1)).as(game).hasSize(2);
        }
    }

    @Test
    void aNewPuzzleIsMadeToARating() {
        Page page = open("");
        page.locator("#new").click();
        page.locator("#generate-game").selectOption("futoshiki");
        page.locator("#generate-size").fill("4x4");
        page.locator("#make").click();
        page.waitForFunction("() => nineByNine.game.name === 'futoshiki' && nineByNine.game.opened.size === '4x4'");
        page.waitForFunction(
                "() => /^Rating [234], .*nbn generate --game futoshiki/.test(document.getElementById('status').textContent)");
        page.locator("#new").click();
        page.locator("#generate-size").fill("no size");
        page.locator("#make").click();
        page.waitForFunction("() => document.getElementById('paste-error').textContent.includes('Maybe')");
        page.locator("#generate-game").selectOption("sudoku");
        page.locator("#generate-size").fill("16x16");
        page.locator("#generate-least").fill("15");
        page.locator("#generate-most").fill("16");
        page.locator("#make").click();
        page.locator("#open-dialog #stop").click();
        says(page, "paste-error", "Stopped");
        page.locator("#games button").first().click();
        page.waitForFunction("() => !document.getElementById('open-dialog').open");
    }
}
