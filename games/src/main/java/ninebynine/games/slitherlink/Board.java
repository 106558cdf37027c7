package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.tensor.Ints;

/**
 * What a text says: the clues row by row, and of each edge whether there is a line; -1 where nothing is said.
 *
 * @param edges numbered as in the {@link Lattice}: all H row by row, then all V
 */
record Board(int rows, int columns, Ints clues, Ints edges) {
    static final int NONE = -1;
    /** The longest side. */
    static final int LONGEST = 60;

    static Board ofClues(int rows, int columns, int[] clues) {
        int[] edges = new int[(rows + 1) * columns + rows * (columns + 1)];
        Arrays.fill(edges, NONE);
        return new Board(rows, columns, Ints.of(clues), Ints.of(edges));
    }

    /** Throws {@link PuzzleFormatException} if there is no such grid. */
    static void checkSize(long rows, long columns) {
        if (rows < 1 || columns < 1 || rows > LONGEST || columns > LONGEST) {
            throw new PuzzleFormatException("A Slitherlink of " + rows + " rows and " + columns
                    + " columns is out of range. Maybe 1 to " + LONGEST + " of each.");
        }
    }

    /** The clue that a number is; throws {@link PuzzleFormatException} if none is. */
    static int clue(int number, int cell, int columns) {
        if (number > 3) {
            throw new PuzzleFormatException("The clue " + number + " at " + rc(cell, columns)
                    + " is too large: around a cell there are at most 3 lines of a loop. Maybe 0, 1, 2 or 3.");
        }
        return number;
    }

    static String rc(int cell, int columns) {
        return SlitherlinkNames.rc(cell / columns, cell % columns);
    }

    /** The same if it asks for a loop at all. */
    Board checked() {
        if (clues.stream().noneMatch(clue -> clue > 0) && edges.stream().noneMatch(edge -> edge == 1)) {
            throw new PuzzleFormatException(
                    (clues.stream().allMatch(clue -> clue < 0) ? "There is no clue" : "All clues are 0")
                            + ", so any loop or none would do. Maybe some clues are missing.");
        }
        return this;
    }

    boolean hasEdges() {
        return edges.stream().anyMatch(edge -> edge != NONE);
    }

    int clueCount() {
        return (int) clues.stream().filter(clue -> clue != NONE).count();
    }

    /**
     * The board turned and mirrored.
     *
     * @param symmetry 0 to 7: bit 0 mirrors left and right, bit 1 up and down, bit 2 swaps rows and columns before that
     */
    Ints image(int symmetry) {
        boolean swap = (symmetry & 4) != 0;
        int m = swap ? columns : rows;
        int n = swap ? rows : columns;
        return Ints.of(IntStream.range(0, m * n)
                .map(cell -> {
                    int r = (symmetry & 2) == 0 ? cell / n : m - 1 - cell / n;
                    int c = (symmetry & 1) == 0 ? cell % n : n - 1 - cell % n;
                    return clues.get(swap ? c * columns + r : r * columns + c);
                })
                .toArray());
    }
}
