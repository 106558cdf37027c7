package ninebynine.games.hidato;

import java.util.Arrays;
import java.util.stream.IntStream;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;

/**
 * What is the same puzzle but for symmetry: the eight ways to lay the grid, either end of the path as 1, and the white squares
 * moved to the upper left. Of these the one whose squares, row by row, come first.
 */
final class HidatoOrbit {
    private static final int IMAGES = 16;

    private final int n;
    private final int count;
    private final int[] squares;

    private HidatoOrbit(HidatoPuzzle puzzle) {
        n = puzzle.n();
        count = puzzle.count();
        squares = puzzle.squares().toArray();
    }

    static Ints first(HidatoPuzzle puzzle) {
        HidatoOrbit orbit = new HidatoOrbit(puzzle);
        return Ints.of(IntStream.range(0, IMAGES)
                .mapToObj(which -> orbit.moved(orbit.image(which)))
                .min(Arrays::compare)
                .orElseThrow());
    }

    /** Any of them, with its holes where they fall. */
    static Ints any(HidatoPuzzle puzzle, Choice choice) {
        return Ints.of(new HidatoOrbit(puzzle).image(choice.below(IMAGES)));
    }

    /** @param which bit 0 turns rows and columns round, bit 1 the rows upside down, bit 2 the columns, bit 3 the path */
    private int[] image(int which) {
        int[] image = new int[n * n];
        for (int s = 0; s < image.length; s++) {
            int r = (which & 2) == 0 ? s / n : n - 1 - s / n;
            int c = (which & 4) == 0 ? s % n : n - 1 - s % n;
            int mark = squares[s];
            image[(which & 1) == 0 ? r * n + c : c * n + r] = mark > 0 && (which & 8) != 0 ? count + 1 - mark : mark;
        }
        return image;
    }

    private int[] moved(int[] image) {
        int up = n;
        int left = n;
        for (int s = 0; s < image.length; s++) {
            if (image[s] != HidatoPuzzle.HOLE) {
                up = Math.min(up, s / n);
                left = Math.min(left, s % n);
            }
        }
        int[] moved = new int[image.length];
        Arrays.fill(moved, HidatoPuzzle.HOLE);
        for (int s = up * n + left; s < image.length; s++) {
            if (image[s] != HidatoPuzzle.HOLE) {
                moved[s - up * n - left] = image[s];
            }
        }
        return moved;
    }
}
