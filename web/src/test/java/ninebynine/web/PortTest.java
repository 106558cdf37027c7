package ninebynine.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.generate.Made;
import ninebynine.generate.Method;
import ninebynine.generate.Order;
import ninebynine.search.Bound;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every call, on the JVM: what the page gets. */
@NullUnmarked // answers are maps of anything
class PortTest {
    private static final String PUZZLE =
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";

    private final List<String> heard = new ArrayList<>();
    private final Port port = new Port(heard::add);

    private Map<?, ?> ask(String call, Object... more) {
        Map<String, Object> question = new LinkedHashMap<>();
        question.put("call", call);
        for (int i = 0; i < more.length; i += 2) {
            question.put((String) more[i], more[i + 1]);
        }
        return (Map<?, ?>) Json.read(port.call(Json.write(question)));
    }

    /** What can be taken away, by name. */
    private Map<String, String> texts(Object... more) {
        Map<String, String> texts = new LinkedHashMap<>();
        list(ask("export", more).get("texts"))
                .forEach(named -> texts.put(
                        (String) list(named).get(0), (String) list(named).get(1)));
        return texts;
    }

    private static List<?> list(Object value) {
        return (List<?>) value;
    }

    static List<String> games() {
        return Games.all().stream().map(Game::name).toList();
    }

    @Test
    void namesEveryGameAndEveryInk() {
        Map<?, ?> answer = ask("games");
        assertThat(list(answer.get("games"))).hasSize(Games.all().size());
        assertThat(list(answer.get("colours"))).hasSizeGreaterThan(20);
        assertThat(answer.get("v")).isEqualTo(1.0);
    }

    @Test
    void thePageHasTheInksOfThePictures() throws IOException {
        String css = Files.readString(Path.of("src/main/page/inks.css"));
        for (Object colour : list(ask("games").get("colours"))) {
            List<?> ink = list(colour);
            assertThat(css)
                    .contains("--" + ink.get(0) + ": " + ink.get(1) + ";", "--" + ink.get(0) + ": " + ink.get(2) + ";");
        }
    }

    /** So that a new one needs no line of it. */
    @ParameterizedTest
    @MethodSource("games")
    void thePagesScriptsNameNoGame(String game) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/page/js"))) {
            for (Path file : files.sorted().toList()) {
                assertThat(Files.readString(file))
                        .as(file.toString())
                        .doesNotContain("'" + game + "'")
                        .doesNotContain("\"" + game + "\"");
            }
        }
    }

    @Test
    void opensAPuzzleAsPictureData() {
        Map<?, ?> answer = ask("open", "text", PUZZLE);
        assertThat(answer.get("game")).isEqualTo("sudoku");
        assertThat(answer.get("text")).isEqualTo(PUZZLE);
        assertThat(list(answer.get("spots"))).hasSize(81);
        Map<?, ?> first = (Map<?, ?>) list(answer.get("spots")).get(0);
        assertThat(first.get("say")).isEqualTo("row 1 column 1");
        assertThat(first.get("kind")).isEqualTo("text");
        assertThat(list(first.get("labels"))).hasSize(9);
    }

    /** Countries stand in no rows: who can't see the map hears which are beside each other. */
    @Test
    void namesTheNeighboursOfWhatStandsInNoRows() {
        List<?> spots = list(ask("open", "game", "map", "text", "3 4 \"....\" 1 2 : 2 3 : 3 4 :")
                .get("spots"));
        assertThat(spots).hasSize(4);
        assertThat(((Map<?, ?>) spots.get(1)).get("beside"))
                .isEqualTo(List.of(((Map<?, ?>) spots.get(0)).get("say"), ((Map<?, ?>) spots.get(2)).get("say")));
    }

    @Test
    void recognisesGamesByTheirText() {
        assertThat(ask("open", "text", "3x2t0dh:3c1a").get("game")).isEqualTo("slitherlink");
        assertThat(ask("open", "text", "kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3").get("game"))
                .isEqualTo("kakuro");
        assertThat(ask("open", "text", "3 4 \"RB..\" 1 2 3 : 2 3 4 : 3 4").get("game"))
                .isEqualTo("map");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "12", "<img src=x onerror=alert(1)>", "{\"steps\":[]}", "[[[[", "a ==> b"})
    void saysWhatNbnWouldSay(String text) {
        assertThat((String) ask("open", "text", text).get("error")).contains("Maybe");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{\"call\":7}",
                "{\"call\":\"no\"}",
                "{\"call\":\"state\",\"puzzle\":\"4..1..2.....1...\",\"entries\":[99999]}"
            })
    void neverThrows(String question) {
        assertThat(port.call(question)).contains("\"error\":").doesNotContain("\"fault\"");
    }

    @Test
    void judgesWithoutGivingAnythingAway() {
        Map<?, ?> clash = ask("state", "puzzle", "4..1..2.....1...", "entries", List.of(7, 11));
        assertThat(list(clash.get("clashes"))).isNotEmpty();
        assertThat(clash.get("solved")).isEqualTo(false);
        Map<?, ?> fine = ask("state", "puzzle", "4..1..2.....1...");
        assertThat(list(fine.get("clashes"))).isEmpty();
        assertThat(list(fine.get("candidates"))).hasSizeLessThan(64);
    }

    /** Of lines a player draws those that are there, and no others; of words and colours all. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sudoku | 4..1..2.....1...",
                "futoshiki | ........3....... -><><---<--- <--><-->--<>",
                "hidato | Hidato topological 3 9 1 . . . . . . . 9",
                "map | 3 4 \"RB..\" 1 2 3 : 2 3 4 : 3 4",
                "kakuro | Kakuro # 13\\ 7\\ / \\9 _ _ / \\11 _ _",
                "slitherlink | 3..../....3/2.2../.3.../312.3"
            })
    void isSolvedOnceAllIsEntered(String game, String text) {
        Puzzle puzzle = Games.named(game).parse(text);
        List<Bits> solutions = new ArrayList<>();
        puzzle.counter().count(puzzle.start(), Bound.solutions(1), solutions::add);
        Spots spots = Spots.of(puzzle);
        List<Integer> entries = solutions.get(0).toInts().stream()
                .boxed()
                .filter(x -> !puzzle.start().isValue(x))
                .filter(x -> spots.isLine(x) || !List.of("stroke", "wash").contains(spots.kind(spots.spot(x))))
                .toList();
        assertThat(ask("state", "game", game, "puzzle", text, "entries", entries)
                        .get("solved"))
                .isEqualTo(true);
        assertThat(ask("state", "game", game, "puzzle", text, "entries", entries.subList(1, entries.size()))
                        .get("solved"))
                .isEqualTo(false);
    }

    @Test
    void hintsNoMoreThanAsked() {
        assertThat((String) ask("hint", "puzzle", PUZZLE, "strength", 1).get("text"))
                .isEqualTo("Look at cell r9c9.");
        assertThat(ask("hint", "puzzle", PUZZLE, "strength", 2).get("drawn")).isNull();
        Map<?, ?> whole = ask("hint", "puzzle", PUZZLE, "strength", 3);
        assertThat(whole.get("kind")).isEqualTo("STEP");
        assertThat(((Map<?, ?>) whole.get("step")).get("notation")).isEqualTo("naked-single ==> r9c9=8");
        assertThat(list(whole.get("drawn"))).isNotEmpty();
    }

    @Test
    void aPathIsToldAsItIsFound() {
        Map<?, ?> path = ask("path", "puzzle", PUZZLE, "rules", "any");
        assertThat(list(path.get("steps"))).hasSize(heard.size());
        assertThat(path.get("rating")).isEqualTo(2.0);
        assertThat(path.get("hardest")).isEqualTo("NP");
        Map<?, ?> scene = ask("scene", "puzzle", PUZZLE, "rules", "any", "step", 21);
        assertThat(((Map<?, ?>) scene.get("said")).get("notation")).isEqualTo("whip[1]: c2n5{r2 .} ==> r3c3≠5");
        assertThat(scene.get("roles").toString()).contains("target");
        assertThat(list(scene.get("key"))).isNotEmpty();
    }

    @Test
    void countsAndSaysWhy() {
        assertThat(ask("count", "puzzle", "...............4").get("solutions")).isEqualTo(72.0);
        assertThat(ask("why", "puzzle", "11..............").get("unique")).isEqualTo(false);
        assertThat(ask("rate", "puzzle", PUZZLE, "rules", "SFin+W").get("rating"))
                .isEqualTo(2.0);
        assertThat(list(ask("all", "puzzle", PUZZLE, "rules", "W1").get("steps")))
                .hasSizeGreaterThan(3);
    }

    @Test
    void checksAStepInNotation() {
        assertThat(ask("check", "puzzle", PUZZLE, "notation", "naked-single ==> r9c9=8")
                        .get("right"))
                .isEqualTo(true);
        Map<?, ?> wrong = ask("check", "puzzle", PUZZLE, "notation", "naked-single ==> r9c8=4");
        assertThat(wrong.get("right")).isEqualTo(false);
        assertThat((String) wrong.get("reason")).isNotEmpty();
        assertThat((String)
                        ask("check", "puzzle", PUZZLE, "notation", "rubbish").get("error"))
                .isNotEmpty();
    }

    /** Column 2 has its 5 in rows 2 and 3 only, so r3c3 is no 5: drawn as a chain of one cell, from the 5 of r2c2. */
    @Test
    void checksAStepThatWasDrawn() {
        Puzzle puzzle = Games.named("sudoku").parse(PUZZLE);
        List<?> steps = list(ask("path", "puzzle", PUZZLE, "rules", "W").get("steps"));
        List<Object> entries = new ArrayList<>();
        Map<?, ?> step = Map.of();
        for (Object each : steps) {
            step = (Map<?, ?>) each;
            if (!list(step.get("targets")).isEmpty()) {
                break;
            }
            entries.addAll(list(step.get("values")));
        }
        int five = puzzle.model().index().label("r2c2", "5").getAsInt();
        Map<?, ?> right = ask(
                "check", "puzzle", PUZZLE, "entries", entries, "targets", step.get("targets"), "chain", List.of(five));
        assertThat(right.get("reason")).isEqualTo("");
        assertThat(right.get("right")).isEqualTo(true);
        int other = puzzle.model().index().label("r2c2", "8").getAsInt();
        Map<?, ?> wrong = ask(
                "check", "puzzle", PUZZLE, "entries", entries, "targets", step.get("targets"), "chain", List.of(other));
        assertThat(wrong.get("right")).isEqualTo(false);
        assertThat((String) wrong.get("reason")).isNotEmpty();
    }

    @Test
    void findsTheFirstWrongStepOfAPastedPath() {
        String path = texts("puzzle", PUZZLE, "format", "the whole path").get("the whole path");
        Map<?, ?> right = ask("verify", "text", path);
        assertThat(right.get("error")).isNull();
        assertThat(right.get("wrong")).isNull();
        assertThat(right.get("finished")).isEqualTo(true);
        Map<?, ?> wrong = ask("verify", "text", path.replaceFirst("c3\\{r3 r8\\}", "c3{r3 r7}"));
        assertThat(wrong.get("wrong")).isEqualTo(22.0);
        assertThat((String) wrong.get("reason")).isNotEmpty();
    }

    @Test
    void knowsTheLastRightMoment() {
        Puzzle puzzle = Games.named("sudoku").parse("4..1..2.....1...");
        List<Bits> found = new ArrayList<>();
        puzzle.counter().count(puzzle.start(), Bound.solutions(1), found::add);
        int right =
                found.get(0).first() == 3 ? found.get(0).next(4) : found.get(0).first();
        int wrong = puzzle.model().index().label("r1c2", "3").getAsInt();
        List<Object> moments = List.of(
                Map.of(),
                Map.of("entries", List.of(right)),
                Map.of("entries", List.of(right, wrong)),
                Map.of("entries", List.of(wrong)));
        assertThat(ask("mistake", "puzzle", "4..1..2.....1...", "moments", moments)
                        .get("last"))
                .isEqualTo(1.0);
    }

    @Test
    void readsManyPuzzles() {
        Map<?, ?> answer = ask("many", "text", "# two\n4..1..2.....1...\n1..4..1..2..3...\n");
        assertThat(list(answer.get("puzzles"))).hasSize(2);
        assertThat((String) ask("many", "text", "x".repeat(Reading.LONGEST + 1)).get("error"))
                .contains("Maybe");
    }

    @Test
    void exportsEveryForm() {
        String puzzle = "4..1..2.....1...";
        assertThat((String) ask("export", "puzzle", puzzle, "picture", true).get("svg"))
                .startsWith("<svg");
        Map<String, String> texts = texts("puzzle", puzzle, "entries", List.of(7));
        assertThat(texts.keySet())
                .containsExactly(
                        "puzzle, one line",
                        "puzzle, drawn",
                        "puzzle, as Simon Tatham's Solo writes it",
                        "address at Simon Tatham's Solo",
                        "my entries",
                        "candidates",
                        "the whole path");
        assertThat(texts.get("candidates")).contains("!");
        assertThat(texts.get("my entries")).isNotEqualTo(texts.get("puzzle, one line"));
        assertThat(texts.get("the whole path")).isEmpty();
        assertThat(texts("puzzle", puzzle, "format", "the whole path").get("the whole path"))
                .contains("Solved by any.");
    }

    @ParameterizedTest
    @MethodSource("games")
    void readsWhatItWrites(String game) throws IOException {
        Map<?, ?> examples = (Map<?, ?>) Json.read(Files.readString(Path.of("src/main/page/examples.json")));
        String puzzle = (String) list(examples.get(game)).get(0);
        texts("game", game, "puzzle", puzzle).forEach((name, text) -> {
            if (name.startsWith("puzzle") && !name.endsWith("drawn")) {
                assertThat(Games.named(game).parse(text))
                        .as(name)
                        .isEqualTo(Games.named(game).parse(puzzle));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void hasExamplesOfEveryGameThatGrowHarder(String game) throws IOException {
        Map<?, ?> examples = (Map<?, ?>) Json.read(Files.readString(Path.of("src/main/page/examples.json")));
        List<Double> ratings = new ArrayList<>();
        for (Object puzzle : list(examples.get(game))) {
            double rating = (Double)
                    ask("rate", "game", game, "puzzle", puzzle, "rules", "W").get("rating");
            ratings.add(rating < 0 ? Double.MAX_VALUE : rating);
        }
        assertThat(ratings).hasSize(5).isSorted();
        assertThat(ratings.get(4)).isGreaterThan(ratings.get(0));
    }

    /** Small ones, and easy: what is asked of a page in a hurry. */
    @ParameterizedTest
    @CsvSource({
        "sudoku,4x4",
        "latin,4x4",
        "pandiagonal,5x5",
        "map,8",
        "futoshiki,4x4",
        "futoshiki-strict,4x4",
        "hidato,4x4",
        "numbrix,4x4",
        "kakuro,4x4",
        "slitherlink,4x4"
    })
    void makesWhatNbnMakes(String game, String size) {
        Map<?, ?> made = ask("generate", "game", game, "size", size, "rating", "0..4", "seed", "7");
        assertThat(made.get("error")).isNull();
        Order order = Order.parse(Games.named(game), Map.of("size", size, "rating", "0..4", "seed", "7"));
        Method method = order.method(List.of());
        long attempt = 0;
        List<Made> first = method.attempt(attempt);
        while (first.isEmpty()) {
            first = method.attempt(++attempt);
        }
        assertThat(made.get("text")).isEqualTo(first.get(0).puzzle().text());
        assertThat((Double) made.get("rating")).isBetween(0.0, 4.0);
        assertThat(made.get("attempts")).isEqualTo(attempt + 1.0);
        assertThat(heard).hasSize((int) attempt);
        assertThat((String) made.get("command"))
                .isEqualTo("nbn generate --game " + game + " --rating 0..4 --seed 7 --size " + size);
    }

    @Test
    void saysWhatCantBeMade() {
        assertThat((String) ask("generate", "size", "x").get("error")).contains("Maybe");
        assertThat((String) ask("generate", "rating", "7..3").get("error")).contains("Maybe");
        assertThat((String) ask("generate", "seed", "<b>").get("error")).contains("Maybe");
        assertThat((String) ask("generate", "game", "chess").get("error")).contains("Maybe");
    }

    @Test
    void ratesManyAtOnceAndSaysWhichIsNone() {
        Map<?, ?> answer = ask("rate", "game", "sudoku", "rules", "W", "puzzles", List.of(PUZZLE, "12", PUZZLE));
        assertThat(list(answer.get("ratings")).get(0))
                .isEqualTo(ask("rate", "puzzle", PUZZLE, "rules", "W").get("rating"));
        assertThat(list(answer.get("ratings")).get(1).toString()).contains("Maybe");
        assertThat(list(answer.get("ratings")).get(2))
                .isEqualTo(list(answer.get("ratings")).get(0));
    }
}
