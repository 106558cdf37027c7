package ninebynine.check;

import org.jspecify.annotations.Nullable;

/**
 * How a trace claims to end; null wherever it claims nothing.
 *
 * @param outcome {@code solved}, {@code stuck}, {@code stopped} or {@code contradictory}
 * @param rating the level of the hardest step
 * @param solution the values of the solution
 */
public record Ending(
        @Nullable String outcome,
        @Nullable Integer rating,
        @Nullable Position solution) {
    /** The trace says nothing about its end. */
    public static final Ending UNKNOWN = new Ending(null, null, null);
}
