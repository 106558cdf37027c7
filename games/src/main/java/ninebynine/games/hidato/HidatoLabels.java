package ninebynine.games.hidato;

import java.util.Arrays;
import ninebynine.game.PuzzleFormatException;
import ninebynine.tensor.Ints;

/**
 * The labels of one puzzle: its givens, and every (square, number) of which neither is given and that no given is too far from,
 * in either model. All others are false from the start and have no label.
 *
 * <pre>
 *   square[x], number[x]      in order of squares, then of numbers; both from 0
 *   labels of square s        from[s] … from[s+1] - 1
 * </pre>
 */
final class HidatoLabels {
    /** With more, a model takes minutes to make. */
    private static final int MOST = 100_000;

    private final int n;
    private final int count;
    private final int[] square;
    private final int[] number;
    private final int[] from;

    HidatoLabels(HidatoPuzzle puzzle) {
        n = puzzle.n();
        count = puzzle.count();
        from = new int[n * n + 1];
        int[] squares = new int[64];
        int[] numbers = new int[64];
        int size = 0;
        for (int s = 0; s < n * n; s++) {
            for (int v : numbers(puzzle, s)) {
                if (size == squares.length) {
                    squares = Arrays.copyOf(squares, 2 * size);
                    numbers = Arrays.copyOf(numbers, 2 * size);
                }
                squares[size] = s;
                numbers[size++] = v;
            }
            from[s + 1] = size;
        }
        square = Arrays.copyOf(squares, size);
        number = Arrays.copyOf(numbers, size);
    }

    /** Throws {@link PuzzleFormatException} if so little is given in so large a grid that nobody could work on it. */
    static void check(HidatoPuzzle puzzle) {
        if ((long) puzzle.count() * puzzle.count() <= MOST) {
            return;
        }
        int size = new HidatoLabels(puzzle).size();
        if (size > MOST) {
            throw new PuzzleFormatException("The givens leave " + size + " candidates in a grid of " + puzzle.size()
                    + ", more than " + MOST + ". Maybe give more numbers, or take a smaller grid.");
        }
    }

    /** What a square may be. */
    private static int[] numbers(HidatoPuzzle puzzle, int s) {
        int mark = puzzle.squares().get(s);
        if (mark != HidatoPuzzle.EMPTY) {
            return mark == HidatoPuzzle.HOLE ? new int[0] : new int[] {mark - 1};
        }
        boolean[] far = new boolean[puzzle.count()];
        for (int g : puzzle.givenSquares()) {
            int given = puzzle.squares().get(g) - 1;
            int steps = puzzle.walk().distance(puzzle.n(), s, g);
            Arrays.fill(far, Math.max(0, given - steps + 1), Math.min(far.length, given + steps), true);
        }
        int[] near = new int[far.length];
        int size = 0;
        for (int v = 0; v < far.length; v++) {
            if (!far[v]) {
                near[size++] = v;
            }
        }
        return Arrays.copyOf(near, size);
    }

    int size() {
        return square.length;
    }

    /** How many numbers there are. */
    int count() {
        return count;
    }

    int square(int label) {
        return square[label];
    }

    int number(int label) {
        return number[label];
    }

    /** The label, or -1 where that is impossible from the start. */
    int label(int s, int v) {
        int found = Arrays.binarySearch(number, from[s], from[s + 1], v);
        return found < 0 ? -1 : found;
    }

    int[] ofSquare(int s) {
        int[] labels = new int[from[s + 1] - from[s]];
        Arrays.setAll(labels, i -> from[s] + i);
        return labels;
    }

    /** The labels of each number, in increasing order. */
    int[][] byNumber() {
        int[] counts = new int[count];
        for (int v : number) {
            counts[v]++;
        }
        int[][] labels = new int[count][];
        Arrays.setAll(labels, v -> new int[counts[v]]);
        Arrays.fill(counts, 0);
        for (int x = 0; x < number.length; x++) {
            labels[number[x]][counts[number[x]]++] = x;
        }
        return labels;
    }

    /** Where each label stands in C[r,c,n]. */
    Ints positions() {
        int[] positions = new int[square.length];
        Arrays.setAll(positions, x -> square[x] * count + number[x]);
        return Ints.of(positions);
    }

    int n() {
        return n;
    }
}
