package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.games.Games;
import ninebynine.generate.Method;
import ninebynine.generate.Order;
import ninebynine.web.Port;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine in the page answers as the one on the JVM does, character by character: in WebAssembly, and in JavaScript. */
class SameAsJvmIT extends InBrowser {
    private static final boolean FULL = Boolean.getBoolean("laws.full");
    private static final int AT_ONCE = 50;
    /** Bytes of WebAssembly. The aim is 1,100,000: may it shrink, and this with it. */
    private static final int LARGEST = 1_320_000;
    /** Paths that take minutes in JavaScript, where numbers of 64 bits are made of two, are left to the full sizes. */
    private static final int LONG_PATH = 120;

    private static final Pattern LITERAL =
            Pattern.compile("\"\"\"\\s*\\n(.*?)\"\"\"|\"((?:[^\"\\\\\\n]|\\\\.)*)\"", Pattern.DOTALL);

    private static final Pattern UNICODE = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");

    private final Port port = new Port(json -> {});

    /** Both are asked, and say the same. */
    private void same(Page page, List<Map<String, Object>> asks) {
        for (int from = 0; from < asks.size(); from += AT_ONCE) {
            List<Map<String, Object>> some = asks.subList(from, Math.min(asks.size(), from + AT_ONCE));
            List<String> there = asked(page, some);
            List<String> here =
                    plain(page, some.stream().map(ask -> port.call(json(ask))).toList());
            for (int i = 0; i < here.size(); i++) {
                assertThat(there.get(i)).as(some.get(i).toString()).isEqualTo(here.get(i));
            }
        }
    }

    private static Map<String, Object> ask(String call, Object... more) {
        Map<String, Object> ask = new LinkedHashMap<>();
        ask.put("call", call);
        for (int i = 0; i < more.length; i += 2) {
            ask.put((String) more[i], more[i + 1]);
        }
        return ask;
    }

    private static String json(Map<String, Object> ask) {
        StringBuilder text = new StringBuilder("{");
        ask.forEach((name, value) -> {
            text.append(text.length() > 1 ? ",\"" : "\"").append(name).append("\":");
            if (value instanceof String word) {
                text.append('"');
                word.chars()
                        .forEach(ch -> text.append("\\u")
                                .append(Integer.toHexString(0x10000 + ch).substring(1)));
                text.append('"');
            } else {
                text.append(value);
            }
        });
        return text.append('}').toString();
    }

    private Page page(String engine) {
        Page page = open("?engine=" + engine);
        assertThat(page.evaluate("() => nineByNine.client.kind")).isEqualTo(engine);
        return page;
    }

    private static List<Path> files(Path under, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(under)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void onEveryGoldenPathWithItsPicture(String engine) throws IOException {
        Path folder = ROOT.resolve("verify/src/test/golden");
        List<Map<String, Object>> asks = new ArrayList<>();
        for (Path file : files(folder, ".path")) {
            List<String> golden = Files.readAllLines(file);
            if (FULL || engine.equals("wasm") || golden.size() <= LONG_PATH) {
                asks.add(ask(
                        "export",
                        "game",
                        folder.relativize(file).getName(0).toString(),
                        "puzzle",
                        golden.get(1),
                        "rules",
                        golden.get(0),
                        "format",
                        "the whole path",
                        "picture",
                        true));
            }
        }
        assertThat(asks).hasSizeGreaterThan(10);
        same(page(engine), asks);
    }

    /** One call of what drags half a library in, such as String.format, was once an eighth of the engine: what it weighs is looked at. */
    @Test
    void andIsSmall() {
        Object size = open("")
                .evaluate("() => fetch('engine/engine.wasm').then(r => r.arrayBuffer()).then(b => b.byteLength)");
        assertThat(((Number) size).intValue()).isLessThan(LARGEST);
    }

    /** New puzzles, or those of a collection: {@code -Dpage.collection=FILE}. */
    private static List<String> puzzles(int count) throws IOException {
        String file = System.getProperty("page.collection");
        if (file != null) {
            try (Stream<String> lines = Files.lines(Path.of(file))) {
                return lines.map(line -> line.substring(0, 81)).limit(count).toList();
            }
        }
        Method method = Order.parse(Games.named("sudoku"), Map.of("seed", "20")).method(List.of());
        List<String> puzzles = new ArrayList<>();
        for (long attempt = 0; puzzles.size() < count; attempt++) {
            method.attempt(attempt).forEach(made -> puzzles.add(made.puzzle().text()));
        }
        return puzzles;
    }

    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void onTwoThousandRatings(String engine) throws IOException {
        int count = FULL ? 2000 : engine.equals("wasm") ? 500 : 100;
        same(
                page(engine),
                puzzles(count).stream()
                        .map(puzzle -> ask("rate", "game", "sudoku", "puzzle", puzzle, "rules", "W"))
                        .toList());
    }

    /** Every text that stands in a test of a reader of puzzles, whether it is one or not: what is read, or what is said of it. */
    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void onTheTextsOfEveryParsersTest(String engine) throws IOException {
        Path folder = ROOT.resolve("games/src/test/java/ninebynine/games");
        List<Map<String, Object>> asks = new ArrayList<>();
        for (Path file : files(folder, "TextTest.java")) {
            String game = folder.relativize(file).getName(0).toString();
            for (String text : literals(Files.readString(file))) {
                asks.add(ask("open", "game", game, "text", text));
                asks.add(ask("many", "game", "", "text", text));
            }
        }
        assertThat(asks).hasSizeGreaterThan(300);
        same(page(engine), asks);
    }

    private static Set<String> literals(String source) {
        Set<String> texts = new LinkedHashSet<>();
        Matcher found = LITERAL.matcher(source);
        while (found.find()) {
            String text =
                    found.group(1) == null ? found.group(2) : found.group(1).stripIndent();
            texts.add(UNICODE.matcher(text)
                    .replaceAll(code ->
                            Matcher.quoteReplacement(Character.toString((char) Integer.parseInt(code.group(1), 16))))
                    .translateEscapes());
        }
        texts.removeIf(text -> text.length() < 4);
        return texts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void onGeneratedPuzzlesHintsAndWhatIsWrong(String engine) {
        List<Map<String, Object>> asks = new ArrayList<>();
        for (String game : games().toList()) {
            String size = game.equals("map") ? "8" : game.equals("pandiagonal") ? "5x5" : "4x4";
            asks.add(ask("generate", "game", game, "size", size, "rating", "0..4", "seed", "20"));
        }
        String puzzle = "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";
        for (int strength = 1; strength <= 3; strength++) {
            asks.add(ask("hint", "puzzle", puzzle, "rules", "any", "strength", strength));
        }
        asks.add(ask("all", "puzzle", puzzle, "rules", "SFin"));
        asks.add(ask("why", "puzzle", "11.." + ".".repeat(12), "rules", "any"));
        asks.add(ask("count", "puzzle", "1" + ".".repeat(15)));
        asks.add(ask("path", "puzzle", puzzle, "rules", "TE1"));
        same(page(engine), asks);
    }
}
