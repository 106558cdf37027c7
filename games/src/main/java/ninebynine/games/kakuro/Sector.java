package ninebynine.games.kakuro;

import ninebynine.tensor.Ints;

/**
 * A run of white squares, as long as can be, with different digits.
 *
 * @param across from left to right, not from top to bottom
 * @param controller the black square just before it
 * @param squares in order
 * @param sum what they add up to, or 0 if that is not said
 */
record Sector(boolean across, int controller, Ints squares, int sum) {
    int size() {
        return squares.size();
    }

    boolean hasSum() {
        return sum > 0;
    }

    Combinations combinations() {
        return Combinations.of(sum, size());
    }
}
