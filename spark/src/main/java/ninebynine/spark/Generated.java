package ninebynine.spark;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lag;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.when;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.data.MadeRow;
import ninebynine.data.OneOfMany;
import ninebynine.dataset.Splits;
import ninebynine.game.Game;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.generate.Made;
import ninebynine.generate.Method;
import ninebynine.generate.Order;
import ninebynine.limit.TimeLimit;
import ninebynine.spark.Traces.LeftOut;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.expressions.Window;

/**
 * Attempts by number to the puzzles that they make: rows of one whole number, in any order, to the columns of {@link MadeRow} and a split.
 *
 * @param words what is asked of them, as in {@code rating=5..7}
 * @param puzzles those to begin with, where the method asks for some
 * @param splits as in {@code train=0.9,test=0.1}
 */
public record Generated(String game, TreeMap<String, String> words, List<String> puzzles, String splits)
        implements Serializable {
    static final String PUZZLES = "puzzles";

    static final Staged STAGED = new Staged(
            List.of(new Staged.Table(PUZZLES, Found.class), new Staged.Table(Traces.LEFT_OUT, LeftOut.class)));

    public Generated {
        words = new TreeMap<>(words);
        puzzles = List.copyOf(puzzles);
    }

    static Generated of(Order order, List<Puzzle> puzzles, String splits) {
        return new Generated(
                order.game().name(),
                new TreeMap<>(order.words()),
                puzzles.stream().map(Puzzle::text).toList(),
                splits);
    }

    /** A puzzle that was made, and its split. */
    record Found(String split, MadeRow made) {}

    /** The puzzles of all attempts; {@code attempts} counts those since the puzzle before, the first of which had the number {@code from}. */
    public Dataset<Row> of(Dataset<Row> attempts, long from) {
        return table(staged(attempts), from).drop(Staged.POSITION, Staged.PART);
    }

    /** The staged puzzles with their columns. An attempt counts its own puzzles alone; how many came to nothing before it is added here. */
    static Dataset<Row> table(Dataset<Row> staged, long from) {
        Dataset<Row> found = staged.filter(col(PUZZLES).isNotNull())
                .select(col(Staged.POSITION), col(Staged.PART), col(PUZZLES + ".made.*"), col(PUZZLES + ".split"));
        Dataset<Row> before = found.select(col(Staged.POSITION).as("at"))
                .distinct()
                .withColumn("before", lag("at", 1).over(Window.orderBy("at")));
        return found.join(before, col(Staged.POSITION).equalTo(col("at")))
                .withColumn(
                        "attempts",
                        when(
                                        col(Staged.PART).equalTo(0),
                                        col(Staged.POSITION).minus(coalesce(col("before"), lit(from - 1))))
                                .otherwise(lit(1L)))
                .drop("at", "before");
    }

    Dataset<Row> staged(Dataset<Row> attempts) {
        return attempts.mapPartitions(
                (MapPartitionsFunction<Row, Row>) rows -> {
                    Making making = Shared.of(this, Making::new);
                    return new Rest<>(rows, row -> making.rows(row.getLong(0)));
                },
                STAGED.encoder());
    }

    /** What an executor makes once. */
    private static final class Making {
        private final Order order;
        private final Splits splits;
        private final ThreadLocal<Method> methods;

        Making(Generated of) {
            Games games = Shared.games();
            Game game = games.game(of.game);
            order = Order.parse(game, of.words, games.brought()).rated();
            splits = Splits.parse(of.splits);
            List<Puzzle> from = of.puzzles.stream().map(game::parse).toList();
            methods = ThreadLocal.withInitial(() -> order.method(from));
        }

        Iterator<Row> rows(long attempt) {
            List<Row> rows = OneOfMany.run(
                    TimeLimit.NONE, () -> found(attempt), failure -> List.of(leftOut(attempt, failure.sentence())));
            Shared.endIfKilled();
            return rows.iterator();
        }

        private List<Row> found(long attempt) {
            List<Row> rows = new ArrayList<>();
            for (Made one : methods.get().attempt(attempt)) {
                rows.add(STAGED.row(
                        0, attempt, one.number(), new Found(split(one, attempt), MadeRow.of(order, one, 1))));
            }
            return rows;
        }

        /** What one attempt makes may be alike, and falls together then. */
        private String split(Made one, long attempt) {
            Map<String, Double> shares = splits.shares();
            return shares.size() == 1
                    ? shares.keySet().iterator().next()
                    : splits.of(
                            order.way().makesAlike()
                                    ? "made-" + order.game().name() + " " + attempt
                                    : Orbit.of(one.puzzle()).id(),
                            order.seed());
        }

        private Row leftOut(long attempt, String reason) {
            return STAGED.row(
                    1,
                    attempt,
                    0,
                    new LeftOut("attempt:" + attempt, order.game().name(), order.text(), Ratings.LEFT_OUT, "", reason));
        }
    }
}
