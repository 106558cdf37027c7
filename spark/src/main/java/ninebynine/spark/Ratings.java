package ninebynine.spark;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import ninebynine.cli.TheoryOptions;
import ninebynine.data.OneOfMany;
import ninebynine.data.PathRating;
import ninebynine.data.TheoryRatings;
import ninebynine.dataset.Splits;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.limit.TimeLimit;
import ninebynine.spark.Puzzles.Entry;
import ninebynine.state.Batch;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles to their ratings: rows of {@link Entry} to rows of {@link Rated}.
 *
 * @param theories by name
 * @param paths whether the paths are found, to tell their hardest rules and lengths too
 * @param eliminated candidates that are taken away at the start
 * @param splits as in {@code train=0.9,test=0.1}
 * @param seconds how long a puzzle may take; 0 for no limit
 */
public record Ratings(
        List<String> theories, boolean paths, List<String> eliminated, String splits, long seed, double seconds)
        implements Serializable {
    static final Staged STAGED = Staged.of("ratings", Rated.class);

    /** The split of rows that no puzzle could be made of. */
    static final String LEFT_OUT = "left_out";

    public Ratings {
        theories = List.copyOf(theories);
        eliminated = List.copyOf(eliminated);
    }

    /** Fast, all in one split, without a limit. */
    public Ratings(List<String> theories) {
        this(theories, false, List.of(), "train=1", 0, 0);
    }

    /**
     * A puzzle and its ratings.
     *
     * @param ratings one for each theory, in that order; none if the puzzle can't be read
     * @param reason what can't be read, or which limit came first; null if all is well
     */
    public record Rated(
            String id,
            String game,
            String source,
            String split,
            String puzzle,
            List<PathRating> ratings,
            @Nullable String reason) {}

    public Dataset<Row> of(Dataset<Row> puzzles) {
        return STAGED.rows(staged(puzzles), STAGED.tables().get(0));
    }

    Dataset<Row> staged(Dataset<Row> puzzles) {
        return puzzles.mapPartitions(
                (MapPartitionsFunction<Row, Row>) rows -> new Batches(rows, Shared.of(this, Rating::new)),
                STAGED.encoder());
    }

    /** What an executor makes once. */
    private static final class Rating {
        private final Games games = Shared.games();
        private final Splits splits;
        private final long seed;
        private final TimeLimit limit;
        private final TheoryRatings ratings;

        Rating(Ratings of) {
            splits = Splits.parse(of.splits);
            seed = of.seed;
            limit = new TimeLimit(of.seconds);
            ratings = new TheoryRatings(
                    of.theories.stream().map(games::theory).toList(),
                    of.paths,
                    puzzle -> TheoryOptions.start(puzzle, of.eliminated),
                    told -> {});
        }

        private record EntryPuzzle(Entry entry, @Nullable Puzzle puzzle, String reason) {}

        private EntryPuzzle read(Entry entry) {
            return OneOfMany.run(
                    limit,
                    () -> new EntryPuzzle(entry, games.game(entry.game()).parse(entry.puzzle()), ""),
                    failure -> new EntryPuzzle(entry, null, failure.sentence()));
        }

        /** Puzzles of a batch go through the simplest levels together. */
        List<Row> rows(List<Entry> entries) {
            List<EntryPuzzle> read = entries.stream().map(this::read).toList();
            List<Puzzle> puzzles = new ArrayList<>();
            for (EntryPuzzle one : read) {
                if (one.puzzle != null) {
                    puzzles.add(one.puzzle);
                }
            }
            Iterator<TheoryRatings.Begun> begun = OneOfMany.run(
                            TimeLimit.NONE,
                            () -> ratings.begin(puzzles),
                            failure -> puzzles.stream()
                                    .map(puzzle -> TheoryRatings.Begun.NONE)
                                    .toList())
                    .iterator();
            List<Row> rows = new ArrayList<>();
            for (EntryPuzzle one : read) {
                Puzzle puzzle = one.puzzle;
                Rated row = puzzle == null
                        ? rated(one.entry, LEFT_OUT, one.entry.puzzle(), List.of(), one.reason)
                        : rated(one.entry, puzzle, begun.next());
                rows.add(STAGED.row(0, one.entry.position(), 0, row));
                Shared.endIfKilled();
            }
            return rows;
        }

        private Rated rated(Entry entry, Puzzle puzzle, TheoryRatings.Begun begun) {
            String split = split(puzzle);
            return OneOfMany.run(
                    limit,
                    () -> rated(entry, split, puzzle.text(), ratings.of(puzzle, begun), null),
                    failure -> rated(entry, split, puzzle.text(), ratings.stopped(), failure.sentence()));
        }

        /** One split needs no orbit. */
        private String split(Puzzle puzzle) {
            return splits.shares().size() == 1
                    ? splits.shares().keySet().iterator().next()
                    : splits.of(Orbit.of(puzzle).id(), seed);
        }

        private static Rated rated(
                Entry entry, String split, String puzzle, List<PathRating> ratings, @Nullable String reason) {
            return new Rated(entry.id(), entry.game(), entry.source(), split, puzzle, ratings, reason);
        }
    }

    /** As many puzzles at a time as lanes hold. */
    private static final class Batches implements Iterator<Row> {
        private final Iterator<Row> puzzles;
        private final Rating rating;
        private final Deque<Row> ahead = new ArrayDeque<>();

        Batches(Iterator<Row> puzzles, Rating rating) {
            this.puzzles = puzzles;
            this.rating = rating;
        }

        @Override
        public boolean hasNext() {
            if (ahead.isEmpty() && puzzles.hasNext()) {
                List<Entry> batch = new ArrayList<>(Batch.WORLDS);
                while (batch.size() < Batch.WORLDS && puzzles.hasNext()) {
                    batch.add(Rows.record(puzzles.next(), Entry.class));
                }
                ahead.addAll(rating.rows(batch));
            }
            return !ahead.isEmpty();
        }

        @Override
        public Row next() {
            if (!hasNext()) {
                throw new NoSuchElementException("There are no more puzzles.");
            }
            return ahead.remove();
        }
    }
}
