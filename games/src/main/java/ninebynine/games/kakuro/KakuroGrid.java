package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.tensor.Ints;

/**
 * Where the white squares of a Kakuro are, and which sums there are. The first row and the first column are black: sums stand in them.
 *
 * @param across for each square, row by row, the sum of the sector to its right; {@link #NONE} for a black square without, {@link #WHITE}
 * @param down the same for the sector below
 */
record KakuroGrid(int rows, int columns, Ints across, Ints down) {
    static final int WHITE = -1;
    static final int NONE = 0;
    static final int LARGEST = 99;

    /** Throws {@link PuzzleFormatException} if no digits can be right in it, whatever they are. */
    KakuroGrid checked() {
        if (rows > LARGEST || columns > LARGEST) {
            throw new PuzzleFormatException("A grid of " + rows + " rows and " + columns + " columns is larger than "
                    + LARGEST + "x" + LARGEST + ", its black border included. Maybe line breaks are missing.");
        }
        if (across.stream().noneMatch(mark -> mark == WHITE)) {
            throw new PuzzleFormatException("All squares are black. Maybe write '_' for a white one.");
        }
        for (int s = 0; s < across.size(); s++) {
            border(s);
            clue(s, true, across.get(s));
            clue(s, false, down.get(s));
        }
        sectors().forEach(this::check);
        return this;
    }

    private void border(int square) {
        if (isWhite(square) && (square < columns || square % columns == 0)) {
            throw new PuzzleFormatException(
                    rc(square) + " is white, but row 1 and column 1 are black: sums stand there."
                            + " Maybe the border is missing.");
        }
    }

    private void clue(int square, boolean isAcross, int sum) {
        if (sum > NONE && !isWhite(next(square, isAcross))) {
            throw new PuzzleFormatException("The sum " + sum + (isAcross ? " across from " : " down from ") + rc(square)
                    + " has no white square " + (isAcross ? "to its right" : "below it")
                    + ". Maybe it belongs to another square.");
        }
    }

    private void check(Sector sector) {
        int size = sector.size();
        if (size > Combinations.DIGITS) {
            throw new PuzzleFormatException("The sector " + where(sector) + " has " + size
                    + " white squares, and there are only nine digits. Maybe a black square is missing.");
        }
        if (sector.hasSum() && sector.combinations().count() == 0) {
            throw new PuzzleFormatException("No "
                    + (size == 1 ? "digit is " : size + " different digits add up to ") + sector.sum() + ", the sum "
                    + where(sector) + ": they " + (size == 1 ? "are " : "make ") + Combinations.least(size) + " to "
                    + Combinations.most(size) + ". Maybe it is a misprint, or a square has the wrong colour.");
        }
    }

    /** As in "across from r3c2". */
    String where(Sector sector) {
        return (sector.across() ? "across" : "down") + " from " + rc(sector.controller());
    }

    String rc(int square) {
        return "r" + (square / columns + 1) + "c" + (square % columns + 1);
    }

    boolean isWhite(int square) {
        return square >= 0 && across.get(square) == WHITE;
    }

    /** The square after this one, or -1 beyond the edge. */
    private int next(int square, boolean isAcross) {
        if (isAcross) {
            return square % columns == columns - 1 ? -1 : square + 1;
        }
        return square + columns < across.size() ? square + columns : -1;
    }

    int[] whites() {
        return IntStream.range(0, across.size()).filter(this::isWhite).toArray();
    }

    /** Those across, then those down, each in the order of their controllers, row by row. */
    List<Sector> sectors() {
        List<Sector> found = new ArrayList<>();
        for (boolean isAcross : new boolean[] {true, false}) {
            for (int s = 0; s < across.size(); s++) {
                if (!isWhite(s) && isWhite(next(s, isAcross))) {
                    found.add(sector(s, isAcross));
                }
            }
        }
        return found;
    }

    private Sector sector(int controller, boolean isAcross) {
        IntStream.Builder squares = IntStream.builder();
        for (int s = next(controller, isAcross); isWhite(s); s = next(s, isAcross)) {
            squares.add(s);
        }
        int sum = (isAcross ? across : down).get(controller);
        return new Sector(isAcross, controller, Ints.of(squares.build().toArray()), sum);
    }

    /** Rows as columns. */
    KakuroGrid transposed() {
        return new KakuroGrid(columns, rows, turned(down), turned(across));
    }

    /** Something of each square, row by row, as it stands in the transposed grid. */
    Ints turned(Ints ofSquares) {
        return Ints.of(IntStream.range(0, ofSquares.size())
                .map(t -> ofSquares.get(t % rows * columns + t / rows))
                .toArray());
    }

    String size() {
        return rows + "x" + columns;
    }
}
