package ninebynine.chain;

import java.util.Arrays;

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
    /** The variables of the scope, those with few members first: the same loop again and again is what a processor likes. */
    private final int[] variables;

    /** Their members, end to end. */
    private final int[] members;

    private final boolean groups;
    private final int nodes;
    private final long[] dead;
    private final long[] holds;
    private final long[] live;
    private final int[] bound;
    /** What became true in each round. What the last one of a word found spreads only when a further one is asked for. */
    private long[][] rounds = new long[4][];

    /** For each word of hypotheses how many rounds it went through: who looks for one chain need not ask all. */
    private final int[] tested;

    private final boolean[] over;

    Filter(Scope scope) {
        field = scope.field;
        variables = bySize(scope);
        members = members(field, variables);
        this.groups = field.groups().count > 0;
        nodes = field.nodes();
        dead = field.planes();
        holds = new long[field.words * nodes];
        live = new long[field.words];
        tested = new int[field.words];
        over = new boolean[field.words];
        bound = new int[field.size];
        Arrays.fill(bound, NEVER);
        for (int z = 0; z < field.size; z++) {
            holds[(z >> 6) * nodes + z] |= 1L << z;
            live[z >> 6] |= 1L << z;
        }
    }

    /** The length below which nothing can eliminate z, exact up to n; larger or {@link #NEVER} beyond. */
    int bound(int z, int n) {
        int w = z >> 6;
        while (bound[z] == NEVER && tested[w] < n && !over[w]) {
            round(w);
        }
        return bound[z];
    }

    private static int[] bySize(Scope scope) {
        int[] counts = scope.field.counts;
        int largest = 0;
        for (int count : counts) {
            largest = Math.max(largest, count);
        }
        int[] next = new int[largest + 2];
        for (int v = 0; v < counts.length; v++) {
            next[counts[v] + 1] += scope.allows(v) ? 1 : 0;
        }
        for (int size = 0; size <= largest; size++) {
            next[size + 1] += next[size];
        }
        int[] sorted = new int[next[largest + 1]];
        for (int v = 0; v < counts.length; v++) {
            if (scope.allows(v)) {
                sorted[next[counts[v]]++] = v;
            }
        }
        return sorted;
    }

    private static int[] members(Field field, int[] variables) {
        int[] all = new int[field.members.items.length];
        int n = 0;
        for (int v : variables) {
            int count = field.counts[v];
            System.arraycopy(field.members.items, field.members.start[v], all, n, count);
            n += count;
        }
        return all;
    }

    /** The round in which a node became true under hypothesis z; if it did not before z was refuted, that round. */
    int round(int z, int node) {
        int at = (z >> 6) * nodes + node;
        for (int r = 0; r + 1 < bound[z]; r++) {
            if ((rounds[r][at] >>> z & 1) != 0) {
                return r + 1;
            }
        }
        return bound[z];
    }

    private void round(int w) {
        int done = tested[w];
        over[w] = done > 0 && !spread(w, rounds[done - 1]);
        if (!over[w]) {
            tested[w]++;
            test(w, fresh(done));
        }
    }

    /** Where a round's findings go. */
    private long[] fresh(int round) {
        if (round == rounds.length) {
            rounds = Arrays.copyOf(rounds, 2 * round);
        }
        if (rounds[round] == null) {
            rounds[round] = new long[field.words * nodes];
        }
        return rounds[round];
    }

    /** One word of hypotheses: which are refuted, and what becomes true in the others. */
    private void test(int w, long[] fresh) {
        int plane = w * field.size;
        int freshPlane = w * nodes;
        long refuted = 0;
        int from = 0;
        for (int v : variables) {
            int to = from + field.counts[v];
            long ones = 0;
            long twos = 0;
            for (int i = from; i < to; i++) {
                long alive = ~dead[plane + members[i]];
                twos |= ones & alive;
                ones |= alive;
            }
            refuted |= ~ones;
            long units = ones & ~twos;
            for (int i = from; i < to; i++) {
                fresh[freshPlane + members[i]] |= units & ~dead[plane + members[i]];
            }
            if (groups && twos != 0) {
                confined(v, twos, plane, fresh, freshPlane + field.size);
            }
            from = to;
        }
        refute(w, refuted & live[w]);
        for (int node = 0; node < nodes; node++) {
            fresh[freshPlane + node] &= live[w] & ~holds[freshPlane + node];
        }
    }

    private void refute(int w, long refuted) {
        live[w] &= ~refuted;
        for (long rest = refuted; rest != 0; rest &= rest - 1) {
            bound[(w << 6) + Long.numberOfTrailingZeros(rest)] = tested[w];
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
    private boolean spread(int w, long[] fresh) {
        boolean any = false;
        Rows neighbours = field.neighbours;
        int plane = w * field.size;
        int freshPlane = w * nodes;
        for (int node = 0; node < nodes; node++) {
            long some = fresh[freshPlane + node];
            if (some != 0) {
                any = true;
                holds[freshPlane + node] |= some;
                for (int i = neighbours.start[node], end = neighbours.start[node + 1]; i < end; i++) {
                    dead[plane + neighbours.items[i]] |= some;
                }
            }
        }
        return any;
    }
}
