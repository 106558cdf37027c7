package ninebynine.chain;

import java.util.Arrays;

/**
 * How long a chain without memory on each candidate must be at least: {@link PathSearch} on all targets at once, target Z in lane Z.
 *
 * <pre>
 *   front[l]   bit Z: l is ruled out by Z or by the end of a chain on Z                 at the start: the links of l
 *   round k:   per variable   l in front, all others ruled out by Z                     → a chain on Z closes with k variables
 *                             l in front, all others but x ruled out by Z               → a chain on Z of k variables ends in x
 *              what x rules out is in front in the next round
 * </pre>
 *
 * Exact but for paths that meet themselves, so that the search itself mostly succeeds.
 */
final class Strides {
    private final Field field;
    private final int size;
    private final int[] variables;
    private final long[] links;
    private final long[] front;
    private final long[] reached;
    private final long[] fresh;
    private final long[] live;
    private final int[] rounds;
    private final int[] bound;

    /**
     * @param bivalue whether every variable must have exactly two candidates
     */
    Strides(Scope scope, boolean bivalue) {
        field = scope.field;
        size = field.size;
        links = field.planes();
        front = links.clone();
        reached = new long[links.length];
        fresh = new long[size];
        live = new long[field.words];
        rounds = new int[field.words];
        bound = new int[size];
        Arrays.fill(bound, Filter.NEVER);
        int[] usable = new int[field.variables];
        int count = 0;
        for (int v = 0; v < field.variables; v++) {
            if (scope.allows(v) && (!bivalue || field.counts[v] == 2)) {
                usable[count++] = v;
            }
        }
        variables = Arrays.copyOf(usable, count);
        for (int z : field.open()) {
            live[z >> 6] |= 1L << z;
            reached[(z >> 6) * size + z] |= 1L << z;
        }
    }

    /** The least length of a chain on z if that is at most n; something larger if not. */
    int bound(int z, int n) {
        int w = z >> 6;
        while (bound[z] == Filter.NEVER && rounds[w] < n && live[w] != 0) {
            round(w);
        }
        return bound[z];
    }

    private void round(int w) {
        rounds[w]++;
        long closed = 0;
        for (int v : variables) {
            closed |= field.counts[v] == 2 ? pair(v, w * size) : several(v, w * size);
        }
        for (long rest = closed & live[w]; rest != 0; rest &= rest - 1) {
            bound[(w << 6) + Long.numberOfTrailingZeros(rest)] = rounds[w];
        }
        live[w] &= ~closed;
        if (!spread(w * size, live[w])) {
            live[w] = 0;
        }
    }

    /** A variable of two candidates: one in front leaves the other. */
    private long pair(int v, int plane) {
        int a = field.members.items[field.members.start[v]];
        int b = field.members.items[field.members.start[v] + 1];
        long frontA = front[plane + a] & ~self(a, plane);
        long frontB = front[plane + b] & ~self(b, plane);
        fresh[a] |= frontB & ~links[plane + a];
        fresh[b] |= frontA & ~links[plane + b];
        return frontB & links[plane + a] | frontA & links[plane + b];
    }

    /** Any variable, modulo what Z rules out: it has one or two candidates left. */
    private long several(int v, int plane) {
        int from = field.members.start[v];
        int to = field.members.end[v];
        int[] members = field.members.items;
        long ones = 0;
        long twos = 0;
        long threes = 0;
        for (int i = from; i < to; i++) {
            long alive = ~links[plane + members[i]];
            threes |= twos & alive;
            twos |= ones & alive;
            ones |= alive;
        }
        if (threes == -1L) {
            return 0;
        }
        long one = ones & ~twos;
        long two = twos & ~threes;
        long any = 0;
        long several = 0;
        long anyAlive = 0;
        long severalAlive = 0;
        for (int i = from; i < to; i++) {
            long left = front[plane + members[i]] & ~self(members[i], plane);
            long alive = left & ~links[plane + members[i]];
            several |= any & left;
            any |= left;
            severalAlive |= anyAlive & alive;
            anyAlive |= alive;
        }
        for (int i = from; i < to; i++) {
            int x = members[i];
            long left = front[plane + x] & ~self(x, plane);
            long byOthers = any & ~left | several;
            long byAlive = anyAlive & ~left | severalAlive;
            fresh[x] |= (one & byOthers | two & byAlive) & ~links[plane + x];
        }
        return one & anyAlive | ~ones & any;
    }

    /** The lane in which a candidate is the target: there it is neither a left-linking candidate nor a node. */
    private long self(int c, int plane) {
        return plane == (c >> 6) * size ? 1L << c : 0;
    }

    /** Puts what the new ends rule out in front; answers whether there were any. */
    private boolean spread(int plane, long lanes) {
        boolean any = false;
        for (int x = 0; x < size; x++) {
            long now = fresh[x] & lanes & ~reached[plane + x];
            fresh[x] = 0;
            if (now != 0) {
                any = true;
                reached[plane + x] |= now;
                for (int d : field.neighbours(x)) {
                    front[plane + d] |= now;
                }
            }
        }
        return any;
    }
}
