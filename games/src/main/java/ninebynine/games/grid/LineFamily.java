package ninebynine.games.grid;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Lines of n cells that share none, with every number once in each: rows, columns, blocks, diagonals. A full family has n of them, which together are
 * the whole grid; others have fewer, such as the four windows of a windoku. All 0-based.
 *
 * <pre>
 *   cell(line, place)   = r·n + c; where another family crosses this one, the place is the number of the crossing line
 *   line(cell)          the line in which the cell lies, or -1
 * </pre>
 */
public final class LineFamily {
    private final int n;
    private final String letter;
    private final String word;
    private final @Nullable String crossing;
    private final int[] cells;
    private final int[] lines;

    /**
     * A family of lines.
     *
     * @param letter what stands before the number of a line, such as {@code r}
     * @param word a line in English, such as "row"
     * @param crossing the letter of the family that crosses this one; null if a place can only be said as a cell
     */
    public LineFamily(int n, String letter, String word, @Nullable String crossing, IntBinaryOperator cell) {
        this(n, letter, word, crossing, n, cell);
    }

    private LineFamily(
            int n, String letter, String word, @Nullable String crossing, int count, IntBinaryOperator cell) {
        this.n = n;
        this.letter = letter;
        this.word = word;
        this.crossing = crossing;
        this.cells = new int[count * n];
        this.lines = new int[n * n];
        Arrays.fill(lines, -1);
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cell.applyAsInt(i / n, i % n);
            lines[cells[i]] = i / n;
        }
    }

    /**
     * A family of these lines, each of n cells.
     *
     * @throws IllegalArgumentException if a line has another number of cells, or two lines share one
     */
    public static LineFamily of(int n, String letter, String word, List<int[]> lines) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).length != n) {
                throw new IllegalArgumentException(
                        "The " + word + " " + (i + 1) + " has " + lines.get(i).length + " cells, not " + n + ".");
            }
        }
        LineFamily family =
                new LineFamily(n, letter, word, null, lines.size(), (line, place) -> lines.get(line)[place]);
        if (Arrays.stream(family.cells).distinct().count() < family.cells.length) {
            throw new IllegalArgumentException("Two " + word + "s share a cell. Maybe make each a family of its own.");
        }
        return family;
    }

    /** The rows. */
    public static LineFamily rows(int n) {
        return new LineFamily(n, "r", "row", "c", (r, c) -> r * n + c);
    }

    /** The columns. */
    public static LineFamily columns(int n) {
        return new LineFamily(n, "c", "column", "r", (c, r) -> r * n + c);
    }

    /** How many cells a line has. */
    public int size() {
        return n;
    }

    /** How many lines there are. */
    public int count() {
        return cells.length / n;
    }

    /** What the name of a line begins with. */
    public String letter() {
        return letter;
    }

    /** What a line is called in English. */
    public String word() {
        return word;
    }

    /** "in-a-row", "in-an-anti-diagonal". */
    public String inALine() {
        return ("aeiou".indexOf(word.charAt(0)) < 0 ? "in-a-" : "in-an-") + word;
    }

    /** The cell at this place of a line. */
    public int cell(int line, int place) {
        return cells[line * n + place];
    }

    /** The line of a cell, or -1 if it lies on none. */
    public int line(int cell) {
        return lines[cell];
    }

    /** A line as it is written, such as {@code r5}. */
    public String written(int line) {
        return letter + (line + 1);
    }

    /** A line in English, such as "row 5". */
    public String spoken(int line) {
        return word + " " + (line + 1);
    }

    /** A place of a line as it is written in a subset: by the line that crosses there, else as a cell. */
    public String place(int line, int place) {
        return crossing == null ? SquareNames.cell(cell(line, place), n) : crossing + (place + 1);
    }
}
