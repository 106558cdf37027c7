package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The eight ways to lay a pattern on a grid: as it is drawn, mirrored, and turned; first those that keep rows rows. */
enum Turn {
    AS_DRAWN(1, 1, false),
    LEFT_RIGHT(1, -1, false),
    UPSIDE_DOWN(-1, 1, false),
    HALF_TURN(-1, -1, false),
    ROWS_AS_COLUMNS(1, 1, true),
    QUARTER_TURN(1, -1, true),
    QUARTER_BACK(-1, 1, true),
    OTHER_DIAGONAL(-1, -1, true);

    static final List<Turn> ALL = List.of(values());

    private final int down;
    private final int right;
    private final boolean swaps;
    /** For each value of a point, what becomes of it. */
    private final int[] points;

    Turn(int down, int right, boolean swaps) {
        this.down = down;
        this.right = right;
        this.swaps = swaps;
        points = IntStream.range(0, VariableKind.P.size())
                .map(value -> VariableKind.P.ofSides(sides(VariableKind.P.sides(value))))
                .toArray();
    }

    /** Whether rows become columns. */
    boolean swaps() {
        return swaps;
    }

    /** How far down a step leads that led y down and x to the right. */
    int y(int y, int x) {
        return down * (swaps ? x : y);
    }

    int x(int y, int x) {
        return right * (swaps ? y : x);
    }

    Way side(Way side) {
        int y = y(side.down, side.right);
        int x = x(side.down, side.right);
        return Way.ALL.stream()
                .filter(other -> other.down == y && other.right == x)
                .findFirst()
                .orElseThrow();
    }

    private int sides(int bits) {
        return Way.ALL.stream()
                .filter(side -> side.isIn(bits))
                .mapToInt(side -> side(side).bit())
                .sum();
    }

    Corner corner(Corner corner) {
        List<Way> sides = List.of(side(corner.vertical), side(corner.horizontal));
        return Corner.ALL.stream()
                .filter(other -> sides.contains(other.vertical) && sides.contains(other.horizontal))
                .findFirst()
                .orElseThrow();
    }

    /** What becomes of some values of a point, as bits. */
    int points(int values) {
        return IntStream.range(0, points.length)
                .filter(value -> (values & 1 << value) != 0)
                .map(value -> 1 << points[value])
                .sum();
    }

    @Override
    public String toString() {
        return Arrays.stream(name().split("_"))
                .map(String::toLowerCase)
                .reduce((a, b) -> a + " " + b)
                .orElseThrow();
    }
}
