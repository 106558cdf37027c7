package ninebynine.chain;

import java.util.Arrays;
import ninebynine.limit.Room;
import ninebynine.limit.Stopping;
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

    private final Scope scope;
    private final Field field;
    private @Nullable MembersBySize of;
    private final boolean groups;
    private final int nodes;
    private final long[] dead;
    private final long[] holds;
    private final long[] live;
    private final int[] bound;
    /** What became true in each round. What the last one of a word found spreads only when a further one is asked for. */
    private long[][] rounds = new long[4][];

    /** For each round and word the hypotheses that it refuted. */
    private long[][] refuted = new long[4][];

    /** For each word of hypotheses how many rounds it went through: who looks for one chain need not ask all. */
    private final int[] tested;

    private final boolean[] over;
    /** What was dead before the last round of a word, as {@link #dead}. */
    private final long[] before;
    /** The variables that have nothing left in some lanes of the present word: where their members begin and end, and which lanes. */
    private int emptied;

    private int[] emptiedMembers = new int[32];
    private long[] emptiedLanes = new long[16];
    /** The refuted hypotheses that a single node of the last round may refute. */
    private final long[] single;

    Filter(Scope scope) {
        this.scope = scope;
        field = scope.field;
        this.groups = field.groups().count > 0;
        nodes = field.nodes();
        dead = new long[field.words * field.size];
        holds = new long[field.words * nodes];
        live = new long[field.words];
        tested = new int[field.words];
        over = new boolean[field.words];
        before = new long[dead.length];
        single = new long[field.words];
        bound = new int[field.size];
        Arrays.fill(bound, NEVER);
    }

    /** The length below which nothing can eliminate z, exact up to n; larger or {@link #NEVER} beyond. */
    int bound(int z, int n) {
        int w = z >> 6;
        while (bound[z] == NEVER && tested[w] < n && !over[w]) {
            round(w);
        }
        return bound[z];
    }

    /** The hypotheses of a word that have this bound. */
    long refuted(int w, int round) {
        while (tested[w] < round && !over[w]) {
            round(w);
        }
        return tested[w] < round ? 0 : refuted[round - 1][w];
    }

    /**
     * Whether there may be a chain of at most n variables on z. One as short as the round that refutes z has one node of every earlier round; the last of
     * them alone rules out all that the emptied variable loses in the last round.
     */
    boolean allows(int z, int n) {
        int least = bound(z, n);
        return least < n || least == n && (single[z >> 6] >>> z & 1) != 0;
    }

    /**
     * Says that candidates will go: words of hypotheses that go another way without them begin again, and the others stand as they are.
     *
     * @param decided the variables that go with them
     */
    void lose(long[] gone, boolean[] decided) {
        for (int w = 0; w < field.words; w++) {
            live[w] &= ~gone[w];
            if (tested[w] > 0 && scope.isTouched(w, dead, gone, decided)) {
                tested[w] = 0;
                over[w] = false;
                Arrays.fill(bound, w << 6, Math.min(w + 1 << 6, bound.length), NEVER);
            }
        }
    }

    /** What the scope has lost. */
    void follow() {
        of = null;
    }

    private MembersBySize of() {
        MembersBySize made = of;
        if (made == null) {
            made = new MembersBySize(scope);
            of = made;
        }
        return made;
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

    /** For each node the round, up to n, in which it becomes true under hypothesis z, or so much later; 0 for z. Once z is refuted all may follow. */
    void earliest(int z, int n, int later, int[] into) {
        Arrays.fill(into, Math.min(bound(z, n), later));
        into[z] = 0;
        int plane = (z >> 6) * nodes;
        for (int r = Math.min(n, tested[z >> 6]); r > 0; r--) {
            long[] fresh = rounds[r - 1];
            for (int node = 0; node < nodes; node++) {
                if ((fresh[plane + node] >>> z & 1) != 0) {
                    into[node] = r;
                }
            }
        }
    }

    /** Takes the candidates that became true under hypothesis z in this round, one before that which refutes it, out of a set. */
    void remove(int round, int z, long[] from, int at) {
        long[] fresh = rounds[round - 1];
        int plane = (z >> 6) * nodes;
        for (int w = 0, c = 0; c < field.size; w++) {
            long gone = 0;
            for (int end = Math.min(c + 64, field.size); c < end; c++) {
                gone |= (fresh[plane + c] >>> z & 1) << c;
            }
            from[at + w] &= ~gone;
        }
    }

    /** Whether some candidate that contradicts z may become true in n rounds if x is true; also where x is refuted by then, which may be any time later. */
    boolean leadsBack(int z, int x, int n) {
        if (bound(x, n) <= n) {
            return true;
        }
        int plane = (x >> 6) * nodes;
        int[] back = field.neighbours(z);
        for (int r = 0; r < n && r < tested[x >> 6]; r++) {
            long[] fresh = rounds[r];
            for (int y : back) {
                if ((fresh[plane + y] >>> x & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private void round(int w) {
        Stopping.check();
        int done = tested[w];
        if (done == 0) {
            begin(w);
        }
        over[w] = done > 0 && !spread(w, rounds[done - 1]);
        if (!over[w]) {
            tested[w]++;
            test(w, fresh(done));
        }
    }

    /** Every candidate rules out what is linked to it, and nothing else is known. */
    private void begin(int w) {
        long[] links = field.links.bits;
        for (int c = 0, at = w; c < field.size; c++, at += field.words) {
            dead[w * field.size + c] = links[at];
        }
        Arrays.fill(holds, w * nodes, (w + 1) * nodes, 0);
        for (long[] round : rounds) {
            if (round != null) {
                Arrays.fill(round, w * nodes, (w + 1) * nodes, 0);
            }
        }
        live[w] = field.open(w);
        single[w] = 0;
        for (long rest = live[w]; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            holds[w * nodes + (w << 6) + lane] = 1L << lane;
        }
    }

    /** Where a round's findings go. */
    private long[] fresh(int round) {
        if (round == rounds.length) {
            rounds = Arrays.copyOf(rounds, 2 * round);
            refuted = Arrays.copyOf(refuted, 2 * round);
        }
        if (rounds[round] == null) {
            double all = (round + 4.0) * Long.BYTES * field.words * nodes; // and what is dead and holds, and the links
            Room.check(all, round + 1 + " rounds of chains on " + field.size + " candidates");
            rounds[round] = new long[field.words * nodes];
            refuted[round] = new long[field.words];
        }
        return rounds[round];
    }

    /** One word of hypotheses: which are refuted, and what becomes true in the others. */
    private void test(int w, long[] fresh) {
        emptied = 0;
        int from = testPairs(w, fresh);
        from = testTriples(w, fresh, from);
        testLarger(w, fresh, from);
        refute(w);
        int freshPlane = w * nodes;
        long lanes = live[w];
        for (int node = 0; node < nodes; node++) {
            fresh[freshPlane + node] &= lanes & ~holds[freshPlane + node];
        }
    }

    private int testPairs(int w, long[] fresh) {
        int plane = w * field.size;
        int freshPlane = w * nodes;
        int[] members = of().members;
        int to = 2 * of().pairs;
        long lanes = live[w];
        for (int i = 0; i < to; i += 2) {
            int a = members[i];
            int b = members[i + 1];
            long noA = dead[plane + a];
            long noB = dead[plane + b];
            if ((noA & noB & lanes) != 0) {
                note(i, i + 2, noA & noB & lanes);
            }
            fresh[freshPlane + a] |= noB & ~noA;
            fresh[freshPlane + b] |= noA & ~noB;
        }
        return to;
    }

    private int testTriples(int w, long[] fresh, int from) {
        int plane = w * field.size;
        int freshPlane = w * nodes;
        int[] members = of().members;
        int to = from + 3 * of().triples;
        long lanes = live[w];
        for (int i = from; i < to; i += 3) {
            int a = members[i];
            int b = members[i + 1];
            int c = members[i + 2];
            long noA = dead[plane + a];
            long noB = dead[plane + b];
            long noC = dead[plane + c];
            long two = noA & noB | noA & noC | noB & noC;
            if ((two & lanes) != 0) {
                if ((noA & noB & noC & lanes) != 0) {
                    note(i, i + 3, noA & noB & noC & lanes);
                }
                fresh[freshPlane + a] |= two & ~noA;
                fresh[freshPlane + b] |= two & ~noB;
                fresh[freshPlane + c] |= two & ~noC;
            }
            if (groups && two != -1L) {
                confined(of().variables[of().pairs + (i - from) / 3], ~two, plane, fresh, freshPlane + field.size);
            }
        }
        return to;
    }

    private void testLarger(int w, long[] fresh, int first) {
        int plane = w * field.size;
        int freshPlane = w * nodes;
        int[] variables = of().variables;
        int[] members = of().members;
        long lanes = live[w];
        int from = first;
        for (int k = of().pairs + of().triples; k < variables.length; k++) {
            int v = variables[k];
            int to = from + field.counts[v];
            long ones = 0;
            long twos = 0;
            for (int i = from; i < to; i++) {
                long alive = ~dead[plane + members[i]];
                twos |= ones & alive;
                ones |= alive;
            }
            if ((~twos & lanes) != 0) {
                if ((~ones & lanes) != 0) {
                    note(from, to, ~ones & lanes);
                }
                long units = ones & ~twos;
                for (int i = from; i < to; i++) {
                    fresh[freshPlane + members[i]] |= units & ~dead[plane + members[i]];
                }
            }
            if (groups && twos != 0) {
                confined(v, twos, plane, fresh, freshPlane + field.size);
            }
            from = to;
        }
    }

    /** Keeps in mind that a variable, with these members, has nothing left in some lanes. */
    private void note(int from, int to, long lanes) {
        if (emptied == emptiedLanes.length) {
            emptiedLanes = Arrays.copyOf(emptiedLanes, 2 * emptied);
            emptiedMembers = Arrays.copyOf(emptiedMembers, 4 * emptied);
        }
        emptiedLanes[emptied] = lanes;
        emptiedMembers[2 * emptied] = from;
        emptiedMembers[2 * emptied + 1] = to;
        emptied++;
    }

    /** Ends the lanes in which a variable has nothing left, and notes where one node of the last round may be enough for that; in the first it is the hypothesis. */
    private void refute(int w) {
        long before = live[w];
        for (int e = 0; e < emptied; e++) {
            for (long rest = emptiedLanes[e]; rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                bound[(w << 6) + lane] = tested[w];
                if ((single[w] >>> lane & 1) == 0 && (tested[w] == 1 || hasSingleNode(w, e, lane))) {
                    single[w] |= 1L << lane;
                }
            }
            live[w] &= ~emptiedLanes[e];
        }
        refuted[tested[w] - 1][w] = before & ~live[w];
    }

    private boolean hasSingleNode(int w, int e, int lane) {
        long[] last = rounds[tested[w] - 2];
        int plane = w * field.size;
        int[] members = of().members;
        int to = emptiedMembers[2 * e + 1];
        int first = emptiedMembers[2 * e];
        while (!isFresh(plane + members[first], lane)) {
            first++;
        }
        for (int x : field.killers(members[first])) {
            if ((last[w * nodes + x] >>> lane & 1) != 0 && rulesOutAll(x, plane, first + 1, to, lane)) {
                return true;
            }
        }
        return false;
    }

    private boolean rulesOutAll(int node, int plane, int from, int to, int lane) {
        int[] members = of().members;
        for (int i = from; i < to; i++) {
            if (isFresh(plane + members[i], lane) && !field.rulesOut(node, members[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a candidate died in the last round of its word. */
    private boolean isFresh(int at, int lane) {
        return ((dead[at] & ~before[at]) >>> lane & 1) != 0;
    }

    /** Groups that hold all that v has left. */
    private void confined(int v, long twos, int plane, long[] fresh, int groupPlane) {
        Groups sets = field.groups();
        int[] ofVariable = sets.ofVariable[v];
        for (int i = 0; i < ofVariable.length; i++) {
            long inside = twos;
            for (int c : sets.outside[v][i]) {
                inside &= dead[plane + c];
            }
            fresh[groupPlane + ofVariable[i]] |= inside;
        }
    }

    /** Lets what is newly true rule out its neighbours; answers whether anything was new. */
    private boolean spread(int w, long[] fresh) {
        boolean any = false;
        int plane = w * field.size;
        System.arraycopy(dead, plane, before, plane, field.size);
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
        return any;
    }
}
