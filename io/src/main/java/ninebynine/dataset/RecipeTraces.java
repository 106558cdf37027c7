package ninebynine.dataset;

import java.util.List;
import java.util.function.Function;
import ninebynine.data.OneOfMany;
import ninebynine.data.Origin;
import ninebynine.data.RecordedTrace;
import ninebynine.data.RowView;
import ninebynine.data.Tracing;
import ninebynine.data.Words;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.limit.Stopping;
import ninebynine.limit.TimeLimit;
import ninebynine.trace.Outcome;
import org.jspecify.annotations.Nullable;

/** What a recipe makes of each puzzle by itself: its trace, or why there is none. Models and rules are made once; threads may share one. */
public final class RecipeTraces {
    private static final String LEFT_OUT = "The puzzle is left out. ";

    private final Recipe recipe;
    private final TimeLimit limit;
    private final Tracing tracing;
    private final Disguises disguises;

    /** @param limit for each puzzle; what takes longer is left out */
    public RecipeTraces(Recipe recipe, TimeLimit limit) {
        this.recipe = recipe;
        this.limit = limit;
        this.tracing = new Tracing(
                recipe.theory(),
                recipe.ratings(),
                Notation.Style.UNICODE,
                path -> Words.of(recipe.style(), recipe.seed(), path),
                recipe.telling());
        this.disguises = new Disguises(recipe.disguise(), recipe.seed());
    }

    /** A puzzle that was traced, or why not; neither where a puzzle has no further image. */
    public record Traced(@Nullable RecordedTrace trace, String problem) {}

    /**
     * The trace of a puzzle of a source.
     *
     * @param number which puzzle of the source it is, from 1
     * @param copy which of its copies, from 1; 0 if there is only one
     */
    public Traced trace(Source source, long number, int copy, String text) {
        return trace(new Item(source, number, copy, SourcePosition.START, "", "", text));
    }

    Traced trace(Item item) {
        return OneOfMany.run(
                limit,
                () -> traced(item),
                failure -> without(
                        failure.kind() == OneOfMany.Kind.UNREAD ? failure.why() : LEFT_OUT + failure.sentence()));
    }

    /** Half a path would teach that puzzles end halfway: what a limit ended is left out, also where it ended only the search for a solution. */
    private Traced traced(Item item) {
        Puzzle puzzle = disguises.puzzle(item);
        if (puzzle == null) {
            return without("");
        }
        Origin origin = Origin.of(puzzle, item.id(), item.source().told());
        String split = recipe.splits().of(item.family().isEmpty() ? origin.orbit() : item.family(), recipe.seed());
        RecordedTrace recorded = tracing.trace(puzzle, origin.in(split));
        Stopping.check();
        return recorded.trace().outcome() instanceof Outcome.LimitReached reached
                ? without(LEFT_OUT + (reached.why().isEmpty() ? "The time limit came first" : reached.why()) + ".")
                : new Traced(recorded, "");
    }

    private static Traced without(String problem) {
        return new Traced(null, problem);
    }

    /** What makes the rows of a view; a new one each time, for one thread. */
    public Function<RecordedTrace, ? extends List<? extends Record>> rows(RowView view) {
        return Kinds.rows(view, recipe);
    }
}
