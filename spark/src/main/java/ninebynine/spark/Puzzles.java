package ninebynine.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.data.Schema;
import ninebynine.game.Game;
import ninebynine.io.PuzzleFile;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.input.PortableDataStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/**
 * Files of puzzles as rows of {@link Entry}. A file has an order and layouts that only a reader from its beginning knows, so one task reads it; the puzzles
 * are then dealt out to small tasks, which is where the work is.
 */
public final class Puzzles {
    /**
     * A puzzle's text, which may be wrong.
     *
     * @param position which it is of all puzzles, from 0
     * @param name what ids of its source begin with
     * @param number which it is of its source, from 1
     * @param source the name of its file
     */
    public record Entry(long position, String game, String name, long number, String source, String puzzle) {
        String id() {
            return name + ":" + number;
        }
    }

    /** A file of puzzles of one game. */
    record Source(Game game, String file, String name) {
        String told() {
            return new Path(file).getName();
        }
    }

    private final JavaSparkContext context;
    private final SparkSession session;
    private final List<Source> sources;
    private final List<Long> counts;

    /** Looks how many puzzles there are. A file that can't be read is told of. */
    Puzzles(SparkSession session, List<Source> sources) {
        this.session = session;
        this.context = JavaSparkContext.fromSparkContext(session.sparkContext());
        this.sources = List.copyOf(sources);
        sources.forEach(this::open);
        this.counts = sources.stream()
                .map(source -> {
                    Reader reader = new Reader(source.game.name(), source.name, source.told(), 0);
                    return file(source).map(file -> reader.count(file._2)).reduce(Long::sum);
                })
                .toList();
    }

    private void open(Source source) {
        Path path = new Path(source.file);
        try (InputStream in = path.getFileSystem(context.hadoopConfiguration()).open(path)) {
            PuzzleFile.of(in, source.game);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "'" + source.file + "' cannot be read. Maybe its name is misspelt: " + e.getMessage(), e);
        }
    }

    private JavaPairRDD<String, PortableDataStream> file(Source source) {
        return context.binaryFiles(source.file);
    }

    long count() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** What the rows of a job depend on, by name. */
    Map<String, String> settings(Record job) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("engine", Schema.ENGINE);
        settings.put("job", job.toString());
        for (int i = 0; i < sources.size(); i++) {
            Source source = sources.get(i);
            settings.put(source.name, source.game.name() + ":" + source.file + ", " + counts.get(i) + " puzzles");
        }
        return settings;
    }

    /** The puzzles of these positions, dealt out to tasks. */
    Dataset<Row> between(long from, long to, TaskOptions cut) {
        int ofTask = cut.task(to - from, context.defaultParallelism());
        List<JavaRDD<Row>> parts = new ArrayList<>();
        long base = 0;
        for (int i = 0; i < sources.size(); i++) {
            Source source = sources.get(i);
            if (base < to && base + counts.get(i) > from) {
                Reader reader = new Reader(source.game.name(), source.name, source.told(), base);
                parts.add(file(source).flatMap(file -> reader.rows(file._2, from, to)));
            }
            base += counts.get(i);
        }
        JavaRDD<Row> rows = parts.isEmpty() ? context.emptyRDD() : union(parts);
        int tasks = (int) Math.max(1, (to - from + ofTask - 1) / ofTask);
        return session.createDataFrame(rows, Rows.schema(Entry.class))
                .repartitionById(tasks, functions.expr("cast((position - " + from + "L) div " + ofTask + " as int)"));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private JavaRDD<Row> union(List<JavaRDD<Row>> parts) {
        return context.union(parts.toArray(new JavaRDD[0]));
    }

    /** Reads a file in an executor. */
    private record Reader(String game, String name, String source, long base) implements Serializable {
        long count(PortableDataStream file) {
            long count = 0;
            try (PuzzleFile puzzles = PuzzleFile.of(file.open(), Shared.games().game(game))) {
                for (; puzzles.hasNext(); count++) {
                    puzzles.next();
                }
            }
            return count;
        }

        Iterator<Row> rows(PortableDataStream file, long from, long to) {
            PuzzleFile puzzles = PuzzleFile.of(file.open(), Shared.games().game(game));
            long skipped = Math.max(0, from - base);
            for (long i = 0; i < skipped && puzzles.hasNext(); i++) {
                puzzles.next();
            }
            return new Iterator<>() {
                private long number = skipped;

                @Override
                public boolean hasNext() {
                    boolean more = base + number < to && puzzles.hasNext();
                    if (!more) {
                        puzzles.close();
                    }
                    return more;
                }

                @Override
                public Row next() {
                    String text = puzzles.next().text();
                    number++;
                    return Rows.of(new Entry(base + number - 1, game, name, number, source, text));
                }
            };
        }
    }
}
