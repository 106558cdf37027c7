package ninebynine.spark;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.row_number;
import static org.apache.spark.sql.functions.struct;

import java.util.List;
import ninebynine.dataset.Recipe;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.functions;
import org.jspecify.annotations.Nullable;

/**
 * Which paths are taken: at most so many in all, and of each rating of each game, first come first served. Those of a rating that are taken are the first
 * of it, so the first that is not says where its rows end: a bound for each rating, and one for all.
 */
record Selected(long limit, long balance) {
    static final String CANDIDATES = "candidates";

    private static final String PLACE = "place";
    private static final int UNSOLVED = -1;

    boolean isAll() {
        return limit == Recipe.ALL && balance == Recipe.ALL;
    }

    private static Column place() {
        return struct(col(Staged.POSITION), col(Staged.PART));
    }

    /** The candidates that a balance leaves. */
    private Dataset<Row> balanced(Dataset<Row> staged) {
        return balance == Recipe.ALL ? candidates(staged) : numbered(staged).filter(col("n").leq(balance));
    }

    private static Dataset<Row> candidates(Dataset<Row> staged) {
        return staged.filter(col(CANDIDATES).isNotNull())
                .select(
                        place().as(PLACE),
                        col(CANDIDATES + ".game").as("of_game"),
                        coalesce(col(CANDIDATES + ".rating"), lit(UNSOLVED)).as("of_rating"));
    }

    private static Dataset<Row> numbered(Dataset<Row> staged) {
        return candidates(staged)
                .withColumn(
                        "n",
                        row_number()
                                .over(Window.partitionBy("of_game", "of_rating").orderBy(PLACE)));
    }

    /** Whether there are as many as asked for. */
    boolean isFull(Dataset<Row> staged) {
        return limit != Recipe.ALL && balanced(staged).count() >= limit;
    }

    /** The rows of what is taken. */
    Dataset<Row> of(Dataset<Row> staged, Staged.Table table) {
        Dataset<Row> rows = staged.filter(col(table.name()).isNotNull());
        if (isAll()
                || !List.of(table.rows().getRecordComponents()).stream()
                        .anyMatch(column -> column.getName().equals("rating"))) {
            return rows;
        }
        if (limit != Recipe.ALL) {
            rows = before(rows, end(balanced(staged), limit));
        }
        if (balance == Recipe.ALL) {
            return rows;
        }
        Dataset<Row> ends =
                numbered(staged).filter(col("n").equalTo(balance + 1)).drop("n");
        String of = table.name();
        return rows.join(
                        functions.broadcast(ends),
                        col(of + ".game")
                                .equalTo(col("of_game"))
                                .and(coalesce(col(of + ".rating"), lit(UNSOLVED))
                                        .equalTo(col("of_rating"))),
                        "left")
                .filter(col(PLACE).isNull().or(place().lt(col(PLACE))))
                .drop(PLACE, "of_game", "of_rating");
    }

    /** The first rows of a table, and what stands beside them. */
    static Dataset<Row> first(Dataset<Row> staged, String table, long count) {
        return before(staged, end(staged.filter(col(table).isNotNull()).select(place().as(PLACE)), count));
    }

    private static Dataset<Row> before(Dataset<Row> rows, @Nullable Row end) {
        return end == null
                ? rows
                : rows.filter(place().lt(struct(
                        lit(end.getLong(0)).as(Staged.POSITION),
                        lit(end.getInt(1)).as(Staged.PART))));
    }

    /** Where the first stands that is too many; null if none is. */
    private static @Nullable Row end(Dataset<Row> places, long count) {
        List<Row> first = places.select(PLACE)
                .sort(PLACE)
                .offset((int) Math.min(Integer.MAX_VALUE, count))
                .limit(1)
                .collectAsList();
        return first.isEmpty() ? null : first.get(0).getStruct(0);
    }
}
