package ninebynine.games.grid;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A side of a grid, from which somebody looks along a row or a column. */
public enum Side {
    /** Columns, downwards. */
    TOP,
    /** Columns, upwards. */
    BOTTOM,
    /** Rows, to the right. */
    LEFT,
    /** Rows, to the left. */
    RIGHT;

    private boolean isOfColumns() {
        return this == TOP || this == BOTTOM;
    }

    /** The cells of a line of an n by n grid, the nearest to this side first. */
    public List<Integer> cells(int line, int n) {
        boolean near = this == TOP || this == LEFT;
        return IntStream.range(0, n)
                .map(i -> near ? i : n - 1 - i)
                .map(i -> isOfColumns() ? i * n + line : line * n + i)
                .boxed()
                .toList();
    }

    /** How notation may call a line, as in {@code t1}. */
    public String written(int line) {
        return name().toLowerCase(Locale.ROOT).charAt(0) + "" + (line + 1);
    }

    /** The same in English, as in "column 1 from the top". */
    public String spoken(int line) {
        return (isOfColumns() ? "column " : "row ") + (line + 1) + " from the " + name().toLowerCase(Locale.ROOT);
    }
}
