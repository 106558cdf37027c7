package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.data.Origin;
import ninebynine.data.TheoryRatings;
import ninebynine.data.Tracing;
import ninebynine.game.Puzzle;
import ninebynine.games.sudoku.Boxes;
import ninebynine.io.SolutionCounts;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Decided;
import ninebynine.search.DepthFirst;
import ninebynine.search.LaneCounts;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is counted or rated of many puzzles together is what is counted or rated of each by itself, in every game. */
class TogetherLaws {
    private static final int PUZZLES = Scale.of(400);
    /** So many different puzzles in a file, each so many times that lanes are worth it. */
    private static final int DIFFERENT = 6;

    private static final int TIMES = 10;
    private static final List<Boxes> BOXES =
            List.of(new Boxes(2, 2), new Boxes(2, 3), new Boxes(2, 5), new Boxes(4, 4), new Boxes(3, 3));

    @TempDir
    private Path folder;

    static List<String> games() {
        return Stream.concat(
                        BOXES.stream().map(boxes -> "sudoku " + boxes),
                        IntStream.range(0, Judges.ALL.size())
                                .mapToObj(i -> Judges.ALL.get(i).game().name() + " " + i))
                .toList();
    }

    /** Puzzles with one solution, with several and with none. */
    private static List<Puzzle> puzzles(String game, int count) {
        return IntStream.range(0, count)
                .mapToObj(seed -> puzzle(game, new Random(new SplittableRandom(seed).nextLong())))
                .toList();
    }

    private static Puzzle puzzle(String game, Random random) {
        return BOXES.stream()
                .filter(boxes -> game.equals("sudoku " + boxes))
                .<Puzzle>map(boxes -> Puzzles.any(boxes, random))
                .findFirst()
                .orElseGet(() ->
                        Judges.ALL.get(Integer.parseInt(game.split(" ", -1)[1])).puzzle(random));
    }

    /** A 16x16 grid takes as long as ten of the others. */
    private static int few(String game, int count) {
        return game.contains(new Boxes(4, 4).toString()) ? (count + 9) / 10 : count;
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatLanesDecideASearchFinds(String game) {
        int[] kinds = new int[3];
        puzzles(game, few(game, PUZZLES)).stream()
                .collect(Collectors.groupingBy(Puzzle::model))
                .forEach((model, same) -> {
                    List<Optional<Decided>> decided = new LaneCounts(model)
                            .of(same.stream().map(Puzzle::start).toList());
                    for (int i = 0; i < same.size(); i++) {
                        kinds[kind(decided.get(i))]++;
                        if (decided.get(i).isPresent()) {
                            agree(same.get(i), decided.get(i).get());
                        }
                    }
                });
        assertThat(IntStream.of(kinds).sum()).isEqualTo(few(game, PUZZLES));
        assertThat(kinds[0] + kinds[1]).as("solved, or shown to be impossible").isPositive();
    }

    private static int kind(Optional<Decided> decided) {
        return decided.map(known -> known.solution() != null ? 0 : 1).orElse(2);
    }

    private static void agree(Puzzle puzzle, Decided decided) {
        for (long limit : new long[] {1, 2, 5}) {
            List<Bits> known = new ArrayList<>();
            List<Bits> searched = new ArrayList<>();
            Count count = decided.count(Bound.solutions(limit), known::add);
            assertThat(count)
                    .as(puzzle.text())
                    .isEqualTo(new DepthFirst(puzzle.model())
                            .count(puzzle.start(), Bound.solutions(limit), searched::add));
            assertThat(known).as(puzzle.text()).isEqualTo(searched);
        }
    }

    /** What has a faster counter of its own is counted by that. */
    @Test
    void onlyWhatIsSearchedForLongGoesThroughLanes() {
        assertThat(new SolutionCounts()
                        .decided(Collections.nCopies(20, puzzle("sudoku " + new Boxes(3, 3), new Random(1)))))
                .hasSize(20)
                .allMatch(Optional::isEmpty);
        assertThat(new SolutionCounts().decided(Collections.nCopies(20, full())))
                .hasSize(20)
                .allMatch(Optional::isPresent);
        assertThat(new SolutionCounts().decided(Collections.nCopies(7, full())))
                .hasSize(7)
                .allMatch(Optional::isEmpty);
    }

    private static Puzzle full() {
        return Puzzles.full(new Boxes(2, 3), new Random(1));
    }

    /** In a file, where puzzles are counted together, and each alone in the command: also a line that is no puzzle, and all solutions in their order. */
    @ParameterizedTest
    @MethodSource("games")
    void aFileIsCountedAsItsPuzzlesAre(String game) throws IOException {
        String name = game.split(" ", -1)[0];
        List<String> texts = puzzles(game, few(game, 30)).stream()
                .map(Puzzle::text)
                .filter(text -> !text.contains("\n"))
                .distinct()
                .limit(DIFFERENT)
                .toList();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            lines.addAll(texts);
        }
        lines.add(7, "no puzzle at all");
        Path file = Files.write(folder.resolve("puzzles.txt"), lines);
        for (List<String> options : List.of(
                List.<String>of(),
                List.of("--limit", "1"),
                List.of("--limit", "5", "--solutions"),
                List.of("--limit", "1", "--solutions", "--threads", "3", "--time-limit", "600"))) {
            Map<String, String> alone = new TreeMap<>();
            texts.forEach(text -> alone.put(text, count(name, text, options).out()));
            CommandRun together = count(name, file.toString(), options);
            assertThat(together.out())
                    .isEqualTo(lines.stream()
                            .map(line -> alone.getOrDefault(line, ""))
                            .collect(Collectors.joining()));
            assertThat(together.err()).contains("line 8:").hasLineCount(1);
            assertThat(together.code()).isEqualTo(2);
        }
    }

    private static CommandRun count(String game, String source, List<String> options) {
        List<String> command = new ArrayList<>(List.of("count", "--game", game, source));
        command.addAll(options);
        return nbn(command.toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("games")
    void furtherRatingsAreThoseOfEachAlone(String game) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Puzzle puzzle : puzzles(game, few(game, Scale.of(40)))) {
            puzzles.addAll(Collections.nCopies(9, puzzle));
        }
        Theory path = Theory.parse("BRT");
        Tracing tracing = new Tracing(path, List.of(path, Theory.parse("W1"), Theory.parse("S2+W[3]")));
        List<TheoryRatings.Begun> begun = tracing.begin(puzzles);
        for (int i = 0; i < puzzles.size(); i += 9) {
            Puzzle puzzle = puzzles.get(i);
            Origin origin = Origin.of(puzzle, "it", "");
            assertThat(tracing.trace(puzzle, origin, begun.get(i)).row())
                    .isEqualTo(tracing.trace(puzzle, origin).row());
        }
    }

    /** Also those of copies, and of rows that assume one solution, by several threads; a line that is no puzzle is said once. */
    @Test
    void aDatasetHasTheRatingsOfEachAlone() throws IOException {
        List<String> lines = puzzles("sudoku " + new Boxes(2, 3), 60).stream()
                .map(Puzzle::text)
                .collect(Collectors.toCollection(ArrayList::new));
        lines.add(7, "no puzzle at all");
        Path file = Files.write(folder.resolve("puzzles.txt"), lines);
        Tracing tracing =
                new Tracing(Theory.parse("W1"), List.of(Theory.parse("S2"), Theory.parse("U+W[3]"), Theory.parse("B")));
        for (String threads : List.of("1", "3")) {
            Path made = folder.resolve("made" + threads);
            CommandRun run = nbn(
                    "dataset",
                    "--view",
                    "puzzles",
                    "--compression",
                    "none",
                    "--rules",
                    "W1",
                    "--ratings",
                    "S2,U+W[3],B",
                    "--split",
                    "train=1",
                    "--augment",
                    "2",
                    "--threads",
                    threads,
                    "-o",
                    made.toString(),
                    file.toString());
            assertThat(run.err()).contains("line 8:");
            List<JsonNode> rows = rows(made);
            assertThat(rows).hasSizeGreaterThan(100);
            for (JsonNode row : rows) {
                Puzzle puzzle = Puzzles.SUDOKU.parse(row.get("puzzle").asString());
                Map<String, Integer> alone =
                        tracing.trace(puzzle, Origin.of(puzzle, "it", "")).row().ratings();
                Map<String, Integer> told = new TreeMap<>();
                row.get("ratings")
                        .properties()
                        .forEach(of -> told.put(of.getKey(), of.getValue().asInt()));
                assertThat(told).as(puzzle.text()).isEqualTo(alone);
            }
        }
    }

    private static List<JsonNode> rows(Path made) throws IOException {
        try (Stream<Path> files = Files.walk(made)) {
            return files.filter(file -> file.getFileName().toString().matches("train.*[.]jsonl"))
                    .sorted()
                    .flatMap(TogetherLaws::lines)
                    .map(JsonMapper.shared()::readTree)
                    .toList();
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
