package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * T&amp;E on every candidate at once: hypothesis Z is lane Z. dead[c] has bit Z when c is false if Z is true.
 *
 * <pre>
 *   dead[c] = links of c
 *   round r:   per variable   ones / twos over the members' ~dead
 *                             no member left         → Z is refuted in round r
 *                             one member c left      → c is newly true
 *                             all left in one group  → the group is newly true        (g-chains only)
 *              dead[d] |= newly true of every node that rules d out
 * </pre>
 *
 * A chain on Z is at least as long as the round that refutes Z, for each variable of it can be used at the earliest in the round after those
 * that it leans on. What no round refutes has no braid (with groups: no g-braid) of any length, and needs no search.
 *
 * <p>The planes lie word by word, {@code plane[w · nodes + node]}: 64 hypotheses go through a round together, in registers.
 */
final class Filter {
    /** The bound of a candidate that no chain can eliminate. */
    static final int NEVER = Integer.MAX_VALUE;

    private final Field field;
    private final boolean groups;
    private final int nodes;
    private final long[] dead;
    private final long[] holds;
    private final long[] live;
    private final int[] bound;
    private final List<long[]> rounds = new ArrayList<>();
    /** What the last tested round found true; it spreads only when a further round is asked for. */
    private long @Nullable [] pending;

    private int tested;
    private boolean over;

    Filter(Field field) {
        this.field = field;
        this.groups = field.groups().count > 0;
        nodes = field.nodes();
        dead = new long[field.words * field.size];
        for (int c = 0; c < field.size; c++) {
            for (int w = 0; w < field.words; w++) {
                dead[w * field.size + c] = field.links[c * field.words + w];
            }
        }
        holds = new long[field.words * nodes];
        live = new long[field.words];
        bound = new int[field.size];
        Arrays.fill(bound, NEVER);
        for (int z = 0; z < field.size; z++) {
            holds[(z >> 6) * nodes + z] |= 1L << z;
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

    /** The round in which each node became true under hypothesis z; for those that did not before z was refuted, that round. */
    void roundsOf(int z, int[] into) {
        Arrays.fill(into, bound[z]);
        int plane = (z >> 6) * nodes;
        for (int r = 0; r < rounds.size() && r + 1 < bound[z]; r++) {
            long[] fresh = rounds.get(r);
            for (int node = 0; node < into.length; node++) {
                if ((fresh[plane + node] >>> z & 1) != 0) {
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
        long[] fresh = new long[field.words * nodes];
        for (int w = 0; w < field.words; w++) {
            if (live[w] != 0) {
                test(w, fresh);
            }
        }
        pending = fresh;
    }

    /** One word of hypotheses: which are refuted, and what becomes true in the others. */
    private void test(int w, long[] fresh) {
        int plane = w * field.size;
        int freshPlane = w * nodes;
        long refuted = 0;
        for (int v = 0; v < field.variables; v++) {
            long ones = 0;
            long twos = 0;
            int[] members = field.members[v];
            for (int c : members) {
                long alive = ~dead[plane + c];
                twos |= ones & alive;
                ones |= alive;
            }
            refuted |= ~ones;
            long units = ones & ~twos;
            if (units != 0) {
                for (int c : members) {
                    fresh[freshPlane + c] |= units & ~dead[plane + c];
                }
            }
            if (groups && twos != 0) {
                confined(v, twos, plane, fresh, freshPlane + field.size);
            }
        }
        refute(w, refuted & live[w]);
        for (int node = 0; node < nodes; node++) {
            fresh[freshPlane + node] &= live[w] & ~holds[freshPlane + node];
        }
    }

    private void refute(int w, long refuted) {
        live[w] &= ~refuted;
        for (long rest = refuted; rest != 0; rest &= rest - 1) {
            bound[(w << 6) + Long.numberOfTrailingZeros(rest)] = tested;
        }
    }

    /** Groups that hold all that v has left. */
    private void confined(int v, long twos, int plane, long[] fresh, int groupPlane) {
        Groups of = field.groups();
        int[] ofVariable = of.ofVariable[v];
        for (int i = 0; i < ofVariable.length; i++) {
            long inside = twos;
            for (int c : of.outside[v][i]) {
                inside &= dead[plane + c];
            }
            fresh[groupPlane + ofVariable[i]] |= inside;
        }
    }

    /** Lets what is newly true rule out its neighbours; answers whether anything was new. */
    private boolean spread(long[] fresh) {
        boolean any = false;
        for (int w = 0; w < field.words; w++) {
            int plane = w * field.size;
            int freshPlane = w * nodes;
            for (int node = 0; node < nodes; node++) {
                long some = fresh[freshPlane + node];
                if (some != 0) {
                    any = true;
                    holds[freshPlane + node] |= some;
                    for (int d : field.neighbours(node)) {
                        dead[plane + d] |= some;
                    }
                }
            }
        }
        return any;
    }
}
