package ninebynine.verify;

import java.util.Arrays;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.hidato.HidatoGame;
import ninebynine.games.hidato.HidatoPuzzle;
import ninebynine.games.hidato.Walk;

/** Hidatos and Numbrix from seeds: a random path through a grid, its ends cut off to make holes, and some of its numbers taken away. */
final class HidatoPaths {
    private static final int[] SIZES = {3, 4, 4, 5, 5, 6};

    private final Walk walk;
    private final int n;
    private final int[] path;
    private final Random random;

    private HidatoPaths(Walk walk, int n, Random random) {
        this.walk = walk;
        this.n = n;
        this.random = random;
        path = new int[n * n];
        for (int i = 0; i < path.length; i++) {
            path[i] = i / n % 2 == 0 ? i : i / n * n + n - 1 - i % n;
        }
        for (int i = 0; i < 20 * n * n; i++) {
            bite();
        }
    }

    /** The end of the path bites one of its neighbours p[i]: then p[0] … p[i], p[k] … p[i+1] is a path too. Either end may. */
    private void bite() {
        if (random.nextBoolean()) {
            reverse(0, path.length - 1);
        }
        int last = path.length - 1;
        int[] touching = IntStream.range(0, last)
                .filter(i -> touch(walk, n, path[i], path[last]))
                .toArray();
        reverse(touching[random.nextInt(touching.length)] + 1, last);
    }

    static boolean touch(Walk walk, int n, int a, int b) {
        int rows = Math.abs(a / n - b / n);
        int columns = Math.abs(a % n - b % n);
        return rows + columns == 1 || walk == Walk.HIDATO && rows == 1 && columns == 1;
    }

    private void reverse(int from, int to) {
        for (int i = from, j = to; i < j; i++, j--) {
            int kept = path[i];
            path[i] = path[j];
            path[j] = kept;
        }
    }

    /** Some with several solutions; some, with a number where it was not, without any. */
    static HidatoPuzzle puzzle(Walk walk, Random random) {
        int n = SIZES[random.nextInt(SIZES.length)];
        HidatoPaths made = new HidatoPaths(walk, n, random);
        int[] squares = made.squares(random.nextInt(n * n / 3 + 1), 30 + random.nextInt(55));
        String model = random.nextBoolean() ? "geometric" : "topological";
        return random.nextInt(3) == 0 ? made.misprinted(model, squares) : made.puzzle(model, squares);
    }

    /** With one given changed so that no other contradicts it at once; as it is if that can't be done. */
    private HidatoPuzzle misprinted(String model, int[] squares) {
        int tries = 0;
        while (tries < 30) {
            try {
                return puzzle(model, misprint(squares.clone()));
            } catch (PuzzleFormatException nextOneMayDo) {
                tries++;
            }
        }
        return puzzle(model, squares);
    }

    private int[] squares(int holes, int percent) {
        int first = random.nextInt(holes + 1);
        int[] squares = new int[n * n];
        Arrays.fill(squares, -1);
        for (int i = first; i < path.length - holes + first; i++) {
            squares[path[i]] = random.nextInt(100) < percent ? i - first + 1 : 0;
        }
        return squares;
    }

    private int[] misprint(int[] squares) {
        int count = (int) Arrays.stream(squares).filter(mark -> mark >= 0).count();
        int[] given =
                IntStream.range(0, squares.length).filter(s -> squares[s] > 0).toArray();
        if (given.length > 0) {
            squares[given[random.nextInt(given.length)]] = 1 + random.nextInt(count);
        }
        return squares;
    }

    private HidatoPuzzle puzzle(String model, int[] squares) {
        StringJoiner text = new StringJoiner(" ");
        text.add(walk.name()).add(model).add(Integer.toString(n));
        text.add(Long.toString(Arrays.stream(squares).filter(mark -> mark >= 0).count()));
        Arrays.stream(squares).forEach(mark -> text.add(mark < 0 ? "B" : mark == 0 ? "." : Integer.toString(mark)));
        return new HidatoGame(walk).parse(text.toString());
    }
}
