package ninebynine.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.cli.OrderOptions;
import ninebynine.data.Schema;
import ninebynine.game.Puzzle;
import ninebynine.generate.Order;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nbn-spark generate}: new puzzles to order, as a table. */
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        description =
                "Makes new puzzles: the rows of nbn generate --format json as a table. The same seed makes the same"
                        + " puzzles, however many workers there are.",
        footer = {"", "Example:", "  nbn-spark generate --game futoshiki --rating 3..5 --count 100000 -o made"})
final class GenerateJob extends TableJob {
    @Mixin
    private OrderOptions options = new OrderOptions();

    @Mixin
    private TaskOptions tasks = new TaskOptions(20);

    @Mixin
    private SplitOption split = new SplitOption();

    @Override
    void check() {
        options.check();
        tasks.check();
        split.shares();
        options.order(true);
    }

    @Override
    Work work(SparkSession session) throws IOException {
        Order order = options.order(true);
        List<Puzzle> puzzles = options.puzzles(order);
        Generated generated = Generated.of(order, puzzles, split.shares());
        return new Work() {
            @Override
            public Map<String, String> settings() {
                Map<String, String> settings = new LinkedHashMap<>();
                settings.put("engine", Schema.ENGINE);
                settings.put("job", generated.toString());
                settings.put("count", options.count() + " of the attempts from " + options.from());
                return settings;
            }

            @Override
            public Staged staged() {
                return Generated.STAGED;
            }

            @Override
            public void make(Output output) {
                rounds(session, output, order, puzzles, generated);
                Dataset<Row> rows = Selected.first(output.rows(options.from()), Generated.PUZZLES, options.count());
                Output.Layout layout = Output.Layout.ofShort(options.count(), Output.Layout.AS_THEY_STAND);
                output.write(Generated.PUZZLES, Generated.table(rows, options.from()), layout);
                output.table(Generated.STAGED.tables().get(1), rows, layout);
            }
        };
    }

    @Override
    int told(SparkSession session) {
        long found = session.read().parquet(folder() + "/" + Generated.PUZZLES).count();
        boolean enough = found >= options.count();
        err().println("nbn: " + found + " of " + options.count() + " puzzles are in '" + folder() + "'."
                + (enough ? "" : " Maybe " + options.order(true).wayOut() + ", or more --attempts."));
        return enough ? 0 : 1;
    }

    /** Attempts until there are enough puzzles, or it has to be given up. */
    private void rounds(SparkSession session, Output output, Order order, List<Puzzle> puzzles, Generated generated) {
        int cores = session.sparkContext().defaultParallelism();
        long from = options.from();
        long until = System.nanoTime() + (long) (options.seconds() * 1e9);
        long next = output.next(from);
        long found = 0;
        long since = from;
        boolean more = true;
        while (more) {
            if (next > from) {
                Row told = output.rows(from)
                        .filter(col(Generated.PUZZLES).isNotNull())
                        .agg(count(lit(1)), max(Staged.POSITION))
                        .first();
                found = told.getLong(0);
                since = told.isNullAt(1) ? from : told.getLong(1) + 1;
                err().println("nbn: " + Math.min(found, options.count()) + " of " + options.count() + " puzzles, "
                        + (next - from) + " attempts.");
            }
            more = found < options.count()
                    && next - since < options.attempts()
                    && !order.isOver(next, puzzles)
                    && (options.seconds() == 0 || System.nanoTime() < until);
            if (more) {
                long to = order.way() == Order.Way.FROM
                        ? puzzles.size()
                        : next + size(cores, found, Math.max(1, next - from));
                int parts = (int) Math.max(1, (to - next) / tasks.task());
                output.round(
                        next,
                        to,
                        generated.staged(session.range(next, to, 1, parts).toDF()));
                next = to;
            }
        }
    }

    /** About as many as are needed by what was found so far; at least a task for each core, at most a round. */
    private long size(int cores, long found, long attempts) {
        double rate = Math.max((double) found, 0.5) / attempts;
        long needed =
                attempts == 1 ? 2 * options.count() : (long) Math.min(1e12, 1.2 * (options.count() - found) / rate);
        return Math.min(tasks.round(cores), Math.max((long) cores * tasks.task(), needed));
    }
}
