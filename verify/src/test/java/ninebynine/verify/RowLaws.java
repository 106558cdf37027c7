package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import ninebynine.check.Verified;
import ninebynine.data.JsonRow;
import ninebynine.data.Origin;
import ninebynine.data.TracesToCheck;
import ninebynine.data.Tracing;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is written as rows, in any game, theory, view and format, is right in the eyes of the checker. */
class RowLaws {
    private static final int CASES = Integer.getInteger("laws.rows", 10);

    private static final List<String> THEORIES = List.of(
            "BRT",
            "W1",
            "TE1",
            "TE2",
            "FTE2",
            "FTE3",
            "FTE4",
            "FTE2(W1)",
            "DFS",
            "DFS(W1)",
            "LW[4]+W[4]",
            "tW[4]+tWb[4]");

    /** The rules that take part only where they are named. */
    private static final Map<String, List<String>> OPTIONAL = Map.of(
            "kakuro", List.of("W[3]+with-SurfaceSum+with-Cut", "FTE2(W1+with-Cut)"),
            "slitherlink", List.of("W[3]+with-LoopBraid", "W1+with-ExtendedLoop+with-LastLine"));

    @TempDir
    private Path folder;

    static List<String> games() {
        return Stream.concat(
                        Stream.of("sudoku"),
                        Judges.ALL.stream().map(judge -> judge.game().name()))
                .distinct()
                .toList();
    }

    static Puzzle puzzle(String game, int seed) {
        Random random = new Random(new SplittableRandom(seed).nextLong());
        List<Judge> judges = Judges.ALL.stream()
                .filter(judge -> judge.game().name().equals(game))
                .toList();
        return judges.isEmpty()
                ? Puzzles.any(random)
                : judges.get(seed % judges.size()).puzzle(random);
    }

    private static List<String> theories(String game) {
        List<String> all = new ArrayList<>(THEORIES);
        all.addAll(OPTIONAL.getOrDefault(game, List.of()));
        Judges.ALL.stream()
                .filter(judge -> judge.game().name().equals(game))
                .findFirst()
                .ifPresentOrElse(
                        judge -> all.addAll(judge.theories()), () -> all.addAll(List.of("human", "gB[4]", "FgB[4]")));
        return all;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTraceIsRight(String game) throws IOException {
        List<String> theories = theories(game);
        long traces = 0;
        for (int seed = 0; seed < Scale.few(CASES); seed++) {
            Puzzle puzzle = puzzle(game, seed);
            for (String theory : theories) {
                String line = JsonRow.line(new Tracing(Theory.parse(theory), List.of(Theory.parse("W1")))
                        .trace(puzzle, Origin.of(puzzle, "seed:" + seed, "law"))
                        .row());
                traces++;
                for (Verified verified : verified(Games.named(game), line)) {
                    assertThat(verified.findings())
                            .as("%s, seed %d, %s, '%s'", game, seed, theory, puzzle.text())
                            .isEmpty();
                }
            }
        }
        if (Boolean.getBoolean("laws.told")) {
            System.out.println(game + ": " + traces + " traces");
        }
    }

    private static List<Verified> verified(Game game, String lines) throws IOException {
        List<Verified> all = new ArrayList<>();
        try (TracesToCheck traces = TracesToCheck.of(
                new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                "the law",
                new TracesToCheck.Settings(game, null, false, true))) {
            traces.forEachRemaining(item -> all.add(item.check().get()));
        }
        assertThat(all).hasSize((int) lines.lines().count());
        return all;
    }

    /** Every view and format of a dataset, by the commands. */
    @Tag("full")
    @ParameterizedTest
    @MethodSource("games")
    void everyFileOfADatasetIsRight(String game) throws IOException {
        List<String> theories = theories(game);
        List<String> puzzles = new ArrayList<>();
        for (int seed = 1000; puzzles.size() < Scale.of(CASES); seed++) {
            puzzles.add(puzzle(game, seed).text());
        }
        Path file = Files.writeString(folder.resolve("puzzles.txt"), String.join("\n", puzzles) + "\n");
        for (String theory : List.of(theories.get(theories.size() - 1), "DFS", "FTE3")) {
            Path out = folder.resolve("set-" + theory.hashCode());
            CommandRun made = nbn(
                    "dataset",
                    "--game",
                    game,
                    "--rules",
                    theory,
                    "--format",
                    "jsonl,parquet",
                    "--view",
                    "steps,puzzles,prm,chat,hint,preference,qa",
                    "--ratings",
                    "W1",
                    "-o",
                    out.toString(),
                    file.toString());
            assertThat(made.code()).as(made.err()).isLessThan(2);
            try (Stream<Path> files = Files.walk(out)) {
                for (Path each : files.filter(path -> path.toString().matches(".*(jsonl\\.zst|parquet)"))
                        .sorted()
                        .toList()) {
                    CommandRun run = nbn("verify", "--ratings", each.toString());
                    assertThat(run.out() + run.err()).as(theory + " " + each).contains("all right");
                    assertThat(run.code()).as(run.err()).isZero();
                }
            }
        }
    }

    @Test
    void whatSolveWritesWithItsOptionsIsRight() throws IOException {
        String puzzle = "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";
        for (String options : List.of(
                "--rules W --prefer S3,BC",
                "--rules SFin+Z+W --focus n5r1c2,n1r5c3",
                "--rules W --max-length 3",
                "--rules W1 --eliminate n5r3c3",
                "--rules BRT --eliminate n5r3c3,n1r5c3",
                "--rules W --ascii",
                "--rules TyW(rc)[4]")) {
            String[] words = ("solve --format json " + options + " " + puzzle).split(" ", -1);
            Path file = Files.writeString(folder.resolve("row"), nbn(words).out());
            CommandRun run = nbn("verify", file.toString());
            assertThat(run.out() + run.err()).as(options).contains("1 trace, ", "all right");
            assertThat(run.code()).isZero();
        }
    }
}
