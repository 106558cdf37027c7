package ninebynine.games.futoshiki;

import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The ways up between two open cells, F and L, that leave some cell on them too little room, and would not do so without F or without L.
 *
 * <p>Depth first, from smaller cells first, and the longest of each branch first. A way is only followed if one that is wanted goes on from there:
 *
 * <pre>
 *   short[X]   max of |X→Y| − low[Y]     &gt; −low[F] − |F→X|: some Y at or after X can be too small
 *   cap[X]     min of high[L] − |X→L|    &lt; high[F] + |F→X|: F can be too large, and so on for others
 *   tall[X]    some Y at or after X is too large for some L
 * </pre>
 */
final class StrongWays {
    private static final int NEVER = 1_000_000;

    private final SignOrder order;
    private final Bounds bounds;
    private final int[] shortest;
    private final int[] cap;
    private final boolean[] isTall;
    private final int[] way;

    StrongWays(SignOrder order, Bounds bounds) {
        this.order = order;
        this.bounds = bounds;
        int cells = order.upwards().length;
        this.way = new int[cells];
        this.shortest = new int[cells];
        this.cap = new int[cells];
        this.isTall = new boolean[cells];
        for (int i = cells - 1; i >= 0; i--) {
            int x = order.upwards()[i];
            shortest[x] = bounds.isOpen[x] ? -bounds.low[x] : -NEVER;
            cap[x] = bounds.isOpen[x] ? bounds.high[x] : NEVER;
            for (int y : order.above(x)) {
                shortest[x] = Math.max(shortest[x], 1 + shortest[y]);
                cap[x] = Math.min(cap[x], cap[y] - 1);
                isTall[x] |= isTall[y];
            }
            isTall[x] |= bounds.isOpen[x] && cap[x] < bounds.high[x];
        }
    }

    /** Hands each way on until no more are wanted. */
    void each(Predicate<int[]> wanted) {
        for (int x : order.upwards()) {
            if (bounds.isOpen[x] && !follow(x, 0, false, -NEVER, wanted)) {
                return;
            }
        }
    }

    /**
     * @param found whether a cell on the way is too small already
     * @param high the greatest high[Y] − |F→Y| on the way
     */
    private boolean follow(int x, int length, boolean found, int high, Predicate<int[]> wanted) {
        way[length] = x;
        int first = way[0];
        boolean isSmall = bounds.isOpen[x] && bounds.low[x] < bounds.low[first] + length;
        boolean small = found || isSmall;
        int highest = bounds.isOpen[x] ? Math.max(high, bounds.high[x] - length) : high;
        if (bounds.low[first] + length + shortest[x] <= 0
                && bounds.high[first] + length <= cap[x]
                && !(small && (highest + length > cap[x] || isTall[x]))) {
            return true;
        }
        for (int y : order.above(x)) {
            if (!follow(y, length + 1, small, highest, wanted)) {
                return false;
            }
        }
        if (length == 0 || !bounds.isOpen[x]) {
            return true;
        }
        int last = bounds.high[x] - length;
        boolean firstMatters = small || bounds.high[first] > last;
        boolean lastMatters = isSmall || highest > last;
        return !(firstMatters && lastMatters) || wanted.test(Arrays.copyOf(way, length + 1));
    }
}
