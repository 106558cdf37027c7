package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games of {@code examples}, which are not ours: compiled against our classes, brought by a jar, and at home in every command. */
@Execution(ExecutionMode.SAME_THREAD)
class OutsideGamesIT {
    @TempDir
    private static Path folder;

    private static Path jar = Path.of("");

    record Example(String game, String rating, String puzzle) {}

    static List<Example> puzzles() throws IOException {
        try (Stream<String> lines = Files.lines(ExampleGames.ROOT.resolve("puzzles/puzzles.tsv"))) {
            return lines.map(line -> line.split("\t", -1))
                    .map(cells -> new Example(cells[0], cells[1], cells[2]))
                    .toList();
        }
    }

    @BeforeAll
    static void build() throws IOException {
        jar = ExampleGames.jar(folder);
    }

    private static CommandRun nbn(String... args) {
        return CommandRun.nbn(Stream.concat(Stream.of("--plugin", jar.toString()), Stream.of(args))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void eachIsRatedCountedDrawnAndVerified(Example example) throws IOException {
        assertThat(nbn("count", "--game", example.game(), example.puzzle()).out())
                .startsWith("1\t");
        assertThat(nbn("rate", "--rules", "W", "--game", example.game(), example.puzzle())
                        .out())
                .isEqualTo(example.rating() + "\t" + example.puzzle() + "\n");
        for (String format : List.of("text", "json")) {
            Path trace = folder.resolve("trace." + format);
            CommandRun solved =
                    nbn("solve", "--rules", "W", "--format", format, "--game", example.game(), example.puzzle());
            assertThat(solved.code()).isZero();
            Files.writeString(trace, solved.out());
            CommandRun verified = nbn("verify", "--game", example.game(), trace.toString());
            assertThat(verified.err()).contains("all right");
            assertThat(verified.code()).isZero();
        }
        Path picture = folder.resolve("picture.svg");
        assertThat(nbn("render", "--game", example.game(), "-o", picture.toString(), example.puzzle())
                        .code())
                .isZero();
        assertThat(Files.readString(picture)).contains("</svg>");
    }

    @Test
    void allOfThemAreListed() throws IOException {
        Set<String> names = puzzles().stream().map(Example::game).collect(Collectors.toSet());
        assertThat(nbn("games").out()).contains(names);
    }

    private static final String PAIRED =
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";

    /** In every theory that names it, with its card, its sentences and all rows, which verify where the jar is. */
    @Test
    void aRuleFromOutsideIsAtHomeToo() throws IOException {
        assertThat(nbn("rules").out()).contains("with-Pairs");
        assertThat(nbn("rules", "Pairs").out()).startsWith("# Pairs — pair");
        assertThat(nbn("rules", "--theory", "W1+with-Pairs").out()).contains("2        Pairs");
        assertThat(nbn("solve", "--explain", "--rules", "human+with-Pairs", PAIRED)
                        .out())
                .contains("pair: r3c3, r8c3 ==> r5c3≠1")
                .contains("Cell r3c3 and cell r8c3 have the same two candidates between them, so r5c3 is not 1.");
        for (String format : List.of("text", "json")) {
            Path trace = folder.resolve("paired." + format);
            String told = nbn("solve", "--format", format, "--rules", "human+with-Pairs", PAIRED)
                    .out();
            Files.writeString(trace, told);
            assertThat(nbn("verify", trace.toString()).err()).contains("all right");
            Files.writeString(trace, told.replace("r5c3≠1", "r5c3≠5"));
            assertThat(nbn("verify", trace.toString()).code()).isEqualTo(1);
            CommandRun without = CommandRun.nbn("verify", trace.toString());
            assertThat(without.code()).isNotZero();
            assertThat(without.err() + without.out())
                    .containsAnyOf("This game has no rule 'Pairs'", "No rule is written 'pair: r3c3, r8c3'");
        }
        Path rows = folder.resolve("paired-rows");
        Path puzzles = Files.writeString(folder.resolve("paired.txt"), PAIRED);
        String views = "steps,puzzles,chat,prm,hint,preference,qa";
        CommandRun written = nbn(
                "dataset",
                "--rules",
                "human+with-Pairs",
                "--view",
                views,
                "--format",
                "jsonl",
                "--as-is",
                "-o",
                rows.toString(),
                puzzles.toString());
        assertThat(written.code()).as(written.err()).isZero();
        assertThat(nbn("verify", rows.toString()).err()).contains("all right");
    }

    @Test
    void shellsCompleteGamesFromOutside() {
        assertThat(nbn("completion", "bash").out()).contains("xsudoku");
    }

    @Test
    void aJarThatIsNotThereIsSaid() {
        CommandRun run = CommandRun.nbn("--plugin", "no.jar", "games");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("There is no file 'no.jar'");
    }

    static List<String> games() throws IOException {
        return puzzles().stream().map(Example::game).distinct().toList();
    }

    /** New puzzles of each, their datasets of every view, and what the checker says of these. */
    @Tag("full")
    @ParameterizedTest
    @MethodSource("games")
    void eachMakesPuzzlesAndDatasetsThatVerify(String game) throws IOException {
        Path made = folder.resolve(game + ".txt");
        CommandRun run = nbn("generate", "--game", game, "--rules", "W", "--seed", "7", "--count", "2");
        assertThat(run.code()).as(run.err()).isZero();
        Files.writeString(made, run.out());
        Path rows = folder.resolve(game + "-rows");
        CommandRun written = nbn(
                "dataset",
                "--view",
                "steps,puzzles,chat,prm,hint,preference,qa",
                "--format",
                "jsonl,parquet",
                "--ratings",
                "B",
                "-o",
                rows.toString(),
                game + ":" + made);
        assertThat(written.code()).as(written.err()).isZero();
        CommandRun verified = nbn("verify", rows.toString());
        assertThat(verified.err()).contains("all right");
        assertThat(verified.code()).as(verified.err() + verified.out()).isZero();
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("games")
    void eachExplainsHintsAndDrawsAStep(String game) throws IOException {
        String puzzle = puzzles().stream()
                .filter(each -> each.game().equals(game))
                .findFirst()
                .orElseThrow()
                .puzzle();
        assertThat(nbn("solve", "--explain", "--game", game, puzzle).code()).isZero();
        assertThat(nbn("hint", "--game", game, puzzle).code()).isZero();
        assertThat(nbn("steps", "--list", "--game", game, puzzle).code()).isZero();
        assertThat(nbn("canonical", "--game", game, puzzle).code()).isZero();
        assertThat(nbn("rules", "--game", game).code()).isZero();
    }

    /** Choco, which reads the text by itself, has the same solutions, and no step of subsets, whips or braids takes one away. */
    @Tag("full")
    @ParameterizedTest
    @MethodSource("games")
    void noStepTakesASolutionAway(String name) throws IOException {
        Game game = ExampleGames.games(jar).game(name);
        List<String> texts = new ArrayList<>();
        puzzles().stream().filter(each -> each.game().equals(name)).forEach(each -> texts.add(each.puzzle()));
        int count = Scale.of(5);
        CommandRun made = nbn("generate", "--game", name, "--seed", "3", "--count", String.valueOf(count));
        made.out().lines().forEach(texts::add);
        assertThat(texts).hasSizeGreaterThanOrEqualTo(count);
        for (String text : texts) {
            List<int[]> solutions = ExampleJudge.solutions(name, text, 2);
            assertThat(solutions).as(text).hasSize(1);
            Puzzle puzzle = game.parse(text);
            for (String theory : List.of("SFin+W[5]", "B[4]")) {
                Trace trace = new Resolver(Theory.parse(theory).precedence(puzzle.model())).trace(puzzle.start());
                int[] solution = solutions.get(0);
                int n = (int) Math.sqrt(solution.length);
                for (int cell = 0; cell < solution.length; cell++) {
                    assertThat(trace.end().isCandidate(cell * n + solution[cell] - 1))
                            .as("%s %s cell %s", text, theory, cell)
                            .isTrue();
                }
            }
        }
    }
}
