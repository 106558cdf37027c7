package ninebynine.games.futoshiki;

import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The ways up that can't be made longer at either end and leave some cell on them too little room.
 *
 * <p>Depth first, in the order of cells. A way is only followed if one that is wanted goes on from there:
 *
 * <pre>
 *   short[X]   max of |X→Y| − low[Y]     ≥ −|way to X|: some Y at or after X can be too small
 *   tall[X]    max of out[Y] + high[Y]   &gt; n: some Y at or after X can be too large
 * </pre>
 */
final class LongestWays {
    private static final int NEVER = -1_000_000;

    private final SignOrder order;
    private final Bounds bounds;
    private final int n;
    private final int[] shortest;
    private final int[] tallest;
    private final int[] way;

    LongestWays(SignOrder order, Bounds bounds) {
        this.order = order;
        this.bounds = bounds;
        this.n = order.size();
        this.way = new int[n * n];
        this.shortest = new int[n * n];
        this.tallest = new int[n * n];
        int[] upwards = order.upwards();
        for (int i = upwards.length - 1; i >= 0; i--) {
            int x = upwards[i];
            shortest[x] = bounds.isOpen[x] ? -bounds.low[x] : NEVER;
            tallest[x] = bounds.isOpen[x] ? order.out(x) + bounds.high[x] : NEVER;
            for (int y : order.above(x)) {
                shortest[x] = Math.max(shortest[x], 1 + shortest[y]);
                tallest[x] = Math.max(tallest[x], tallest[y]);
            }
        }
    }

    /** Hands each way on until no more are wanted. */
    void each(Predicate<int[]> wanted) {
        for (int x = 0; x < n * n; x++) {
            if (order.below(x).length == 0
                    && order.above(x).length > 0
                    && !follow(x, 0, false, Integer.MAX_VALUE, wanted)) {
                return;
            }
        }
    }

    /**
     * @param found whether a cell on the way is too small already
     * @param enough a cell on the way is too large if the whole way is longer than this
     */
    private boolean follow(int x, int length, boolean found, int enough, Predicate<int[]> wanted) {
        way[length] = x;
        boolean small = found || bounds.isOpen[x] && bounds.low[x] <= length;
        int limit = bounds.isOpen[x] ? Math.min(enough, n - bounds.high[x] + length) : enough;
        if (!small && length + shortest[x] < 0 && length + order.out(x) <= limit && tallest[x] <= n) {
            return true;
        }
        if (order.above(x).length == 0) {
            return !small && length <= limit || wanted.test(Arrays.copyOf(way, length + 1));
        }
        for (int y : order.above(x)) {
            if (!follow(y, length + 1, small, limit, wanted)) {
                return false;
            }
        }
        return true;
    }
}
