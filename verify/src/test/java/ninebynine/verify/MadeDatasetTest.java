package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Datasets of puzzles that are made: the same however they were made, no orbit twice, walks in one split. */
class MadeDatasetTest {
    private static final String WALKS = "generate:sudoku?method=vicinity&rating=4..&per-attempt=3&count=12";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    private Path folder;

    private CommandRun make(String name, String... more) {
        List<String> command = new ArrayList<>(List.of(
                "dataset",
                "--view",
                "puzzles",
                "--compression",
                "none",
                "--split",
                "train=0.5,test=0.5",
                "--shard-size",
                "8",
                "-o",
                folder.resolve(name).toString()));
        command.addAll(List.of(more));
        return CommandRun.nbn(command.toArray(String[]::new));
    }

    private Map<String, String> content(String name) throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder.resolve(name))) {
            files.filter(Files::isRegularFile)
                    .forEach(file ->
                            content.put(folder.resolve(name).relativize(file).toString(), text(file)));
        }
        return content;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<JsonNode> rows(String name) throws IOException {
        List<JsonNode> rows = new ArrayList<>();
        content(name).forEach((file, text) -> {
            if (file.startsWith("puzzles")) {
                text.lines().forEach(line -> rows.add(JSON.readTree(line)));
            }
        });
        return rows;
    }

    @Test
    void theSameWithAnyNumberOfThreadsAndAfterAnyStop() throws IOException {
        String[] sources = {
            "--augment", "3", "generate:futoshiki?size=4x4&count=12", "generate:sudoku?size=4x4&count=12", WALKS
        };
        assertThat(make("one", sources).code()).isZero();
        List<String> two = new ArrayList<>(List.of("--threads", "2"));
        two.addAll(List.of(sources));
        assertThat(make("two", two.toArray(String[]::new)).code()).isZero();
        Map<String, String> whole = content("one");
        assertThat(content("two")).isEqualTo(whole);

        Path journal = folder.resolve("two/journal.jsonl");
        List<String> lines = Files.readAllLines(journal);
        Files.delete(folder.resolve("two/manifest.json"));
        int kept = lines.size() / 2;
        Files.writeString(journal, String.join("\n", lines.subList(0, kept)) + "\n");
        for (int shard = kept - 1; shard < lines.size() - 1; shard++) {
            for (String split : List.of("train", "test")) {
                Files.deleteIfExists(folder.resolve(String.format("two/puzzles/%s-%05d.jsonl", split, shard)));
            }
        }
        two.add("--resume");
        assertThat(make("two", two.toArray(String[]::new)).code()).isZero();
        assertThat(content("two")).isEqualTo(whole);

        Files.writeString(folder.resolve("two/puzzles/train-00001.jsonl"), "damaged");
        Files.delete(folder.resolve("two/manifest.json"));
        CommandRun mended = make("two", two.toArray(String[]::new));
        assertThat(mended.err()).contains("Shard 1 is damaged and is made again.");
        assertThat(content("two")).isEqualTo(whole);
    }

    @Test
    void noOrbitComesTwiceAndSomebodySeesThatThereAreNoMore() throws IOException {
        CommandRun run = make("small", "--rules", "BRT", "generate:sudoku?size=4x4&count=400");
        assertThat(run.err()).contains("puzzles were the same as others but for symmetry, and left out.");
        List<String> orbits =
                rows("small").stream().map(row -> row.get("orbit").asString()).toList();
        assertThat(orbits).doesNotHaveDuplicates().hasSizeBetween(20, 399);
    }

    @Test
    void whatOneWalkMadeFallsIntoOneSplit() throws IOException {
        assertThat(make("walks", WALKS).code()).isZero();
        Map<String, String> splits = new HashMap<>();
        for (JsonNode row : rows("walks")) {
            String id = row.get("id").asString();
            int number = Integer.parseInt(id.substring(id.indexOf(':') + 1));
            String split = row.get("split").asString();
            assertThat(splits.computeIfAbsent("walk " + (number - 1) / 3, walk -> split))
                    .isEqualTo(split);
        }
        assertThat(splits).hasSize(4);
        assertThat(splits.values()).contains("train", "test");
        assertThat(content("walks").get("README.md")).contains("method vicinity, seed 0", "No orbit comes twice.");
    }

    @Test
    void theCardHasTheWeightsOfControlledBias() throws IOException {
        assertThat(make("bias", "--rules", "BRT", "generate:sudoku?method=controlled-bias&count=1")
                        .code())
                .isZero();
        assertThat(content("bias").get("README.md")).contains("| clues | weight |");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "generate:sudoku|would never end. Maybe with count=1000",
                "generate:chess?count=1|There is no game 'chess'",
                "generate:sudoku?count=none|count 'none' is no whole number from 1 on",
                "generate:sudoku?raiting=3&count=1|Maybe 'rating'",
                "generate:sudoku?rating&count=1|'rating' says nothing of puzzles. Maybe rating=5..7",
                "generate:sudoku?method=from&count=1|there are no puzzles to begin with"
            })
    void whatCannotBeMadeIsSaidAtOnce(String source, String said) {
        CommandRun run = make("bad", source);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(said);
    }
}
