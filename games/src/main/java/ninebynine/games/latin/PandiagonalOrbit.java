package ninebynine.games.latin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What is the same pandiagonal Latin square but for symmetry: what takes rows, columns and broken diagonals to such lines. With cells as pairs of
 * remainders modulo n these are the maps x ↦ k·M·x + t, where t moves the square over its edges, k has no divisor in common with n, and M is one of
 * eight that turn and mirror the square or make diagonals of its rows and columns. Numbers may be exchanged besides.
 *
 * <p>Of all images with one of the rarest numbers in the first cell the smallest is chosen, cell by cell, with numbers in the order in which they come.
 * Every image that is not behind is kept; how many are is the same for all copies of a square, and if they are too many, all copies go without.
 */
final class PandiagonalOrbit {
    /** How many cells are looked at in all, and from how many sides. */
    private static final long MOST = 1 << 27;

    private static final int MOST_IMAGES = 1 << 18;

    private static final int[][] TURNS = {
        {1, 0, 0, 1},
        {0, 1, 1, 0},
        {1, 0, 0, -1},
        {0, 1, -1, 0},
        {1, 1, 1, -1},
        {1, 1, -1, 1},
        {1, -1, 1, 1},
        {-1, 1, 1, 1}
    };

    private final int n;
    private final Ints givens;
    private final int[] smallest;
    private int done;

    PandiagonalOrbit(int n, Ints givens) {
        this.n = n;
        this.givens = givens;
        this.smallest = new int[n * n];
    }

    /** A square seen from one of its givens; how its numbers are called so far. */
    private final class Image {
        private final int r;
        private final int c;
        private final int[] matrix;
        private final byte[] names = new byte[n + 1];
        private byte named;

        Image(int origin, int[] matrix) {
            this.r = origin / n;
            this.c = origin % n;
            this.matrix = matrix;
        }

        /** What is in a cell of it: 0 for nothing, so that a given that comes earlier is larger. */
        int at(int cell) {
            int row = Math.floorMod(r + matrix[0] * (cell / n) + matrix[1] * (cell % n), n);
            int column = Math.floorMod(c + matrix[2] * (cell / n) + matrix[3] * (cell % n), n);
            int given = givens.get(row * n + column);
            if (given > 0 && names[given] == 0) {
                names[given] = ++named;
            }
            return given == 0 ? 0 : names[given];
        }
    }

    /** The givens of the one square that stands for all; null if too many are alike. */
    @Nullable
    Ints first() {
        int[] origins = rarest();
        if (origins.length == 0) {
            return givens;
        }
        int[] factors = IntStream.range(1, n).filter(this::isUnit).toArray();
        if ((long) origins.length * factors.length * TURNS.length > MOST_IMAGES) {
            return null;
        }
        List<Image> images = images(origins, factors);
        long looked = 0;
        for (; done < n * n; done++) {
            looked += images.size();
            if (looked > MOST) {
                return null;
            }
            images = smallest(images);
        }
        return Ints.of(smallest);
    }

    /** The givens of any square that is the same. */
    Ints any(Choice choice) {
        int[] factors = IntStream.range(1, n).filter(this::isUnit).toArray();
        int k = factors[choice.below(factors.length)];
        int[] turn = TURNS[choice.below(TURNS.length)];
        int r = choice.below(n);
        int c = choice.below(n);
        int[] numbers = choice.order(n);
        return Ints.of(IntStream.range(0, n * n)
                .map(cell -> {
                    int row = Math.floorMod(r + k * (turn[0] * (cell / n) + turn[1] * (cell % n)), n);
                    int column = Math.floorMod(c + k * (turn[2] * (cell / n) + turn[3] * (cell % n)), n);
                    int given = givens.get(row * n + column);
                    return given == 0 ? 0 : numbers[given - 1] + 1;
                })
                .toArray());
    }

    /** The cells of the numbers that are given least often. */
    private int[] rarest() {
        int[] counts = counts();
        int least = Arrays.stream(counts).filter(count -> count > 0).min().orElse(0);
        return IntStream.range(0, n * n)
                .filter(cell -> givens.get(cell) > 0 && counts[givens.get(cell)] == least)
                .toArray();
    }

    /** How often each number is given. */
    private int[] counts() {
        int[] counts = new int[n + 1];
        givens.stream().filter(given -> given > 0).forEach(given -> counts[given]++);
        return counts;
    }

    private List<Image> images(int[] origins, int[] factors) {
        List<Image> images = new ArrayList<>();
        for (int k : factors) {
            for (int[] turn : TURNS) {
                int[] matrix = Arrays.stream(turn)
                        .map(entry -> Math.floorMod(k * entry, n))
                        .toArray();
                for (int origin : origins) {
                    images.add(new Image(origin, matrix));
                }
            }
        }
        return images;
    }

    private boolean isUnit(int k) {
        return IntStream.rangeClosed(2, k).noneMatch(d -> k % d == 0 && n % d == 0);
    }

    private List<Image> smallest(List<Image> images) {
        Stopping.check();
        int least = n + 1;
        List<Image> kept = new ArrayList<>();
        for (Image image : images) {
            int value = image.at(done);
            if (value < least) {
                least = value;
                kept.clear();
            }
            if (value == least) {
                kept.add(image);
            }
        }
        smallest[done] = least;
        return kept;
    }

    /** A name that this square shares with all that are the same, and perhaps with others: how often numbers come, how the smallest image begins. */
    String alike() {
        int[] counts = counts();
        Arrays.sort(counts);
        return String.format(
                Locale.ROOT,
                "alike:%x-%08x-%08x",
                done,
                Arrays.hashCode(counts),
                Arrays.hashCode(Arrays.copyOf(smallest, done)));
    }
}
