package ninebynine.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import ninebynine.data.Compression;
import ninebynine.data.RecordedTrace;
import ninebynine.data.RowView;
import ninebynine.dataset.FileSource;
import ninebynine.dataset.Recipe;
import ninebynine.dataset.RecipeTraces;
import ninebynine.dataset.Source;
import ninebynine.dataset.Splits;
import ninebynine.explain.Wording;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.limit.TimeLimit;
import ninebynine.spark.Puzzles.Entry;
import ninebynine.strategy.Theory;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles to the rows of their paths: rows of {@link Entry} to those of a view, and to {@link LeftOut} of puzzles that have none. What decides the rows is a
 * {@link Recipe}; this is as much of it as goes to the executors.
 */
public record Traces(
        String theory,
        int maxLength,
        List<String> ratings,
        List<RowView> views,
        String splits,
        boolean disguise,
        int augment,
        Wording.Style style,
        long seed,
        double seconds)
        implements Serializable {
    /** The table of what has no path. */
    static final String LEFT_OUT = "left_out";

    public Traces {
        ratings = List.copyOf(ratings);
        views = List.copyOf(views);
    }

    /**
     * Those that a recipe asks for.
     *
     * @param seconds how long a puzzle may take; 0 for no limit
     */
    public static Traces of(Recipe recipe, double seconds) {
        return new Traces(
                recipe.theory().name(),
                recipe.maxLength(),
                recipe.ratings().stream().map(Theory::name).toList(),
                recipe.views(),
                recipe.splits().toString(),
                recipe.disguise(),
                recipe.augment(),
                recipe.style(),
                recipe.seed(),
                seconds);
    }

    /** A path that may be chosen; its rows follow it. */
    record Candidate(String game, @Nullable Integer rating) {}

    /** A puzzle without a path, and why it has none. */
    public record LeftOut(String id, String game, String source, String split, String puzzle, String reason) {}

    /** The rows of a view. */
    public Dataset<Row> of(Dataset<Row> puzzles, RowView view) {
        return tables().rows(staged(puzzles), tables().tables().get(views.indexOf(view)));
    }

    Staged tables() {
        return new Staged(Stream.concat(
                        views.stream().map(view -> new Staged.Table(view.name(), view.rows())),
                        Stream.of(
                                new Staged.Table(LEFT_OUT, LeftOut.class),
                                new Staged.Table(Selected.CANDIDATES, Candidate.class)))
                .toList());
    }

    /** The tables that people get. */
    List<Staged.Table> published() {
        return tables().tables().subList(0, views.size() + 1);
    }

    Dataset<Row> staged(Dataset<Row> puzzles) {
        return puzzles.mapPartitions(
                (MapPartitionsFunction<Row, Row>) rows -> {
                    Task task = new Task(Shared.of(this, Made::new));
                    return new Rest<>(rows, row -> task.rows(Rows.record(row, Entry.class)));
                },
                tables().encoder());
    }

    /** What an executor makes once. */
    private static final class Made {
        private final Staged tables;
        private final int views;
        private final int copies;
        private final RecipeTraces traces;
        private final Recipe recipe;
        private final Games games = Shared.games();

        Made(Traces of) {
            tables = of.tables();
            views = of.views.size();
            copies = of.augment;
            recipe = of.recipe(games);
            traces = new RecipeTraces(recipe, new TimeLimit(of.seconds));
        }
    }

    /** The recipe of these, with what only files have as it is usual. */
    private Recipe recipe(Games games) {
        return new Recipe(
                games.list().stream()
                        .<Source>map(game -> new FileSource(game, Path.of(""), game.name()))
                        .toList(),
                games.theory(theory).upTo(maxLength),
                maxLength,
                ratings.stream().map(name -> games.theory(name).upTo(maxLength)).toList(),
                List.of(),
                views,
                Compression.zstd,
                Splits.parse(splits),
                Recipe.ALL,
                Recipe.ALL,
                disguise,
                augment,
                style,
                seed,
                1,
                false,
                Recipe.Images.none);
    }

    /** What a task has for itself. */
    private static final class Task {
        private final Made made;
        private final List<Function<RecordedTrace, ? extends List<? extends Record>>> makers;

        Task(Made made) {
            this.made = made;
            this.makers = new ArrayList<>();
            made.recipe.views().forEach(view -> makers.add(made.traces.rows(view)));
        }

        /** The rows of all copies of a puzzle. */
        Iterator<Row> rows(Entry entry) {
            List<Row> rows = new ArrayList<>();
            Game game = made.games.game(entry.game());
            FileSource source = new FileSource(game, Path.of(entry.source()), entry.name());
            for (int copy = 1; copy <= made.copies; copy++) {
                RecipeTraces.Traced traced =
                        made.traces.trace(source, entry.number(), made.copies == 1 ? 0 : copy, entry.puzzle());
                Shared.endIfKilled();
                RecordedTrace trace = traced.trace();
                if (trace != null) {
                    add(rows, entry, trace);
                } else if (!traced.problem().isEmpty()) {
                    rows.add(made.tables.row(
                            made.views, entry.position(), rows.size(), leftOut(entry, traced.problem())));
                }
            }
            return rows.iterator();
        }

        private void add(List<Row> rows, Entry entry, RecordedTrace trace) {
            Candidate candidate = new Candidate(trace.row().game(), trace.row().rating());
            rows.add(made.tables.row(made.views + 1, entry.position(), rows.size(), candidate));
            for (int view = 0; view < made.views; view++) {
                for (Record row : makers.get(view).apply(trace)) {
                    rows.add(made.tables.row(view, entry.position(), rows.size(), row));
                }
            }
        }

        private static LeftOut leftOut(Entry entry, String reason) {
            return new LeftOut(entry.id(), entry.game(), entry.source(), Ratings.LEFT_OUT, entry.puzzle(), reason);
        }
    }
}
