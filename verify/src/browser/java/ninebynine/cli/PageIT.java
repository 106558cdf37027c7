package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.search.Bound;
import ninebynine.tensor.Bits;
import ninebynine.web.Port;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page in a real Chromium, served as {@code nbn serve} does. Where there is no browser or no page it says so and is left out. */
@Tag("full")
class PageIT {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();
    private static final Path FOLDER = ROOT.resolve("web/target/page");
    private static final Path GOLDEN = ROOT.resolve("verify/src/test/golden");
    private static final List<Path> BROWSERS = List.of(Path.of("/usr/bin/chromium"), Path.of("/usr/bin/google-chrome"));
    private static final List<String> ARROWS = List.of("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp");
    private static final String ASK =
            "ask => nineByNine.client.ask(ask, {limit: 300000}).then(answer => JSON.stringify(answer))";

    private static PageServer server;
    private static Playwright playwright;
    private static Browser browser;

    private final List<String> requests = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private BrowserContext context;

    @BeforeAll
    static void begin() throws IOException {
        Path chromium =
                BROWSERS.stream().filter(Files::isExecutable).findFirst().orElse(null);
        if (chromium == null || !Files.exists(FOLDER.resolve("engine/engine.wasm"))) {
            String why = chromium == null
                    ? "no browser: apt-get install chromium"
                    : "no page: mvn -pl web -am package -DskipTests";
            System.err.println("The page is NOT tested, there is " + why);
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
    static void end() {
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
    }

    private Page open(String after, ColorScheme scheme, int width) {
        context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, 900)
                .setColorScheme(scheme)
                .setHasTouch(true));
        Page page = context.newPage();
        page.onRequest(request -> requests.add(request.url()));
        page.onPageError(errors::add);
        page.navigate(server.address() + after);
        ready(page);
        return page;
    }

    private Page open(String after) {
        return open(after, ColorScheme.LIGHT, 1280);
    }

    private static void ready(Page page) {
        page.waitForFunction("() => document.documentElement.dataset.ready === 'true'");
    }

    /** The text of the puzzle's example, from the page's own file: easy ones first. */
    private static String example(Page page, String game, int level) {
        return (String) page.evaluate(
                "([game, level]) => fetch('examples.json').then(r => r.json()).then(all => all[game][level])",
                List.of(game, level));
    }

    private static void take(Page page, String text, String game) {
        page.evaluate(
                "([text, game]) => { location.hash = '#g=' + game + '&p=' + encodeURIComponent(text) }",
                List.of(text, game));
        page.waitForFunction("game => nineByNine.game.name === game && nineByNine.game.candidates", game);
    }

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void everyGoldenPathIsThatOfTheJvm(String engine) throws IOException {
        Page page = open("?engine=" + engine);
        Port port = new Port(json -> {});
        List<Path> files;
        try (Stream<Path> all = Files.walk(GOLDEN)) {
            files = all.filter(file -> file.toString().endsWith(".path"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            List<String> golden = Files.readAllLines(file);
            boolean tooLong = golden.size() > 120 && engine.equals("js");
            if (tooLong) {
                continue; // the same rules on small boards say as much, in a tenth of the time
            }
            Map<String, Object> ask = Map.of(
                    "call",
                    "export",
                    "game",
                    GOLDEN.relativize(file).getName(0).toString(),
                    "puzzle",
                    golden.get(1),
                    "rules",
                    golden.get(0),
                    "path",
                    true,
                    "picture",
                    true);
            String here = port.call(json(ask));
            assertThat(page.evaluate("text => JSON.stringify(JSON.parse(text))", here))
                    .as(file + " in " + engine)
                    .isEqualTo(page.evaluate(ASK, ask));
        }
        assertThat(page.evaluate("() => nineByNine.client.kind")).isEqualTo(engine);
    }

    private static String json(Map<String, Object> ask) {
        StringBuilder text = new StringBuilder("{");
        ask.forEach((name, value) -> text.append(text.length() > 1 ? "," : "")
                .append('"')
                .append(name)
                .append("\":")
                .append(
                        value instanceof String word
                                ? '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"'
                                : value));
        return text.append('}').toString();
    }

    private static List<Integer> solution(Page page, String game) {
        Puzzle puzzle = Games.named(game).parse((String) page.evaluate("() => nineByNine.game.puzzle"));
        List<Bits> found = new ArrayList<>();
        puzzle.counter().count(puzzle.start(), Bound.solutions(1), found::add);
        return found.get(0).toInts().stream().boxed().toList();
    }

    /** What must be entered: the spot, the key, and whether it is a line; where it is on the screen. */
    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> toEnter(Page page, List<Integer> solution) {
        return (List<Map<String, Object>>) page.evaluate("""
                solution => solution.map(id => nineByNine.game.labels.get(id)).filter(label => label && !nineByNine.game.isGiven(label.spot)
                    && (nineByNine.game.spots.get(label.spot).kind !== 'stroke' || label.value.line)
                    && nineByNine.game.spots.get(label.spot).kind !== 'wash')
                  .map(label => ({ spot: label.spot, key: label.key, line: Boolean(label.value.line) }))""", solution);
    }

    /** Goes to a spot by arrow keys, and learns on the way where they lead. */
    private static void go(Page page, int spot, Map<Integer, Map<String, Integer>> ways) {
        for (int at = cursor(page); at != spot; at = cursor(page)) {
            String key = towards(at, spot, ways);
            page.keyboard().press(key);
            ways.computeIfAbsent(at, a -> new HashMap<>()).put(key, cursor(page));
        }
    }

    private static int cursor(Page page) {
        return (Integer) page.evaluate("() => nineByNine.board.cursor");
    }

    /** The first key of the shortest way that is known, or else of one to a key that was not tried yet. */
    private static String towards(int from, int to, Map<Integer, Map<String, Integer>> ways) {
        Map<Integer, String> first = new LinkedHashMap<>();
        Deque<Integer> seen = new ArrayDeque<>(List.of(from));
        String untried = null;
        first.put(from, "");
        while (!seen.isEmpty()) {
            int at = seen.poll();
            Map<String, Integer> known = ways.getOrDefault(at, Map.of());
            for (String key : ARROWS) {
                String begun = first.get(at).isEmpty() ? key : first.get(at);
                Integer next = known.get(key);
                if (next == null) {
                    untried = untried == null ? begun : untried;
                } else if (first.putIfAbsent(next, begun) == null) {
                    seen.add(next);
                }
            }
        }
        String way = first.getOrDefault(to, untried);
        assertThat(way).as("the way to " + to).isNotNull();
        return way;
    }

    @ParameterizedTest
    @MethodSource("games")
    void isSolvedFromTheKeyboardAlone(String game) {
        Page page = open("");
        take(page, example(page, game, 0), game);
        Map<Integer, Map<String, Integer>> ways = new HashMap<>();
        for (Map<String, Object> entry : toEnter(page, solution(page, game))) {
            go(page, (Integer) entry.get("spot"), ways);
            String key = (String) entry.get("key");
            if (Boolean.TRUE.equals(entry.get("line"))) {
                page.keyboard().press("Space");
            } else {
                page.keyboard().type(key);
            }
        }
        page.waitForFunction("() => document.documentElement.dataset.solved === 'true'");
    }

    @ParameterizedTest
    @MethodSource("games")
    void isSolvedByTouchAlone(String game) {
        Page page = open("", ColorScheme.LIGHT, 800);
        take(page, example(page, game, 0), game);
        for (Map<String, Object> entry : toEnter(page, solution(page, game))) {
            Locator cell = page.locator("[data-spot='" + entry.get("spot") + "']");
            var box = cell.boundingBox();
            page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
            if (!Boolean.TRUE.equals(entry.get("line"))) {
                String key = (String) entry.get("key");
                Locator whole = page.locator("#pad [data-key='" + key + "']");
                if (whole.count() == 1) {
                    whole.tap();
                } else {
                    key.chars()
                            .forEach(ch -> page.locator("#pad [data-key='" + (char) ch + "']")
                                    .tap());
                }
            }
        }
        page.waitForFunction("() => document.documentElement.dataset.solved === 'true'");
    }

    @Test
    void randomActionsAreUndoneAndDoneAgain() {
        Page page = open("");
        String start = page.url();
        Random random = new Random(20);
        String[] keys = {
            "ArrowLeft",
            "ArrowRight",
            "ArrowUp",
            "ArrowDown",
            "1",
            "5",
            "9",
            "Shift+Digit3",
            "Control+Digit4",
            "Delete",
            "x",
            "c",
            "v",
            "z",
            "m"
        };
        for (int i = 0; i < 1000; i++) {
            page.keyboard().press(keys[random.nextInt(keys.length)]);
        }
        String end = page.url();
        assertThat(end).isNotEqualTo(start);
        page.evaluate("() => { while (nineByNine.game.canUndo) document.getElementById('undo').click(); }");
        assertThat(page.url()).isEqualTo(start);
        page.evaluate("() => { while (nineByNine.game.canRedo) document.getElementById('redo').click(); }");
        assertThat(page.url()).isEqualTo(end);
        Page again = context.newPage();
        again.navigate(end);
        ready(again);
        assertThat(again.url()).isEqualTo(end);
    }

    @Test
    void worksWithoutANetworkAfterTheFirstVisit() {
        Page page = open("");
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
        context.setOffline(true);
        page.reload();
        ready(page);
        page.locator("#hint").click();
        page.waitForFunction("() => document.getElementById('hinted').textContent.startsWith('Look at')");
    }

    @Test
    void whatComesFromOutsideNeverBecomesMarkup() {
        String bad = "<img src=x onerror=window.hurt=1>";
        Page page = open("#g=sudoku&p=" + java.net.URLEncoder.encode(bad, java.nio.charset.StandardCharsets.UTF_8));
        assertThat(page.locator("#status").textContent()).isNotEmpty();
        page.locator("#new").click();
        for (String text :
                List.of(bad, "12", "{\"puzzle\":\"" + bad + "\"}", "{{{{", bad + " ==> r1c1=1", "x".repeat(5000))) {
            page.locator("#paste").fill(text);
            page.locator("#read").click();
            page.waitForFunction("() => document.getElementById('paste-error').textContent.length > 0");
        }
        assertThat(page.evaluate("() => window.hurt === undefined && document.querySelectorAll('img').length === 0"))
                .isEqualTo(true);
    }

    @Test
    void whatTakesTooLongIsStoppedAndThePageLives() {
        Page page = open("");
        take(page, ".".repeat(256), "sudoku");
        page.evaluate(
                "() => { nineByNine.client.ask({call: 'rate', game: 'sudoku', puzzle: '.'.repeat(625), rules: 'B'}, {limit: 1500}).catch(e => { window.stopped = e.message; }); }");
        page.waitForFunction("() => window.stopped === 'limit'");
        take(page, example(page, "sudoku", 0), "sudoku");
        page.locator("#hint").click();
        page.waitForFunction("() => document.getElementById('hinted').textContent.startsWith('Look at')");
    }

    @ParameterizedTest
    @ValueSource(strings = {"LIGHT", "DARK"})
    void axeFindsNothing(String scheme) {
        Page page = open("", ColorScheme.valueOf(scheme), 1280);
        for (String game : games().toList()) {
            take(page, example(page, game, 0), game);
            clean(page, game);
        }
        take(page, example(page, "sudoku", 1), "sudoku");
        page.keyboard().press("n");
        page.waitForFunction("() => nineByNine.board.showing");
        clean(page, "path");
        page.locator("#tab-check").click();
        clean(page, "check");
        for (String button : List.of("new", "share", "settings", "help")) {
            page.locator("#" + button).click();
            clean(page, button);
            page.keyboard().press("Escape");
        }
    }

    private static void clean(Page page, String view) {
        assertThat(new AxeBuilder(page).analyze().getViolations())
                .as(view)
                .allSatisfy(found -> assertThat(
                                found.getId() + " " + found.getNodes().get(0).getHtml())
                        .isEmpty());
    }
}
