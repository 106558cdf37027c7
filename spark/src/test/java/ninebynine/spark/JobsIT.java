package ninebynine.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.cli.Nbn;
import ninebynine.data.ChatRow;
import ninebynine.data.JudgedRow;
import ninebynine.data.MadeRow;
import ninebynine.data.PuzzleRow;
import ninebynine.data.StepLine;
import ninebynine.spark.Checked.CheckedTrace;
import ninebynine.spark.Traces.LeftOut;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** The jobs make the rows that the commands make, here on two cores of one machine. */
@Tag("full")
class JobsIT {
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private static final List<String> PUZZLES = List.of(
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.",
            "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361",
            "4..1..2.....1...",
            "this is no puzzle",
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....",
            "1..2..3.....1...");

    @TempDir
    private Path folder = Path.of("");

    /** As a machine that has another one would. */
    private static void nbn(Object... args) {
        StringWriter err = new StringWriter();
        int code = Nbn.run(
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                Stream.of(args).map(Object::toString).toArray(String[]::new));
        assertThat(code).as(err.toString()).isLessThan(2);
    }

    /** What a command says that ends so. */
    private static String told(int code, Object... args) {
        StringWriter err = new StringWriter();
        PrintWriter to = new PrintWriter(err);
        String[] words = Stream.of(args).map(Object::toString).toArray(String[]::new);
        assertThat(NbnSpark.run(to, to, words)).as(err.toString()).isEqualTo(code);
        return err.toString();
    }

    private static int spark(Object... args) {
        StringWriter err = new StringWriter();
        PrintWriter to = new PrintWriter(err);
        int code = NbnSpark.run(to, to, Stream.of(args).map(Object::toString).toArray(String[]::new));
        assertThat(code).as(err.toString()).isLessThan(2);
        return code;
    }

    @BeforeEach
    void chooseCores() {
        System.setProperty("spark.master", "local[2]");
        System.setProperty("spark.ui.enabled", "false");
        System.setProperty("spark.driver.host", "localhost");
        System.setProperty("spark.driver.bindAddress", "127.0.0.1");
    }

    @AfterEach
    void forgetCores() {
        System.clearProperty("spark.master");
    }

    private Path puzzles() throws IOException {
        return Files.write(folder.resolve("puzzles.txt"), PUZZLES);
    }

    /** The rows that a command wrote as JSON. */
    private static <R extends Record> List<R> written(Path json, Class<R> type) throws IOException {
        List<R> rows = new ArrayList<>();
        try (Stream<Path> files = Files.isDirectory(json) ? Files.list(json) : Stream.of(json)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".jsonl")).toList()) {
                for (String line : Files.readAllLines(file)) {
                    rows.add(JSON.readValue(line, type));
                }
            }
        }
        return rows;
    }

    /** The rows of a table; what a partition's name says is a column again. */
    private static <R extends Record> List<R> made(Path table, Class<R> type) {
        try (SparkSession session = SparkSession.builder().getOrCreate()) {
            List<Row> rows = session.read().parquet(table.toString()).collectAsList();
            return rows.stream().map(row -> Rows.record(row, type)).toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void pathsAreThoseOfOneMachine() throws IOException {
        Path one = folder.resolve("one");
        Path many = folder.resolve("many");
        Object[] how = {"--view", "steps,chat,prm", "--split", "train=0.5,test=0.5", "--ratings", "B", "--augment", "2"
        };
        nbn(with(how, "dataset", "--format", "jsonl", "--compression", "none", "-o", one, puzzles()));
        spark(with(how, "dataset", "--task-size", "2", "--round-size", "4", "-o", many, puzzles()));
        assertThat(made(many.resolve("steps"), StepLine.class))
                .hasSizeGreaterThan(100)
                .containsExactlyInAnyOrderElementsOf(written(one.resolve("steps"), StepLine.class));
        assertThat(made(many.resolve("chat"), ChatRow.class))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(written(one.resolve("chat"), ChatRow.class));
        assertThat(made(many.resolve("prm"), JudgedRow.class))
                .containsExactlyInAnyOrderElementsOf(written(one.resolve("prm"), JudgedRow.class));
        assertThat(made(many.resolve("left_out"), LeftOut.class))
                .anySatisfy(row ->
                        assertThat(row.puzzle() + ": " + row.reason()).startsWith("this is no puzzle: 6 symbols"));
        Path checked = folder.resolve("checked");
        assertThat(spark("verify", "-o", checked, many)).isZero();
        assertThat(made(checked.resolve("checked"), CheckedTrace.class))
                .hasSizeGreaterThan(20)
                .allSatisfy(row -> assertThat(row.right()).isTrue());
    }

    private static Object[] with(Object[] some, Object... others) {
        List<Object> all = new ArrayList<>(List.of(others));
        all.addAll(1, List.of(some));
        return all.toArray();
    }

    @Test
    void theFirstOfEachRatingAreTaken() throws IOException {
        Path one = folder.resolve("one");
        Path many = folder.resolve("many");
        Object[] how = {"--view", "puzzles", "--balance", "1", "--limit", "3", "--as-is"};
        nbn(with(how, "dataset", "--format", "jsonl", "--compression", "none", "-o", one, puzzles()));
        spark(with(how, "dataset", "--task-size", "2", "--round-size", "2", "-o", many, puzzles()));
        assertThat(made(many.resolve("puzzles"), PuzzleRow.class))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(written(one.resolve("puzzles"), PuzzleRow.class));
    }

    @Test
    void newPuzzlesAreThoseOfOneMachine() throws IOException {
        Path one = folder.resolve("made.jsonl");
        Path many = folder.resolve("many");
        Object[] how = {"--game", "latin", "--size", "5x5", "--seed", "3", "--count", "7", "--rating", "1..4"};
        nbn(with(how, "generate", "--format", "json", "-o", one));
        spark(with(how, "generate", "--task-size", "3", "-o", many));
        assertThat(made(many.resolve("puzzles"), MadeRow.class))
                .containsExactlyInAnyOrderElementsOf(written(one, MadeRow.class));
    }

    @Test
    void aLimitAndOtherSettingsAreTold() throws IOException {
        Path output = folder.resolve("ratings");
        spark("rate", "--rules", "W", "--time-limit", "0.001", "-o", output, puzzles());
        assertThat(made(output.resolve("ratings"), Ratings.Rated.class)).hasSize(6);
        assertThat(told(0, "rate", "--rules", "W", "--time-limit", "0.001", "-o", output, puzzles()))
                .containsPattern("too long: [1-6], with a reason in 'ratings'");
        assertThat(told(2, "rate", "--rules", "B", "-o", output, puzzles()))
                .contains("was begun with other settings")
                .contains("Maybe the same command");
    }
}
