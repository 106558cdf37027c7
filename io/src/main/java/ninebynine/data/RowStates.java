package ninebynine.data;

import ninebynine.check.Position;
import ninebynine.games.Puzzle;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/** The position that was worked out, as rows write states: values in the puzzle's format, candidates as hex. */
final class RowStates {
    /** Hex digits by their bits, the lowest first. */
    private static final String DIGITS = "084c2a6e195d3b7f";

    private final Puzzle puzzle;
    /** Holds the values only, to be written. */
    private final State shown;

    private final Bits written;
    private String values;
    private @Nullable Bits candidates;
    /** The last text that was found to say what {@link #candidates} says. */
    private String confirmed = "";

    RowStates(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.shown = puzzle.start();
        this.written = shown.values();
        this.values = puzzle.text(shown);
    }

    void now(Position position) {
        Bits own = position.values();
        boolean changed = false;
        for (int w = 0; w < own.words().length; w++) {
            for (long fresh = own.words()[w] & ~written.words()[w]; fresh != 0; fresh &= fresh - 1) {
                int label = 64 * w + Long.numberOfTrailingZeros(fresh);
                written.set(label);
                shown.assertValue(label);
                changed = true;
            }
        }
        values = changed ? puzzle.text(shown) : values;
        candidates = position.candidates();
        confirmed = "";
    }

    /** What is claimed otherwise; null if nothing is. */
    @Nullable
    String difference(@Nullable String claimedValues, @Nullable String claimedCandidates) {
        if (claimedValues != null && !claimedValues.equals(values)) {
            return "the values are " + values + ", not " + claimedValues + ".";
        }
        if (claimedCandidates == null || candidates == null || claimedCandidates.equals(confirmed)) {
            return null;
        }
        if (!says(claimedCandidates, candidates)) {
            return "the candidates are " + Schema.hex(candidates) + ", not " + claimedCandidates + ".";
        }
        confirmed = claimedCandidates;
        return null;
    }

    /** Whether the text is {@link Schema#hex} of the labels, without making that: most of the time goes here. */
    private static boolean says(String hex, Bits labels) {
        long[] words = labels.words();
        boolean same = hex.length() == (labels.length() + 7) / 8 * 2;
        for (int i = 0; same && i < hex.length(); i++) {
            same = hex.charAt(i) == DIGITS.charAt((int) (words[i >> 4] >>> (i & 15) * 4) & 15);
        }
        return same;
    }
}
