package ninebynine.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import ninebynine.check.Verified;
import ninebynine.data.DatasetException;
import ninebynine.data.OneOfMany;
import ninebynine.data.TracesToCheck;
import ninebynine.games.Games;
import ninebynine.io.ToldPaths;
import ninebynine.limit.TimeLimit;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.jspecify.annotations.Nullable;

/**
 * Rows of any view to what the checker says of each trace, as rows of {@link CheckedTrace}.
 *
 * @param game of paths in text
 * @param puzzle of paths that name none
 * @param all whether to go on after a wrong step of a path in text
 * @param ratings whether ratings by other theories are made again too
 * @param seconds how long a trace may take; 0 for no limit
 */
public record Checked(String game, @Nullable String puzzle, boolean all, boolean ratings, double seconds)
        implements Serializable {
    /** The split of traces that say nothing of any. */
    private static final String NO_SPLIT = "none";

    static final Staged STAGED = Staged.of("checked", CheckedTrace.class);

    /** Of games of ours, without a limit. */
    public Checked() {
        this("sudoku", null, false, false, 0);
    }

    /**
     * A trace that was checked.
     *
     * @param right whether all of it holds; null if that is not known
     * @param steps how many were checked
     * @param filled how many steps of a published path were filled in
     * @param believed how many steps said too little to be made again
     * @param findings the wrong steps, and those that can't be checked
     * @param reason why it can't be read, or which limit came first; null if it was checked
     */
    public record CheckedTrace(
            String id,
            String game,
            String split,
            @Nullable Boolean right,
            int steps,
            int filled,
            int believed,
            List<Finding> findings,
            @Nullable String reason) {}

    /** What is to be said of a step. */
    public record Finding(int step, String kind, String text, String reason, String board) {}

    /** The rows of a view, whichever it is, in any order: those of a trace come together by their path. */
    public Dataset<Row> of(Dataset<Row> rows) {
        return STAGED.rows(staged(rows, 0), STAGED.tables().get(0));
    }

    /** @param tasks how many; 0 for as many as Spark likes */
    Dataset<Row> staged(Dataset<Row> rows, int tasks) {
        List<String> columns = Arrays.asList(rows.columns());
        if (columns.contains("index")) {
            Column[] path = Stream.of("id", "theory", "puzzle", "game", "split")
                    .map(functions::col)
                    .toArray(Column[]::new);
            List<Column> order = new ArrayList<>(List.of(path));
            order.add(functions.col("index"));
            if (columns.contains("valid")) {
                order.add(functions.col("valid").desc()); // of a pair, the right one first
            }
            Dataset<Row> together = tasks == 0 ? rows.repartition(path) : rows.repartition(tasks, path);
            return checked(together.sortWithinPartitions(order.toArray(Column[]::new)), columns);
        }
        return checked(tasks == 0 ? rows : rows.repartition(tasks), columns);
    }

    private Dataset<Row> checked(Dataset<Row> rows, List<String> columns) {
        return rows.mapPartitions(
                (MapPartitionsFunction<Row, Row>) part -> {
                    Checking checking = Shared.of(this, Checking::new);
                    Named named = new Named(part);
                    TracesToCheck traces = TracesToCheck.of(columns, checking.settings, named);
                    return new Rest<>(traces, item -> checking.row(item, named.of(item.line())));
                },
                STAGED.encoder());
    }

    /** The traces of a file that is no table: JSON, text, what CSP-Rules prints; packed or not. */
    Iterator<Row> ofFile(InputStream file, String name) throws IOException {
        Checking checking = Shared.of(this, Checking::new);
        try {
            TracesToCheck traces = TracesToCheck.of(file, "'" + name + "'", checking.settings);
            return new Rest<>(traces, item -> checking.row(item, new Name(name + ":" + item.line(), game, NO_SPLIT)));
        } catch (DatasetException e) {
            return checking.row(
                    new ToldPaths.Item(0, () -> {
                        throw e;
                    }),
                    new Name(name, game, NO_SPLIT));
        }
    }

    /** What a row says of itself. */
    private record Name(String id, String game, String split) {}

    /** Rows on their way to the checker, which numbers them; each is remembered until its trace is told of. */
    private static final class Named implements TracesToCheck.Rows {
        private final Iterator<Row> rows;
        private final TreeMap<Integer, Name> names = new TreeMap<>();
        private int number;

        Named(Iterator<Row> rows) {
            this.rows = rows;
        }

        @Override
        public <R extends Record> Iterator<R> of(Class<R> type) {
            return new Rest<>(rows, row -> {
                number++;
                names.put(number, new Name(row.getAs("id"), row.getAs("game"), row.getAs("split")));
                return List.of(Rows.record(row, type)).iterator();
            });
        }

        Name of(int line) {
            names.headMap(line).clear();
            return Objects.requireNonNull(names.get(line));
        }
    }

    /** What an executor makes once. */
    private static final class Checking {
        private final TracesToCheck.Settings settings;
        private final TimeLimit limit;

        Checking(Checked of) {
            Games games = Shared.games();
            settings = new TracesToCheck.Settings(games, games.game(of.game), of.puzzle, of.all, of.ratings);
            limit = new TimeLimit(of.seconds);
        }

        Iterator<Row> row(ToldPaths.Item item, Name name) {
            CheckedTrace row = OneOfMany.run(
                    limit, () -> told(name, item.check().get()), failure -> untold(name, failure.sentence()));
            Shared.endIfKilled();
            return List.of(STAGED.row(0, item.line(), 0, row)).iterator();
        }

        private static CheckedTrace told(Name name, Verified of) {
            return new CheckedTrace(
                    name.id,
                    name.game,
                    name.split,
                    of.isRight(),
                    of.steps(),
                    of.filled(),
                    of.believed(),
                    of.findings().stream()
                            .map(each -> new Finding(
                                    each.step(), each.kind().name(), each.text(), each.reason(), each.board()))
                            .toList(),
                    null);
        }

        private static CheckedTrace untold(Name name, String reason) {
            return new CheckedTrace(name.id, name.game, name.split, null, 0, 0, 0, List.of(), reason);
        }
    }
}
