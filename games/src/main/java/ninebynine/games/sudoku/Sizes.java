package ninebynine.games.sudoku;

import ninebynine.games.PuzzleFormatException;

/** N² cells make a Sudoku of size N, for the sizes that exist. */
final class Sizes {
    private Sizes() {}

    /** The size with that many cells, or 0. */
    static int of(int cells) {
        int n = (int) Math.round(Math.sqrt(cells));
        return n * n == cells && Boxes.exist(n) ? n : 0;
    }

    /** The size whose number of cells is nearest. */
    static int nearest(int cells) {
        int nearest = Boxes.SMALLEST;
        for (int n = Boxes.SMALLEST; n <= Boxes.LARGEST; n++) {
            if (Boxes.exist(n) && Math.abs(n * n - cells) < Math.abs(nearest * nearest - cells)) {
                nearest = n;
            }
        }
        return nearest;
    }

    static String name(int n) {
        return n + "x" + n;
    }

    /** @param noun what is counted, "symbol" or "cell" */
    static PuzzleFormatException wrong(int count, String noun) {
        int root = (int) Math.round(Math.sqrt(count));
        if (root * root == count && root >= 2 && !Boxes.exist(root)) {
            return missing(root);
        }
        int n = nearest(count);
        return new PuzzleFormatException(
                counted(count, noun) + ", expected " + n * n + " for a " + name(n) + " Sudoku. " + way(count, n * n));
    }

    static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** What to try when there are too few or too many. */
    static String way(int count, int expected) {
        if (count > 2 * expected) {
            return "Maybe this is no Sudoku.";
        }
        return count < expected ? "Maybe a '.' is missing." : "Maybe there is one too many.";
    }

    static PuzzleFormatException missing(int n) {
        String why = n < Boxes.SMALLEST || n > Boxes.LARGEST ? "is not from 4 to 49" : "is prime and makes no boxes";
        return new PuzzleFormatException("There is no Sudoku of size " + n + ", which " + why + ". Maybe "
                + nearest(n > Boxes.LARGEST ? Integer.MAX_VALUE : n * n) + " is meant.");
    }
}
