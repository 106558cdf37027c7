package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * T&amp;E on every candidate at once: hypothesis Z is lane Z. F[c] has bit Z when c is false if Z is true.
 *
 * <pre>
 *   F[c] = links of c
 *   round r:   per variable   ones / twos over the members' ~F
 *                             no member left         → Z is refuted in round r
 *                             one member c left      → c is newly true
 *                             all left in one group  → the group is newly true        (g-chains only)
 *              F[d] |= newly true of every node that rules d out
 * </pre>
 *
 * A chain on Z is at least as long as the round that refutes Z, for each variable of it can be used at the earliest in the round after those
 * that it leans on. What no round refutes has no braid (with groups: no g-braid) of any length, and needs no search.
 */
final class Filter {
    /** The bound of a candidate that no chain can eliminate. */
    static final int NEVER = Integer.MAX_VALUE;

    private final Field field;
    private final boolean groups;
    private final int words;
    private final long[] dead;
    private final long[] holds;
    private final long[] live;
    private final int[] bound;
    private final List<long[]> rounds = new ArrayList<>();
    /** What the last tested round found true; it spreads only when a further round is asked for. */
    private long @Nullable [] pending;

    private int tested;
    private boolean over;

    Filter(Field field, boolean groups) {
        this.field = field;
        this.groups = groups;
        this.words = field.words;
        int nodes = field.size + (groups ? field.groups().count : 0);
        dead = field.links.clone();
        holds = new long[nodes * words];
        live = new long[words];
        bound = new int[field.size];
        Arrays.fill(bound, NEVER);
        for (int z = 0; z < field.size; z++) {
            holds[z * words + (z >> 6)] |= 1L << z;
            live[z >> 6] |= 1L << z;
        }
    }

    /** The length below which nothing can eliminate z, exact up to n; larger or {@link #NEVER} beyond. */
    int bound(int z, int n) {
        while (tested < n && !over) {
            round();
        }
        return bound[z];
    }

    /** Whether no further round can refute anything. */
    boolean isOver() {
        return over;
    }

    /** The round in which each node became true under hypothesis z; for those that did not before z was refuted, that round. */
    void roundsOf(int z, int[] into) {
        Arrays.fill(into, bound[z]);
        int word = z >> 6;
        for (int r = 0; r < rounds.size(); r++) {
            long[] fresh = rounds.get(r);
            for (int node = 0; node < into.length; node++) {
                if ((fresh[node * words + word] >>> z & 1) != 0) {
                    into[node] = r + 1;
                }
            }
        }
    }

    private void round() {
        if (pending != null) {
            over = !spread(pending);
            rounds.add(pending);
            if (over) {
                return;
            }
        }
        tested++;
        long[] fresh = new long[holds.length];
        long[] ones = new long[words];
        long[] twos = new long[words];
        for (int v = 0; v < field.variables; v++) {
            Arrays.fill(ones, 0);
            Arrays.fill(twos, 0);
            for (int c : field.members[v]) {
                for (int w = 0; w < words; w++) {
                    long alive = ~dead[c * words + w];
                    twos[w] |= ones[w] & alive;
                    ones[w] |= alive;
                }
            }
            refute(ones);
            units(v, ones, twos, fresh);
            if (groups) {
                confined(v, twos, fresh);
            }
        }
        pending = fresh;
    }

    private void refute(long[] ones) {
        for (int w = 0; w < words; w++) {
            long refuted = ~ones[w] & live[w];
            if (refuted != 0) {
                live[w] &= ~refuted;
                for (; refuted != 0; refuted &= refuted - 1) {
                    bound[(w << 6) + Long.numberOfTrailingZeros(refuted)] = tested;
                }
            }
        }
    }

    private void units(int v, long[] ones, long[] twos, long[] fresh) {
        for (int c : field.members[v]) {
            int row = c * words;
            for (int w = 0; w < words; w++) {
                fresh[row + w] |= ones[w] & ~twos[w] & ~dead[row + w] & ~holds[row + w];
            }
        }
    }

    private void confined(int v, long[] twos, long[] fresh) {
        Field.Groups of = field.groups();
        for (int g : of.ofVariable[v]) {
            int row = (field.size + g) * words;
            for (int w = 0; w < words; w++) {
                long outside = 0;
                for (int c : field.members[v]) {
                    outside |= contains(of.open(g), c) ? 0 : ~dead[c * words + w];
                }
                fresh[row + w] |= twos[w] & ~outside & ~holds[row + w];
            }
        }
    }

    private static boolean contains(int[] items, int item) {
        for (int i : items) {
            if (i == item) {
                return true;
            }
        }
        return false;
    }

    /** Lets what is newly true rule out its neighbours; answers whether anything was new. */
    private boolean spread(long[] fresh) {
        boolean any = false;
        for (int node = 0; node * words < fresh.length; node++) {
            int row = node * words;
            long some = 0;
            for (int w = 0; w < words; w++) {
                fresh[row + w] &= live[w];
                holds[row + w] |= fresh[row + w];
                some |= fresh[row + w];
            }
            if (some != 0) {
                any = true;
                for (int d : field.neighbours(node)) {
                    for (int w = 0; w < words; w++) {
                        dead[d * words + w] |= fresh[row + w];
                    }
                }
            }
        }
        return any;
    }
}
