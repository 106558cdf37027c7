package ninebynine.games.futoshiki;

import ninebynine.game.PuzzleFormatException;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareNames;
import ninebynine.tensor.Ints;

/** What a text says: the numbers that are given and the signs. */
record FutoshikiClues(Cells cells, Signs signs) {
    /** Up to here one symbol says a number. */
    private static final int LARGEST = 35;

    static final Sizes SIZES = new Sizes("Futoshiki", "Futoshiki of candidates", 2, LARGEST, LARGEST, n -> null);

    FutoshikiClues {
        SignOrder order = SignOrder.of(signs);
        int[] circle = order.circle().stream().mapToInt(Integer::intValue).toArray();
        if (circle.length > 0) {
            throw new PuzzleFormatException("The signs go round in a circle: " + order.written(circle) + "<"
                    + SquareNames.cell(circle[0], signs.size())
                    + ". Maybe one of them is the wrong way round.");
        }
    }

    /** The same clues, once it is sure that no number is given twice in a row or column. */
    FutoshikiClues distinct() {
        cells.distinct(Square.latin(cells.size()));
        return this;
    }

    /** A size that was written. */
    static int size(String written) {
        int n = written.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(written);
        if (!SIZES.exist(n)) {
            throw SIZES.missing(n);
        }
        return n;
    }

    /** Cells of which nothing is given. */
    static Cells empty(int n) {
        return new Cells(n, Ints.of(new int[n * n]), null);
    }
}
