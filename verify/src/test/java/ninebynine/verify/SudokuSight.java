package ninebynine.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The candidates of a 9x9 Sudoku as a person sees them, for whoever reads definitions a second time: cells 0 to 80, digits 0 to 8, a candidate is cell · 9 + digit. It shares nothing with the engine.
 *
 * @param masks the digits that each cell has left, as bits; of a cell that is filled its digit
 */
record SudokuSight(int[] masks) {
    static final int N = 9;
    static final int CELLS = N * N;
    /** Rows, columns, blocks. */
    static final List<int[]> HOUSES = houses();

    private static List<int[]> houses() {
        List<int[]> houses = new ArrayList<>();
        for (int kind = 0; kind < 3; kind++) {
            for (int line = 0; line < N; line++) {
                int which = kind;
                int number = line;
                houses.add(IntStream.range(0, CELLS)
                        .filter(q -> lineOf(which, q) == number)
                        .toArray());
            }
        }
        return houses;
    }

    /** The row (0), column (1) or block (2) of a cell. */
    static int lineOf(int kind, int cell) {
        int row = cell / N;
        int column = cell % N;
        return kind == 0 ? row : kind == 1 ? column : row / 3 * 3 + column / 3;
    }

    static boolean see(int one, int other) {
        return one != other && IntStream.range(0, 3).anyMatch(kind -> lineOf(kind, one) == lineOf(kind, other));
    }

    /** Whether two candidates can't both be true. */
    static boolean linked(int x, int y) {
        return x / N == y / N ? x != y : x % N == y % N && see(x / N, y / N);
    }

    boolean has(int cell, int digit) {
        return (masks[cell] >> digit & 1) != 0;
    }

    int count(int cell) {
        return Integer.bitCount(masks[cell]);
    }

    /** The cells of a house that may hold a digit. */
    int[] places(int[] house, int digit) {
        return Arrays.stream(house).filter(q -> has(q, digit)).toArray();
    }

    /** All cells that may hold a digit. */
    int[] places(int digit) {
        return places(IntStream.range(0, CELLS).toArray(), digit);
    }

    /** Each house in which a digit has just two places, by these. */
    List<int[]> pairs(int digit, IntPredicate houses) {
        return IntStream.range(0, HOUSES.size())
                .filter(houses)
                .mapToObj(h -> places(HOUSES.get(h), digit))
                .filter(two -> two.length == 2)
                .toList();
    }

    /** The same both ways round. */
    List<int[]> turned(int digit, IntPredicate houses) {
        List<int[]> both = new ArrayList<>();
        for (int[] two : pairs(digit, houses)) {
            both.add(two);
            both.add(new int[] {two[1], two[0]});
        }
        return both;
    }

    /** Whether two candidates are all that a cell, or a digit in a house, has left. */
    boolean strong(int x, int y) {
        return x / N == y / N
                ? count(x / N) == 2 && x != y
                : x % N == y % N
                        && pairs(x % N, h -> true).stream()
                                .anyMatch(two ->
                                        two[0] == x / N && two[1] == y / N || two[1] == x / N && two[0] == y / N);
    }

    /** The digits of some cells. */
    int digits(int[] cells) {
        return Arrays.stream(cells).map(q -> masks[q]).reduce(0, (a, b) -> a | b);
    }

    static boolean inOneHouse(int[] cells) {
        return HOUSES.stream()
                .anyMatch(house ->
                        Arrays.stream(cells).allMatch(q -> Arrays.stream(house).anyMatch(p -> p == q)));
    }
}
