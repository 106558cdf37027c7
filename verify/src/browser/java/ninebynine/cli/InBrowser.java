package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import ninebynine.games.Games;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;

/**
 * The page in a real Chromium, served as {@code nbn serve} does. Where there is no browser or no page it says so and is left out. After every test: no
 * request went elsewhere, and nothing failed unseen.
 */
@Tag("full")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class InBrowser {
    static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();
    static final int WIDE = 1280;
    static final int HIGH = 900;

    static final Path FOLDER = ROOT.resolve("web/target/page");
    private static final List<Path> BROWSERS = List.of(
            Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"), Path.of("/usr/bin/google-chrome"));
    private static final String ASK =
            "asks => Promise.all(asks.map(ask => nineByNine.client.ask(ask, {limit: 600000}).then(JSON.stringify)))";
    private static final String PLAIN = "texts => texts.map(text => JSON.stringify(JSON.parse(text)))";

    private final List<String> requests = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private PageServer server;
    private Playwright playwright;
    private Browser browser;
    BrowserContext context;

    @BeforeAll
    void begin() throws IOException {
        Path chromium =
                BROWSERS.stream().filter(Files::isExecutable).findFirst().orElse(null);
        if (chromium == null || !Files.exists(FOLDER.resolve("engine/engine.wasm"))) {
            String why = chromium == null
                    ? "no browser. Maybe apt-get install chromium"
                    : "no page. Maybe mvn -pl web -am package -DskipTests";
            System.err.println(getClass().getSimpleName() + ": the page is NOT tested, there is " + why);
            Assumptions.abort("There is " + why);
        }
        server = new PageServer(FOLDER, 0);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium)
                        .setArgs(List.of("--no-sandbox")));
    }

    @AfterAll
    void end() {
        if (playwright != null) {
            playwright.close();
            server.close();
        }
    }

    @AfterEach
    void nothingElseWasAskedAndNothingFailed() {
        context.close();
        assertThat(requests).allMatch(url -> url.startsWith(server.address()) || url.startsWith("blob:"));
        assertThat(errors).isEmpty();
        requests.clear();
    }

    Page open(String after, ColorScheme scheme, int width) {
        context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, HIGH)
                .setColorScheme(scheme)
                .setAcceptDownloads(true)
                .setPermissions(List.of("clipboard-read", "clipboard-write"))
                .setHasTouch(true));
        context.setDefaultTimeout(120_000);
        Page page = context.newPage();
        page.onRequest(request -> requests.add(request.url()));
        page.onPageError(errors::add);
        page.navigate(server.address() + after);
        ready(page);
        return page;
    }

    Page open(String after) {
        return open(after, ColorScheme.LIGHT, WIDE);
    }

    static void ready(Page page) {
        page.waitForFunction("() => document.documentElement.dataset.ready === 'true'");
    }

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.name());
    }

    /** The text of the puzzle's example, from the page's own file: easy ones first. */
    static String example(Page page, String game, int level) {
        return (String) page.evaluate(
                "([game, level]) => fetch('examples.json').then(r => r.json()).then(all => all[game][level])",
                List.of(game, level));
    }

    static void take(Page page, String text, String game) {
        page.evaluate(
                "([text, game]) => { nineByNine.game.old = true; location.hash = '#g=' + game + '&p=' + encodeURIComponent(text) }",
                List.of(text, game));
        page.waitForFunction("() => !nineByNine.game.old && nineByNine.game.candidates");
    }

    /** Where something is said, and how that begins. */
    static void says(Page page, String id, String beginning) {
        page.waitForFunction(
                "([id, text]) => document.getElementById(id).textContent.startsWith(text)", List.of(id, beginning));
    }

    /** What the engine of the page answers, as JSON. */
    @SuppressWarnings("unchecked")
    static List<String> asked(Page page, List<Map<String, Object>> asks) {
        return (List<String>) page.evaluate(ASK, asks);
    }

    /** JSON as a browser writes it. */
    @SuppressWarnings("unchecked")
    static List<String> plain(Page page, List<String> texts) {
        return (List<String>) page.evaluate(PLAIN, texts);
    }
}
