package ninebynine.dataset;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which puzzles are taken: at most so many in all, and at most so many of each rating of each game, first come first served. */
final class Selection {
    private static final String UNSOLVED = "unsolved";

    private final long limit;
    private final long ofEach;
    private long taken;
    private final Map<String, Long> ratings = new TreeMap<>();

    /**
     * @param limit how many in all
     * @param ofEach how many of each rating of each game; those that are not solved count as one more rating
     * @param so how many were taken before
     */
    Selection(long limit, long ofEach, Taken so) {
        this.limit = limit;
        this.ofEach = ofEach;
        this.taken = so.puzzles();
        this.ratings.putAll(so.ratings());
    }

    /** How many puzzles are taken, in all and of each game and rating. */
    record Taken(long puzzles, Map<String, Long> ratings) {
        static final Taken NONE = new Taken(0, Map.of());
    }

    boolean isFull() {
        return taken >= limit;
    }

    /** Takes a puzzle of this game and rating if there is room for it. */
    boolean take(String game, @Nullable Integer rating) {
        String key = game + " " + (rating == null ? UNSOLVED : rating);
        if (isFull() || ratings.getOrDefault(key, 0L) >= ofEach) {
            return false;
        }
        taken++;
        ratings.merge(key, 1L, Long::sum);
        return true;
    }

    Taken taken() {
        return new Taken(taken, new TreeMap<>(ratings));
    }
}
