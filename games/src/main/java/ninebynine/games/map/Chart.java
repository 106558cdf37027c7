package ninebynine.games.map;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture.Point;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Where countries stand that are known by their borders only. Each is a box of side 1 and each border a line, and three things hold: boxes keep
 * apart, no line touches the box of a third country, and as few lines cross as can be had with little work.
 *
 * <pre>
 *   1. everybody as far from everybody as there are borders between them, as nearly as the plane allows
 *   2. whoever can move a little to where less is wrong does so, until nobody can
 * </pre>
 *
 * Plain arithmetic in a fixed order, so that it is the same everywhere.
 */
final class Chart {
    /** With more of these nobody could follow the lines. */
    private static final int MOST_COUNTRIES = 150;

    private static final int MOST_BORDERS = 450;

    private static final double BORDER = 2.1;
    private static final int SWEEPS = 120;
    private static final int ROUNDS = 60;
    private static final double[] MOVES = {0.35, 0.8, 1.6, 3.2};
    private static final int DIRECTIONS = 16;

    private static final double TOUCHING = 1000;
    private static final double CROSSING = 6;
    private static final double SPREAD = 1.3;
    private static final int SPREADS = 4;

    private final Atlas atlas;
    private final int n;
    private final int[][] apart;
    private final Point[] at;
    private final Clashes clashes;

    private Chart(Atlas atlas) {
        this.atlas = atlas;
        this.n = atlas.countries();
        this.apart = new int[n][];
        this.at = new Point[n];
        this.clashes = new Clashes(atlas, at);
    }

    /** The middles of the countries, or null if there is no place where nothing touches. */
    static @Nullable List<Point> of(Atlas atlas) {
        int borders = atlas.neighbours().stream().mapToInt(Ints::size).sum() / 2;
        return atlas.countries() > MOST_COUNTRIES || borders > MOST_BORDERS ? null : new Chart(atlas).make();
    }

    private @Nullable List<Point> make() {
        for (int country = 0; country < n; country++) {
            apart[country] = far(country);
        }
        begin();
        for (int i = 0; i < SWEEPS; i++) {
            IntStream.range(0, n).forEach(country -> at[country] = wished(country));
        }
        for (int i = 0; i < SPREADS; i++) {
            settle();
            if (clashes.touching() == 0) {
                return List.of(at);
            }
            Arrays.setAll(at, country -> new Point(SPREAD * at[country].x(), SPREAD * at[country].y()));
        }
        return null;
    }

    /** How many borders there are from a country to each; between parts that nothing joins, a few more than to the farthest. */
    private int[] far(int from) {
        int[] far = new int[n];
        Arrays.fill(far, -1);
        far[from] = 0;
        int[] queue = new int[n];
        queue[0] = from;
        int end = 1;
        for (int i = 0; i < end; i++) {
            for (int other : atlas.neighbours().get(queue[i]).toArray()) {
                if (far[other] < 0) {
                    far[other] = far[queue[i]] + 1;
                    queue[end++] = other;
                }
            }
        }
        int beyond = far[queue[end - 1]] + 2;
        return IntStream.of(far).map(x -> x < 0 ? beyond : x).toArray();
    }

    /** Left and right are the two that are farthest apart, or nearly; up and down goes by a third one. No two begin at one place. */
    private void begin() {
        int left = farthest(apart[0]);
        int right = farthest(apart[left]);
        int top = farthest(IntStream.range(0, n)
                .map(x -> Math.min(apart[left][x], apart[right][x]))
                .toArray());
        for (int x = 0; x < n; x++) {
            double aside = (double) (x + 1) / (n + 1);
            at[x] = new Point(
                    BORDER * (apart[left][x] - apart[right][x] + aside) / 2, BORDER * (apart[top][x] - aside * aside));
        }
    }

    private static int farthest(int[] far) {
        return IntStream.range(0, far.length).reduce(0, (best, x) -> far[x] > far[best] ? x : best);
    }

    /** Where the others would have a country, the nearer ones more than the others (stress majorization). */
    private Point wished(int country) {
        double x = 0;
        double y = 0;
        double sum = 0;
        for (int other = 0; other < n; other++) {
            if (other != country) {
                double far = BORDER * apart[country][other];
                double weight = 1 / (far * far);
                double part = far / Math.max(1e-6, Clashes.distance(at[country], at[other]));
                x += weight * (at[other].x() + part * (at[country].x() - at[other].x()));
                y += weight * (at[other].y() + part * (at[country].y() - at[other].y()));
                sum += weight;
            }
        }
        return sum == 0 ? at[country] : new Point(x / sum, y / sum);
    }

    private void settle() {
        boolean moved = true;
        for (int round = 0; moved && round < ROUNDS; round++) {
            moved = false;
            for (int country = 0; country < n; country++) {
                moved |= move(country);
            }
        }
    }

    private boolean move(int country) {
        Point from = at[country];
        Point best = from;
        double least = wrong(country) - 1e-6;
        for (double far : MOVES) {
            for (int way = 0; way < DIRECTIONS; way++) {
                at[country] =
                        new Point(from.x() + far * across(way), from.y() + far * across(way + DIRECTIONS * 3 / 4));
                double wrong = wrong(country);
                if (wrong < least) {
                    least = wrong;
                    best = at[country];
                }
            }
        }
        at[country] = best;
        return best != from;
    }

    /** Around a diamond in so many steps. */
    private static double across(int way) {
        int quarter = DIRECTIONS / 4;
        int turn = way % DIRECTIONS;
        return 1 - (double) Math.min(turn, DIRECTIONS - turn) / quarter;
    }

    /** What is wrong with the place of a country. */
    private double wrong(int country) {
        double stress = 0;
        for (int other = 0; other < n; other++) {
            if (other != country) {
                double off = Clashes.distance(at[country], at[other]) / (BORDER * apart[country][other]) - 1;
                stress += off * off;
            }
        }
        return TOUCHING * clashes.touching(country) + CROSSING * clashes.crossings(country) + stress;
    }
}
