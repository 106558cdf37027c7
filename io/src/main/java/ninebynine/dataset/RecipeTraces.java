package ninebynine.dataset;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import ninebynine.data.OneOfMany;
import ninebynine.data.Origin;
import ninebynine.data.RecordedTrace;
import ninebynine.data.RowView;
import ninebynine.data.TheoryRatings;
import ninebynine.data.Tracing;
import ninebynine.data.Words;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.io.Ahead;
import ninebynine.limit.Stopping;
import ninebynine.limit.TimeLimit;
import ninebynine.state.Batch;
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
        Item item = new Item(source, number, copy, SourcePosition.START, "", "", text);
        return trace(alone(item));
    }

    /**
     * A puzzle on its way to its trace.
     *
     * @param puzzle what it is in disguise, which may have been read before its turn; null if it has no further image
     */
    record Waiting(Item item, Supplier<@Nullable Puzzle> puzzle, TheoryRatings.Begun begun) {}

    /**
     * Takes puzzles through the simplest levels of their further ratings, as many as lanes hold at a time. What can't be read, and what goes wrong with all of
     * them, is left to their turns, which say so. Without further ratings, and where puzzles are made on the way, each waits for itself alone.
     */
    Iterator<Waiting> lookAhead(Iterator<Item> items) {
        return recipe.ratings().isEmpty() || recipe.isMade()
                ? new Ahead<>(items, 1, this::alone)
                : new Ahead<>(items, Batch.WORLDS, this::together);
    }

    private List<Waiting> alone(List<Item> items) {
        return items.stream().map(this::alone).toList();
    }

    private Waiting alone(Item item) {
        return new Waiting(item, () -> disguises.puzzle(item), TheoryRatings.Begun.NONE);
    }

    /** In the time that one of them has by itself. */
    private List<Waiting> together(List<Item> items) {
        return OneOfMany.run(limit, () -> begun(items), failure -> alone(items));
    }

    private List<Waiting> begun(List<Item> items) {
        List<Waiting> waiting = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        List<Puzzle> puzzles = new ArrayList<>();
        for (Item item : items) {
            try {
                Puzzle read = disguises.puzzle(item);
                if (read != null) {
                    places.add(waiting.size());
                    puzzles.add(read);
                }
                waiting.add(new Waiting(item, () -> read, TheoryRatings.Begun.NONE));
            } catch (PuzzleFormatException e) {
                waiting.add(alone(item)); // said when its turn comes
            }
        }
        List<TheoryRatings.Begun> begun = tracing.begin(puzzles);
        for (int i = 0; i < begun.size(); i++) {
            Waiting known = waiting.get(places.get(i));
            waiting.set(places.get(i), new Waiting(known.item, known.puzzle, begun.get(i)));
        }
        return waiting;
    }

    Traced trace(Waiting waiting) {
        return OneOfMany.run(
                limit,
                () -> traced(waiting),
                failure -> without(
                        failure.kind() == OneOfMany.Kind.UNREAD ? failure.why() : LEFT_OUT + failure.sentence()));
    }

    /** Half a path would teach that puzzles end halfway: what a limit ended is left out, also where it ended only the search for a solution. */
    private Traced traced(Waiting waiting) {
        Item item = waiting.item;
        Puzzle puzzle = waiting.puzzle.get();
        if (puzzle == null) {
            return without("");
        }
        Origin origin = Origin.of(puzzle, item.id(), item.source().told());
        String split = recipe.splits().of(item.family().isEmpty() ? origin.orbit() : item.family(), recipe.seed());
        RecordedTrace recorded = tracing.trace(puzzle, origin.in(split), waiting.begun);
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
