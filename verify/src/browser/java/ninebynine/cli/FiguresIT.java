package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.web.Port;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The figures of docs/benchmarks.md, told and not judged: machines differ. The same questions to both engines, in one sitting: {@code -Dpage.figures=FILE}. */
@EnabledIfSystemProperty(
        named = "page.figures",
        matches = ".+",
        disabledReason = "figures are measured with -Dpage.figures=FILE")
class FiguresIT extends InBrowser {
    private static final int RATED = 2000;
    private static final int HINTED = 300;
    /** So many in one question, as the list of a file asks. */
    private static final int AT_ONCE = 25;

    private static final String LARGE_LOOP =
            "..223....31..233..22/2....21.1..2.21.1.12/12.2.2...322.12...22/3.....3..23...1..2.2/12.22.2.....2212.3../....2.13.321.112..2./3...1......."
                    + "32..231./.11.2.222..12..2.1../.332.12.2.2....2.2../.2....1.23..3.....2./.32.3.1....2..220.1./.....2.22.2.121..3.3/21.11.1..2.22...1.../"
                    + "32.22...2....2.131.2/.2...11.1.3....2..../22222233...1...1..0./1.....2.1..22.3.33.3/...2..2..2.2....11.2/.3.3222....13.3....3/"
                    + ".232....3.22..3.3...";

    /** CPU time of the processes of the browser: all that this one started. */
    private static long cpu() {
        return ProcessHandle.current()
                .descendants()
                .mapToLong(process -> process.info()
                        .totalCpuDuration()
                        .map(java.time.Duration::toMillis)
                        .orElse(0L))
                .sum();
    }

    private static List<String> puzzles() throws IOException {
        try (Stream<String> lines = Files.lines(Path.of(System.getProperty("page.figures")))) {
            return lines.filter(line -> line.length() >= 81)
                    .map(line -> line.substring(0, 81))
                    .limit(RATED)
                    .toList();
        }
    }

    private static Object hints(Page page, List<String> puzzles) {
        return page.evaluate("""
                async puzzles => {
                  const times = [];
                  for (const puzzle of puzzles) {
                    const from = performance.now();
                    await nineByNine.client.ask({ call: 'hint', game: 'sudoku', puzzle, rules: 'any', strength: 3 });
                    times.push(performance.now() - from);
                  }
                  times.sort((a, b) => a - b);
                  const at = share => Math.round(10 * times[Math.floor(share * times.length)]) / 10;
                  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
                }""", puzzles);
    }

    private static void rate(Page page, List<String> puzzles) {
        page.evaluate("""
                async ([puzzles, some]) => {
                  for (let i = 0; i < puzzles.length; i += some) {
                    await nineByNine.client.ask({ call: 'rate', game: 'sudoku', puzzles: puzzles.slice(i, i + some), rules: 'W' });
                  }
                }""", List.of(puzzles, AT_ONCE));
    }

    /** On a large board, in a page that has seen no other: the board, then the first hint. */
    private void large(String engine, String name, String game, String text) {
        Page page = open("?engine=" + engine);
        long before = cpu();
        take(page, text, game);
        long opened = cpu();
        page.locator("#hint").click();
        says(page, "hinted", "Look at");
        System.out.println(engine + ": " + name + " opened in " + (opened - before) + " ms of CPU, first hint in "
                + (cpu() - opened) + " ms of CPU");
        context.close();
    }

    @Test
    void areTold() throws IOException {
        List<String> puzzles = puzzles();
        assertThat(puzzles).isNotEmpty();
        for (String engine : List.of("wasm", "js", "wasm")) {
            Page page = open("?engine=" + engine);
            page.reload();
            ready(page);
            System.out.println(engine + ": first board "
                    + Math.round(((Number) page.evaluate("() => performance.getEntriesByName('board')[0].startTime"))
                            .doubleValue())
                    + " ms after the page began, from its cache");
            System.out.println(engine + ": hints on the first " + HINTED + ": "
                    + hints(page, puzzles.subList(0, Math.min(puzzles.size(), HINTED))));
            List<String> rated = engine.equals("js") ? puzzles.subList(0, Math.min(puzzles.size(), 200)) : puzzles;
            rate(page, rated.subList(0, Math.min(rated.size(), 500)));
            long before = cpu();
            long from = System.nanoTime();
            rate(page, rated);
            System.out.println(
                    engine + ": " + 1000L * rated.size() / Math.max(1, cpu() - before) + " ratings a second of CPU, "
                            + 1_000_000_000L * rated.size() / (System.nanoTime() - from) + " by the clock");
            context.close();
            large(
                    engine,
                    "16x16 Sudoku",
                    "sudoku",
                    Files.readAllLines(ROOT.resolve("verify/src/test/golden/sudoku/16x16-tarek-level3-SFin.path"))
                            .get(1));
            large(engine, "20x20 Slitherlink", "slitherlink", LARGE_LOOP);
        }
        Port port = new Port(json -> {});
        for (int round = 1; round <= 3; round++) {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            for (int i = 0; i < puzzles.size(); i += AT_ONCE) {
                port.call("{\"call\":\"rate\",\"game\":\"sudoku\",\"puzzles\":[\""
                        + String.join("\",\"", puzzles.subList(i, Math.min(puzzles.size(), i + AT_ONCE)))
                        + "\"],\"rules\":\"W\"}");
            }
            System.out.println("JVM, round " + round + ": "
                    + 1_000_000_000L
                            * puzzles.size()
                            / (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before)
                    + " ratings a second of CPU");
        }
    }
}
