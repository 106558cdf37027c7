package ninebynine.check;

/** What tells how many solutions a position has, exactly: handed in, since the checker does not search. */
@FunctionalInterface
public interface Solutions {
    /** An answer that was not found soon enough. */
    int UNKNOWN = -1;

    /** How many, counted no further than the limit; {@link #UNKNOWN} if that takes too long. */
    int count(Position position, int limit);
}
