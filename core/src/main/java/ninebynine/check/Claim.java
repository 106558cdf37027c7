package ninebynine.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step as a trace claims it.
 *
 * @param conclusions the labels that are asserted or eliminated, by name and in order; null where the trace does not tell them apart
 * @param before the state before it; null where the trace does not carry it
 * @param after the state after it and its propagation; null where the trace does not carry it
 */
public record Claim(
        String notation,
        @Nullable List<String> conclusions,
        @Nullable Claimed before,
        @Nullable Claimed after) {
    /** A step that is known by its notation alone. */
    public static Claim of(String notation) {
        return new Claim(notation, null, null, null);
    }

    /** A state as some file writes it. */
    public interface Claimed {
        /** What it says otherwise than the position that was worked out here; null if they agree. */
        @Nullable
        String difference(Position own);
    }
}
