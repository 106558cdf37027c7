package ninebynine.generate;

import java.util.List;

/** A way to make puzzles. What an attempt makes depends on its number alone. For one thread. */
public interface Method {
    /** The puzzles that the attempt of this number makes, in order; mostly one or none. */
    List<Made> attempt(long number);
}
