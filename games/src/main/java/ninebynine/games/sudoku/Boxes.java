package ninebynine.games.sudoku;

/**
 * The geometry of a Sudoku: N×N cells in boxes of {@code height} rows by {@code width} columns, N = height · width. All 0-based.
 *
 * <pre>
 *   2 x 3                box(r,c)     = height · (r div height) + c div width      (N/width = height boxes a band)
 *   0 0 0 │ 1 1 1        square(r,c)  = width · (r mod height) + c mod width
 *   0 0 0 │ 1 1 1
 *   ──────┼──────
 *   2 2 2 │ 3 3 3
 * </pre>
 */
public record Boxes(int height, int width) {
    /** The smallest size of a Sudoku. */
    public static final int SMALLEST = 4;
    /** The largest size of a Sudoku. */
    public static final int LARGEST = 49;

    public Boxes {
        if (height < 2 || width < 2 || height * width > LARGEST) {
            throw new IllegalArgumentException(
                    "boxes of " + height + " x " + width + " give no Sudoku of size " + SMALLEST + " to " + LARGEST);
        }
    }

    /** Whether there is a Sudoku of this size: a product of two numbers above 1, within the limits. */
    public static boolean exist(int size) {
        return size >= SMALLEST && size <= LARGEST && tallest(size) > 1;
    }

    /** The usual boxes for a size: square where possible, else wider than high. */
    public static Boxes of(int size) {
        int height = tallest(size);
        return new Boxes(height, size / height);
    }

    private static int tallest(int size) {
        int height = (int) Math.sqrt(size);
        while (size % height != 0) {
            height--;
        }
        return height;
    }

    /** The size of the Sudoku. */
    public int size() {
        return height * width;
    }

    /** How many cells the Sudoku has. */
    public int cells() {
        return size() * size();
    }

    /** The box of a cell. */
    public int box(int r, int c) {
        return height * (r / height) + c / width;
    }

    /** Which square of its box a cell is. */
    public int square(int r, int c) {
        return width * (r % height) + c % width;
    }

    /** The row of a square of a box. */
    public int row(int box, int square) {
        return height * (box / height) + square / width;
    }

    /** The column of a square of a box. */
    public int column(int box, int square) {
        return width * (box % height) + square % width;
    }

    /** These boxes, laid on their side if they are higher than wide. */
    public Boxes lying() {
        return height > width ? new Boxes(width, height) : this;
    }

    /** Whether they are the usual ones of their size. */
    public boolean isUsual() {
        return equals(of(size()));
    }
}
