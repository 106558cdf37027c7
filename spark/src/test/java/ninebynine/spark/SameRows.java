package ninebynine.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.data.Compression;
import ninebynine.data.PathRating;
import ninebynine.data.RowView;
import org.apache.spark.api.java.function.ForeachPartitionFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/**
 * By hand, for whole collections: whether a table of {@code nbn-spark} and what {@code nbn} wrote have the same rows in the same order, all in one split.
 *
 * <pre>
 *   SameRows ratings ratings.tsv  spark/ratings     after nbn rate and nbn-spark rate
 *   SameRows steps   nbn/steps    spark/steps       after nbn dataset --format jsonl and nbn-spark dataset
 * </pre>
 */
final class SameRows {
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    /** What nbn wrote, while Spark goes through its own rows: in this process, one task after the other. */
    private static Iterator<String> lines = Collections.emptyIterator();

    private static long count;

    private SameRows() {}

    public static void main(String[] args) throws IOException {
        boolean ratings = args[0].equals("ratings");
        Class<? extends Record> type =
                ratings ? Ratings.Rated.class : RowView.valueOf(args[0]).rows();
        Path table = Path.of(args[2]);
        List<Path> written = ratings ? List.of(Path.of(args[1])) : files(Path.of(args[1]), "");
        lines = new Rest<>(written.iterator(), SameRows::lines);
        try (SparkSession session = SparkSession.builder().master("local[1]").getOrCreate()) {
            for (Path file : files(table, ".parquet")) {
                session.read()
                        .option("basePath", table.toString())
                        .parquet(file.toString())
                        .coalesce(1)
                        .foreachPartition((ForeachPartitionFunction<Row>)
                                rows -> rows.forEachRemaining(row -> compare(Rows.record(row, type))));
            }
        }
        System.out.println(count + " rows are equal" + (lines.hasNext() ? ", but nbn has more." : "."));
    }

    private static void compare(Record own) {
        String line = lines.hasNext() ? lines.next() : "nothing";
        boolean same = own instanceof Ratings.Rated rated
                ? shown(rated).equals(line)
                : own.equals(JSON.readValue(line, own.getClass()));
        if (!same) {
            throw new AssertionError("Row " + count + " differs:\n" + own + "\n" + line);
        }
        count++;
    }

    private static Iterator<String> lines(Path file) {
        try {
            return new BufferedReader(
                            new InputStreamReader(Compression.text(Files.newInputStream(file)), StandardCharsets.UTF_8))
                    .lines()
                    .iterator();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String shown(Ratings.Rated row) {
        return String.join("\t", row.ratings().stream().map(PathRating::shown).toList()) + "\t" + row.puzzle();
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(ending)
                            && !file.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList();
        }
    }
}
