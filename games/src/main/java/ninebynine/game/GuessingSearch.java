package ninebynine.game;

import java.util.Arrays;
import java.util.function.Consumer;
import ninebynine.limit.Stopping;

/**
 * What follows, then a guess x = v, then x ≠ v, depth first, until solutions enough are found or guesses enough were made. Who extends it knows one kind of
 * question and asks it often: what the places may hold is a few words, and a guess is a copy of them.
 *
 * <pre>
 *   room   level 0, what is told │ level 1, a copy to guess in │ …
 * </pre>
 */
public abstract class GuessingSearch {
    private final int size;
    private final int places;
    private long[][] levels = new long[8][];
    /** What may be, at the level where the search is. */
    protected long[] room;

    private int limit;
    private long guesses;
    private int found;
    private boolean complete;
    private Consumer<int[]> sink = solution -> {};

    /**
     * @param places how many there are to fill
     * @param size how many words say what they may hold
     */
    protected GuessingSearch(int places, int size) {
        this.places = places;
        this.size = size;
        room = level(0);
    }

    /** The place has this value. */
    public abstract void put(int place, int value);

    /** The place has not this value. */
    public abstract void exclude(int place, int value);

    /** The least value that a place may have. */
    protected abstract int first(int place);

    /** All that follows without a guess; false if something is impossible, and then nothing is left to be done. */
    protected abstract boolean propagate();

    /** The open place to guess in; -1 if all are decided. */
    protected abstract int choice();

    /** A guess, or that it is none, led to something impossible. */
    protected void refuted() {}

    /** Goes back to the first level, whose words are answered. */
    protected final long[] restart() {
        room = levels[0];
        return room;
    }

    /**
     * How many solutions there are, up to a limit. Throws {@link Undecided} if it has not come to that after so many guesses.
     *
     * @param bound no more guesses than that
     * @param sink hears the values of each solution, place by place
     */
    public final int search(int limit, long bound, Consumer<int[]> sink) {
        this.limit = limit;
        this.guesses = bound;
        this.sink = sink;
        found = 0;
        complete = true;
        search(0);
        if (found < limit && !complete) {
            throw new Undecided();
        }
        return found;
    }

    private void search(int depth) {
        room = levels[depth];
        while (propagate()) {
            int place = choice();
            if (place < 0) {
                tell();
                return;
            }
            Stopping.check();
            if (--guesses < 0) {
                complete = false;
                return;
            }
            int value = first(place);
            long[] next = level(depth + 1);
            System.arraycopy(room, 0, next, 0, size);
            room = next;
            put(place, value);
            search(depth + 1);
            if (!complete) {
                return;
            }
            room = levels[depth];
            exclude(place, value);
        }
        if (depth > 0) {
            refuted();
        }
    }

    private long[] level(int depth) {
        if (depth == levels.length) {
            levels = Arrays.copyOf(levels, 2 * depth);
        }
        if (levels[depth] == null) {
            levels[depth] = new long[size];
        }
        return levels[depth];
    }

    private void tell() {
        int[] solution = new int[places];
        for (int place = 0; place < places; place++) {
            solution[place] = first(place);
        }
        sink.accept(solution);
        complete = ++found < limit;
    }
}
