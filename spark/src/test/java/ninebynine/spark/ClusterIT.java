package ninebynine.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.cli.Nbn;
import ninebynine.data.PathRating;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.spark.Ratings.Rated;
import ninebynine.tensor.Choice;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real cluster of two workers, and what happens when somebody pulls a plug. */
@Tag("full")
class ClusterIT {
    /** Hard enough to take a while. */
    private static final List<String> HARD = List.of(
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....",
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.",
            "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361");

    @TempDir
    private static Path folder = Path.of("");

    private static Path puzzles = Path.of("");
    private static List<String> expected = List.of();
    private static SparkSession session = SparkSession.builder()
            .master("local[1]")
            .config("spark.ui.enabled", false)
            .config("spark.driver.host", "localhost")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .getOrCreate();

    @BeforeAll
    static void rateOnOneMachine() throws IOException {
        Stream<String> images = HARD.stream()
                .map(Games.named("sudoku")::parse)
                .flatMap(puzzle -> IntStream.range(0, 200).mapToObj(i -> image(puzzle, i)));
        puzzles = Files.write(
                folder.resolve("puzzles.txt"),
                Stream.concat(images, Stream.of("this is no puzzle")).toList());
        StringWriter out = new StringWriter();
        Nbn.run(
                new PrintWriter(out),
                new PrintWriter(new StringWriter()),
                "rate",
                "--rules",
                "W,gW",
                puzzles.toString());
        expected = out.toString().lines().toList();
        assertThat(expected).hasSize(600);
    }

    private static String image(Puzzle puzzle, int number) {
        return puzzle.image(new Choice(number));
    }

    @AfterAll
    static void stop() {
        session.stop();
    }

    private static String[] rate(Path output) {
        return new String[] {
            "rate",
            "--rules",
            "W,gW",
            "--task-size",
            "10",
            "--round-size",
            "300",
            "-o",
            output.toString(),
            puzzles.toString()
        };
    }

    /** The rows in order, as {@code nbn rate} prints them; and that the line that is no puzzle has its reason. */
    private static List<String> rated(Path output) {
        List<Rated> rows = session.read().parquet(output + "/ratings").collectAsList().stream()
                .map(row -> Rows.record(row, Rated.class))
                .sorted((a, b) -> Long.compare(number(a), number(b)))
                .toList();
        assertThat(rows)
                .filteredOn(row -> row.reason() != null)
                .singleElement()
                .satisfies(row -> assertThat(row.split() + " " + row.puzzle() + " " + row.reason())
                        .startsWith("left_out this is no puzzle 6 symbols"));
        return rows.stream()
                .filter(row -> row.reason() == null)
                .map(row -> String.join(
                                "\t",
                                row.ratings().stream().map(PathRating::shown).toList())
                        + "\t" + row.puzzle())
                .toList();
    }

    private static long number(Rated row) {
        return Long.parseLong(row.id().substring(row.id().indexOf(':') + 1));
    }

    /** Whether tasks of a round have been committed, and the round has not. */
    private static boolean isUnderWay(Path output, String round) {
        Path folder = output.resolve("_rounds").resolve(round);
        try (Stream<Path> files = Files.exists(folder) ? Files.walk(folder, 4) : Stream.empty()) {
            return !Files.exists(folder.resolve("_SUCCESS"))
                    && files.filter(file -> file.getFileName().toString().startsWith("task_"))
                                    .count()
                            >= 3;
        } catch (IOException | java.io.UncheckedIOException e) {
            return false; // moved meanwhile
        }
    }

    @Test
    void aWorkerThatIsKilledChangesNothing() throws IOException, InterruptedException {
        Path output = folder.resolve("worker");
        try (Job job = Job.start(Job.CLUSTER, folder, rate(output))) {
            job.await("work", () -> isUnderWay(output, "000000000000-000000000300"));
            List<ProcessHandle> workers = job.workers();
            assertThat(workers).hasSize(2);
            assertThat(workers.get(0).destroyForcibly()).isTrue();
            assertThat(job.end()).as(job.talk()).isZero();
        }
        assertThat(rated(output)).isEqualTo(expected);
    }

    @Test
    void aDriverThatIsKilledGoesOnWithTheSameCommand() throws IOException, InterruptedException {
        Path output = folder.resolve("driver");
        try (Job job = Job.start("local[2]", folder, rate(output))) {
            job.await("work", () -> isUnderWay(output, "000000000300-000000000600"));
            assertThat(job.driver().destroyForcibly()).isTrue();
            assertThat(job.end()).isNotZero();
        }
        assertThat(output.resolve("_SUCCESS")).doesNotExist();
        try (Job again = Job.start("local[2]", folder, rate(output))) {
            assertThat(again.end()).as(again.talk()).isZero();
            assertThat(again.talk()).doesNotContain("300 of 601").contains("600 of 601");
        }
        assertThat(rated(output)).isEqualTo(expected);
        assertThat(output.resolve("_rounds")).doesNotExist();
    }
}
