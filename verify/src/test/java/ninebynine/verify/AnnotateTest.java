package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tables of others keep what they have and get what we know. */
class AnnotateTest {
    private static final String EASY =
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";
    private static final String SOLUTION =
            "763921845152478639489536271314857962875269314296143587648795123921384756537612498";
    private static final String HARD =
            "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

    @TempDir
    private Path folder;

    private Path csv = Path.of("");

    @BeforeEach
    void write() throws IOException {
        csv = Files.writeString(
                folder.resolve("in.csv"),
                "source,question,answer,rating\n"
                        + "\"one, \"\"two\"\"\"," + EASY + "," + SOLUTION + ",3\n"
                        + "b," + EASY + "," + SOLUTION.replace('1', '2') + ",3\n"
                        + "c," + HARD + ",,7\n"
                        + "d,no puzzle,,\n");
    }

    private List<JsonNode> told(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .map(line -> JsonMapper.shared().readTree(line))
                .toList();
    }

    @Test
    void everyColumnStaysAndOursIsAdded() throws IOException {
        Path out = folder.resolve("out.jsonl");
        CommandRun run = CommandRun.nbn(
                "annotate",
                "--rules",
                "S2",
                "--ratings",
                "W1",
                "--depth",
                "--steps",
                "--wrong",
                "-o",
                out.toString(),
                csv.toString());
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        List<JsonNode> rows = told(out);
        assertThat(rows).hasSize(4);
        JsonNode first = rows.get(0);
        assertThat(first.get("source").asString()).isEqualTo("one, \"two\"");
        assertThat(first.get("rating").asString()).isEqualTo("3");
        JsonNode ours = first.get("nbn");
        assertThat(ours.get("solution").asString()).isEqualTo(SOLUTION);
        assertThat(ours.get("answer_right").asBoolean()).isTrue();
        assertThat(ours.get("rating").asInt()).isEqualTo(2);
        assertThat(ours.get("ratings").toString()).isEqualTo("{\"S2\":2}");
        assertThat(ours.get("depth").asInt()).isEqualTo(1);
        assertThat(ours.get("steps").get(0).get("notation").asString()).isEqualTo("naked-single ==> r9c9=8");
        assertThat(ours.get("wrong_steps").get(0).get("reason").asString()).isNotBlank();
        assertThat(rows.get(1).get("nbn").get("answer_right").asBoolean()).isFalse();
        JsonNode hard = rows.get(2).get("nbn");
        assertThat(hard.get("outcome").asString()).isEqualTo("stuck");
        assertThat(hard.get("rating").isNull()).isTrue();
        assertThat(rows.get(3).get("nbn").get("problem").asString()).contains("Maybe");
    }

    @Test
    void itGoesOnAfterTheLastWholeRow() throws IOException {
        Path whole = folder.resolve("whole.jsonl");
        Path cut = folder.resolve("cut.jsonl");
        CommandRun.nbn("annotate", "--rules", "W1", "-o", whole.toString(), csv.toString());
        byte[] bytes = Files.readAllBytes(whole);
        Files.write(cut, Arrays.copyOf(bytes, bytes.length / 2));
        assertThat(CommandRun.nbn("annotate", "--rules", "W1", "-o", cut.toString(), csv.toString())
                        .err())
                .contains("is there already", "--resume");
        CommandRun.nbn("annotate", "--rules", "W1", "--resume", "--threads", "2", "-o", cut.toString(), csv.toString());
        assertThat(cut).hasSameBinaryContentAs(whole);
    }

    @Test
    void whatItWritesItReads() throws IOException {
        Path once = folder.resolve("once.jsonl");
        Path twice = folder.resolve("twice.jsonl");
        CommandRun.nbn("annotate", "--rules", "W1", "-o", once.toString(), csv.toString());
        CommandRun.nbn("annotate", "--rules", "W1", "-o", twice.toString(), once.toString());
        assertThat(twice).hasSameBinaryContentAs(once);
    }

    @Test
    void whatIsNoTableSaysSo() throws IOException {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), "123\n456\n");
        CommandRun run = CommandRun.nbn("annotate", "-o", folder.resolve("x").toString(), file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("is no table");
    }
}
