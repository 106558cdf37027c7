package ninebynine.dataset;

import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import ninebynine.game.Game;

/** Where puzzles of a dataset come from. */
public sealed interface Source permits FileSource, MadeSource {
    Game game();

    /** What its puzzles' ids begin with; no two sources of a dataset share one. */
    String name();

    /** As the command names it. */
    String written();

    /** As the rows of its puzzles name it. */
    String told();

    /** What decides its puzzles, in one line. */
    String settings() throws IOException;

    /** Its puzzles after a place. */
    Puzzles after(Place place, int threads);

    /** Its puzzles in order. */
    interface Puzzles extends Iterator<Entry>, AutoCloseable {
        @Override
        void close();

        /** Why there are fewer than were asked for, once there are no more. */
        default Optional<String> missing() {
            return Optional.empty();
        }
    }

    /**
     * A puzzle's text, which may be wrong.
     *
     * @param place after it
     * @param where its place, for people
     * @param family what it shares with those that are alike, which fall into one split together; empty if its orbit decides
     */
    record Entry(String text, Place place, String where, String family) {}

    /**
     * How far a source was read.
     *
     * @param puzzles how many puzzles
     * @param attempt which attempt made the last of them; 0 if nobody made them
     * @param ofIt how many of that attempt's puzzles
     */
    record Place(long puzzles, long attempt, int ofIt) {
        static final Place START = new Place(0, 0, 0);

        /** Before the last puzzle. */
        Place back() {
            return new Place(puzzles - 1, attempt, Math.max(0, ofIt - 1));
        }
    }
}
