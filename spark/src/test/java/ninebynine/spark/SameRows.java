package ninebynine.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.data.Compression;
import ninebynine.data.PathRating;
import ninebynine.data.RowView;
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

    private SameRows() {}

    public static void main(String[] args) throws IOException {
        boolean ratings = args[0].equals("ratings");
        Class<? extends Record> type =
                ratings ? Ratings.Rated.class : RowView.valueOf(args[0]).rows();
        try (SparkSession session = SparkSession.builder().master("local[1]").getOrCreate()) {
            Iterator<Record> made = files(Path.of(args[2]), ".parquet").stream()
                    .flatMap(file -> rows(session, file, Path.of(args[2]), type))
                    .iterator();
            long rows = 0;
            for (Path file : ratings ? List.of(Path.of(args[1])) : files(Path.of(args[1]), "")) {
                try (BufferedReader lines = new BufferedReader(
                        new InputStreamReader(Compression.text(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
                    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                        Record next = made.next();
                        Object own = ratings ? shown((Ratings.Rated) next) : next;
                        if (!own.equals(ratings ? line : JSON.readValue(line, type))) {
                            throw new AssertionError("Row " + rows + " differs:\n" + own + "\n" + line);
                        }
                        rows++;
                    }
                }
            }
            System.out.println(rows + " rows are equal" + (made.hasNext() ? ", but there are more." : "."));
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

    private static Stream<Record> rows(SparkSession session, Path file, Path table, Class<? extends Record> type) {
        Iterable<Row> rows = () -> session.read()
                .option("basePath", table.toString())
                .parquet(file.toString())
                .coalesce(1)
                .toLocalIterator();
        return java.util.stream.StreamSupport.stream(rows.spliterator(), false).map(row -> Rows.record(row, type));
    }
}
