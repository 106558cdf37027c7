package ninebynine.data;

import java.util.function.Function;
import java.util.function.Supplier;
import ninebynine.explain.NotationException;
import ninebynine.game.PuzzleFormatException;
import ninebynine.io.Shortage;
import ninebynine.limit.NoRoom;
import ninebynine.limit.SearchStopped;
import ninebynine.limit.TimeLimit;

/** One piece of work among many: what goes wrong with it is told, and is never the end of the others. */
public final class OneOfMany {
    private OneOfMany() {}

    /** What can go wrong with one. */
    public enum Kind {
        /** What was given can't be read. */
        UNREAD,
        /** Its time is over. */
        STOPPED,
        /** Memory or stack would not suffice. */
        NO_ROOM,
        /** A theory that does not fit, or else a fault of ours. */
        FAULT
    }

    /**
     * What went wrong.
     *
     * @param why in words: a sentence of what can't be read, else without the full stop
     */
    public record Failure(Kind kind, String why, Throwable cause) {
        /** As a sentence. */
        public String sentence() {
            return kind == Kind.UNREAD ? why : why + ".";
        }
    }

    /** Does the work within its time; what comes of it, or else of what went wrong. */
    public static <R> R run(TimeLimit limit, Supplier<R> work, Function<Failure, R> otherwise) {
        try {
            return limit.run(work);
        } catch (PuzzleFormatException | NotationException | DatasetException e) {
            return otherwise.apply(new Failure(Kind.UNREAD, String.valueOf(e.getMessage()), e));
        } catch (SearchStopped e) {
            return otherwise.apply(new Failure(Kind.STOPPED, String.valueOf(e.getMessage()), e));
        } catch (NoRoom e) {
            return otherwise.apply(new Failure(Kind.NO_ROOM, String.valueOf(e.getMessage()), e));
        } catch (OutOfMemoryError | StackOverflowError e) {
            return otherwise.apply(new Failure(Kind.NO_ROOM, Shortage.of(e), e));
        } catch (RuntimeException e) {
            return otherwise.apply(new Failure(Kind.FAULT, Shortage.fault(e), e));
        }
    }
}
