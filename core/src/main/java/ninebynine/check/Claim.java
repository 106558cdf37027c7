package ninebynine.check;

import org.jspecify.annotations.Nullable;

/**
 * A step as a trace claims it.
 *
 * @param before the state before it; null where the trace does not carry it
 * @param after the state after it and its propagation; null where the trace does not carry it
 */
public record Claim(
        String notation, @Nullable Claimed before, @Nullable Claimed after) {
    public static Claim of(String notation) {
        return new Claim(notation, null, null);
    }

    /** A state as some file writes it. */
    public interface Claimed {
        /** What it says otherwise than the position that was worked out here; null if they agree. */
        @Nullable
        String difference(Position own);
    }
}
