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
        page.evaluate(
                "async puzzles => { for (const puzzle of puzzles) await nineByNine.client.ask({call: 'rate', game: 'sudoku', puzzle, rules: 'W'}); }",
                puzzles);
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
        }
        Port port = new Port(json -> {});
        for (int round = 1; round <= 3; round++) {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            puzzles.forEach(puzzle ->
                    port.call("{\"call\":\"rate\",\"game\":\"sudoku\",\"puzzle\":\"" + puzzle + "\",\"rules\":\"W\"}"));
            System.out.println("JVM, round " + round + ": "
                    + 1_000_000_000L
                            * puzzles.size()
                            / (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before)
                    + " ratings a second of CPU");
        }
    }
}
