package ninebynine.games.map;

import ninebynine.tensor.Ints;

/**
 * A map drawn on squares: which country each square belongs to, row by row.
 *
 * @param firsts the first square of each country
 * @param id what stood before the clues in the game ID
 */
record Tiles(int width, int height, Ints country, Ints firsts, String id) {
    /** Whether a square is the first of its country in reading order. */
    boolean isFirst(int square) {
        return firsts.get(country.get(square)) == square;
    }

    int at(int row, int column) {
        return country.get(row * width + column);
    }

    /** Whether two squares are on the map and of different countries. */
    private boolean isBorder(int row, int column, int otherRow, int otherColumn) {
        boolean one = row >= 0 && row < height && column >= 0 && column < width;
        boolean other = otherRow >= 0 && otherRow < height && otherColumn >= 0 && otherColumn < width;
        return one && other ? at(row, column) != at(otherRow, otherColumn) : one || other;
    }

    /** The border above a square. */
    boolean isBorderAbove(int row, int column) {
        return isBorder(row - 1, column, row, column);
    }

    /** The border to the left of a square. */
    boolean isBorderLeft(int row, int column) {
        return isBorder(row, column - 1, row, column);
    }
}
