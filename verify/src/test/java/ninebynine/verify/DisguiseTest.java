package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import ninebynine.games.Games;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.search.Bound;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a file of puzzles has in common is not in a dataset made of it. */
class DisguiseTest {
    private static final int PUZZLES = Scale.of(750);

    @TempDir
    private Path folder;

    /** Puzzles whose solutions all begin with 123456789456789123, as those of some collections do. */
    private Path normalised() throws IOException {
        Random random = new Random(19);
        List<String> lines = new ArrayList<>();
        while (lines.size() < PUZZLES) {
            lines.add(normalised(Puzzles.disguised(random)));
        }
        return Files.write(folder.resolve("puzzles.txt"), lines);
    }

    private static String normalised(SudokuPuzzle puzzle) {
        List<Bits> solutions = new ArrayList<>();
        puzzle.counter().count(puzzle.start(), new Bound(1, Long.MAX_VALUE), solutions::add);
        String solution = puzzle.text(State.solved(puzzle.model(), solutions.get(0)));
        return puzzle.text()
                .chars()
                .mapToObj(ch -> ch == '.' ? "." : Integer.toString(solution.indexOf(ch) + 1))
                .collect(Collectors.joining());
    }

    private List<JsonNode> rows(String name, String... more) throws IOException {
        Path out = folder.resolve(name);
        List<String> command =
                new ArrayList<>(List.of("dataset", "--view", "puzzles", "--compression", "none", "-o", out.toString()));
        command.addAll(List.of(more));
        CommandRun run = CommandRun.nbn(command.toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isZero();
        List<JsonNode> rows = new ArrayList<>();
        try (var files = Files.list(out.resolve("puzzles"))) {
            for (Path file : files.sorted().toList()) {
                Files.readAllLines(file, StandardCharsets.UTF_8)
                        .forEach(line -> rows.add(JsonMapper.shared().readTree(line)));
            }
        }
        return rows;
    }

    /** With 8 degrees of freedom a cell is above 40 once in 300,000 times. */
    @Test
    void noCellOfASolutionIsPredictableFromItsPlace() throws IOException {
        String file = normalised().toString();
        List<JsonNode> rows = rows("disguised", "--rules", "W1", file);
        int[][] counts = new int[81][10];
        for (JsonNode row : rows) {
            String solution = row.get("solution").asString();
            for (int i = 0; i < 81; i++) {
                counts[i][solution.charAt(i) - '0']++;
            }
        }
        double expected = rows.size() / 9.0;
        for (int[] cell : counts) {
            double chi = 0;
            for (int digit = 1; digit <= 9; digit++) {
                chi += (cell[digit] - expected) * (cell[digit] - expected) / expected;
            }
            assertThat(chi).isLessThan(40);
        }
        assertThat(Files.readString(folder.resolve("disguised/README.md")))
                .contains("in disguise")
                .doesNotContain("Warning");
    }

    @Test
    void asTheyAreTheCardWarns() throws IOException {
        rows("as-is", "--as-is", "--rules", "W1", normalised().toString());
        assertThat(Files.readString(folder.resolve("as-is/README.md")))
                .contains("no symmetry was applied", "**Warning.** The solutions of sudoku 9x9 share cells: ");
    }

    @Test
    void imagesOfAPuzzleDifferAndStayInItsOrbitAndSplit() throws IOException {
        List<JsonNode> rows = rows(
                "augmented",
                "--rules",
                "W1",
                "--augment",
                "3",
                "--split",
                "train=0.5,test=0.5",
                "--shard-size",
                "7",
                normalised().toString());
        assertThat(rows).hasSize(3 * PUZZLES);
        Map<String, String> splits = new HashMap<>();
        Set<String> texts = new HashSet<>();
        for (JsonNode row : rows) {
            String orbit = row.get("orbit").asString();
            String split = row.get("split").asString();
            assertThat(splits.getOrDefault(orbit, split)).isEqualTo(split);
            splits.put(orbit, split);
            texts.add(row.get("puzzle").asString());
        }
        assertThat(texts).hasSameSizeAs(rows);
        assertThat(rows.get(0).get("id").asString()).matches("puzzles:\\d+\\.[123]");
        CommandRun verified = CommandRun.nbn(
                "verify", folder.resolve("augmented/puzzles/train-00000.jsonl").toString());
        assertThat(verified.code()).as(verified.out() + verified.err()).isZero();
    }

    /** A game of few symmetries gives as many images as it has. */
    @Test
    void wherePuzzlesHaveFewImagesThoseAreTaken() throws IOException {
        Path file = Files.writeString(folder.resolve("loops.txt"), "3.2/.../2.3\n");
        List<JsonNode> rows =
                rows("loops", "--game", "slitherlink", "--rules", "W1", "--augment", "9", file.toString());
        assertThat(rows.stream().map(row -> row.get("puzzle").asString()))
                .containsExactlyInAnyOrder("3.2/.../2.3", "2.3/.../3.2");
        assertThat(Games.named("slitherlink").parse("2.3/.../3.2").canonical())
                .isEqualTo(rows.get(0).get("canonical").asString());
    }
}
