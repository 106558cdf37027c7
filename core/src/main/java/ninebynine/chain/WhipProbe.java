package ninebynine.chain;

import java.util.Arrays;

/**
 * Whether there is a whip on Z at all, be it with loops: most searches fail, so that is asked first, without anything that only a chain to be
 * printed needs.
 *
 * <p>Depth first over sets of right-linking candidates, as {@link WhipSearch}, but what can follow is a set of candidates in no order.
 */
final class WhipProbe {
    private final Field field;
    private final Hypothesis world;
    private final Horizon horizon;
    private final Outlook outlook;
    private final int words;
    /** For each k what can follow k right-linking candidates. */
    private long[] units;
    /** For each number of rounds, as far as they were asked for, the candidates that become true later. */
    private long[] later;

    private int known;

    /** The right-linking candidates of the whip that was found, and how many they are. */
    int[] node = new int[8];

    int size;
    private final LongSet failed = new LongSet();
    private Scope scope;
    private Filter filter;
    private int target;
    private int length;
    private int needed;

    WhipProbe(Hypothesis world, Horizon horizon, Outlook outlook) {
        this.world = world;
        this.horizon = horizon;
        this.outlook = outlook;
        field = world.field;
        words = field.words;
        units = new long[node.length * words];
        later = new long[(node.length + 1) * words];
        scope = field.all();
        filter = scope.filter();
    }

    /** Whether there is a whip on z of at most n variables of the scope, possibly with loops. The filter must have refuted z in n rounds. */
    boolean exists(int z, int n, Scope within) {
        scope = within;
        filter = within.filter();
        target = z;
        length = n;
        needed = filter.bound(z, n);
        size = 0;
        world.clear();
        if (world.empties(z, scope)) {
            return true;
        }
        if (n == 1) {
            return false;
        }
        if (node.length < n) {
            units = new long[n * words];
            node = new int[n];
            later = new long[(n + 1) * words];
        }
        known = 0;
        failed.clear();
        world.take(z);
        return grow(z, 0, 0, 0);
    }

    /**
     * Works out what becomes true in this round or later: a contradiction in round r needs a node of every earlier round, and each further node reaches one
     * round more, so that some come too early.
     */
    private void know(int round) {
        if (known == 0) {
            Arrays.fill(later, words, 2 * words, -1);
            known = 1;
        }
        for (; known < round; known++) {
            System.arraycopy(later, known * words, later, (known + 1) * words, words);
            filter.remove(known, target, later, (known + 1) * words);
        }
    }

    /**
     * Whether the chain can go on from the last of its k right-linking candidates to its end.
     *
     * @param set the hash of the set of right-linking candidates
     * @param reach the latest round of any of them
     */
    private boolean grow(int last, int k, long set, int reach) {
        int from = k * words;
        int wanted = needed - length + k + 1;
        boolean early = wanted > 1 && wanted > reach;
        if (early) {
            know(wanted);
        }
        boolean isLast = k == length - 2;
        if (!isLast && horizon.isHopeless(last, length - 1 - k, scope)) {
            return false;
        }
        long before = isLast ? Outlook.UNKNOWN : outlook.of(last, length - 1 - k, scope);
        if (before != Outlook.UNKNOWN && failed.contains(before)) {
            return false;
        }
        world.unite(last, scope, units, from);
        for (int w = 0; w < words; w++) {
            if (early) {
                units[from + w] &= later[wanted * words + w];
            }
            for (long some = k + 2 < needed ? 0 : units[from + w]; some != 0; some &= some - 1) {
                if (closes((w << 6) + Long.numberOfTrailingZeros(some), k)) {
                    return true;
                }
            }
        }
        for (int w = 0; w < words && !isLast; w++) {
            for (long some = units[from + w]; some != 0; some &= some - 1) {
                if (leads((w << 6) + Long.numberOfTrailingZeros(some), k, set, reach)) {
                    return true;
                }
            }
        }
        if (before != Outlook.UNKNOWN) {
            failed.add(before);
        }
        return false;
    }

    /** Whether some variable would have nothing left after x. */
    private boolean closes(int x, int k) {
        if (!world.empties(x, scope)) {
            return false;
        }
        node[k] = x;
        size = k + 1;
        return true;
    }

    /** Whether a chain that goes on with x, which does not end it, comes to its end. */
    private boolean leads(int x, int k, long set, int reach) {
        long united = set ^ LongSet.spread(x);
        long key = united * 31 + LongSet.spread(~x) | 1;
        if (failed.contains(key)) {
            return false;
        }
        world.take(x);
        boolean found = grow(x, k + 1, united, needed <= 2 ? reach : Math.max(reach, filter.round(target, x)));
        world.leave(x);
        if (found) {
            node[k] = x;
        } else {
            failed.add(key);
        }
        return found;
    }
}
