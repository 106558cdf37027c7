package ninebynine.chain;

import java.util.Arrays;
import ninebynine.limit.Stopping;

/**
 * What is left of a field once a target Z and some right-linking nodes are taken for true.
 *
 * <pre>
 *   alive     what the variables have left, as {@link PlaceBits}
 *   some[v]   whether v has anything left
 *   one[v]    whether v has one candidate left that is not taken itself
 *   free[v]   whether no candidate of v is taken
 *   dead[c]   whether Z or a right-linking node rules c out
 * </pre>
 *
 * Each node that may be taken back starts a level of its own, worked out from the one below: nothing is ever undone.
 */
final class Hypothesis {
    /** How often, less one, a search looks whether it was interrupted. */
    private static final int CHECK = 255;

    final Field field;
    private final PlaceBits places;
    private final int span;
    private final int words;
    /** Where some, one, free and dead begin in a level. */
    private final int some;

    private final int one;
    private final int free;
    private final int dead;
    /** Level 0 is the field as it is. */
    private long[][] levels = new long[8][];

    private long[] now;
    /** For each level the units that were asked for last, variable above candidate. */
    private long[][] units = new long[8][];

    private int level;
    private final boolean[] taken;
    private int ticks;
    private int takes;

    Hypothesis(Field field) {
        this.field = field;
        places = field.places;
        span = places.span;
        words = field.words;
        some = places.words;
        one = some + span;
        free = one + span;
        dead = free + span;
        taken = new boolean[field.nodes()];
        now = new long[dead + words];
        levels[0] = now;
        for (int r = 0; r < field.variables; r++) {
            now[free + (r >> 6)] |= 1L << r;
        }
        begin();
    }

    /** Begins with what the field has now. */
    void begin() {
        clear();
        System.arraycopy(field.falls.stock, 0, now, 0, some);
        quantify(now, new long[free], now);
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(taken, false);
        takes = 0;
        level = 0;
        now = levels[0];
    }

    /** Begins a level, which is still to be filled. */
    private void push() {
        level++;
        if (level == levels.length) {
            levels = Arrays.copyOf(levels, 2 * level);
            units = Arrays.copyOf(units, 2 * level);
        }
        if (levels[level] == null) {
            levels[level] = new long[dead + words];
            units[level] = new long[16];
        }
        now = levels[level];
    }

    /** Forgets everything and takes z for true. */
    void start(int z) {
        clear();
        take(z);
    }

    /** Takes a node for true until it leaves. Every search comes by here, so here is where one can be stopped. */
    void take(int node) {
        long[] before = now;
        takes++;
        push();
        put(node, before);
    }

    /** Takes it back; the last one taken first. */
    void leave(int node) {
        taken[node] = false;
        level--;
        now = levels[level];
    }

    /** Takes a node for true for as long as the last one that may be taken back. */
    void put(int node) {
        put(node, now);
    }

    private void put(int node, long[] before) {
        if ((++ticks & CHECK) == 0) {
            Stopping.work();
        }
        taken[node] = true;
        quantify(before, field.fall(node), now);
        for (int w = 0, row = node * words; w < words; w++) {
            now[dead + w] = before[dead + w] | field.links.bits[row + w];
        }
    }

    /** What is left of the places after a fall, and what that says of each variable: ∃ and ∃!. */
    private void quantify(long[] before, long[] fall, long[] after) {
        int[] start = places.start;
        int at = 0;
        for (int w = 0; w < span; w++) {
            long ones = 0;
            long twos = 0;
            for (int end = start[w + 1]; at < end; at++) {
                long alive = before[at] & ~fall[at];
                after[at] = alive;
                twos |= ones & alive;
                ones |= alive;
            }
            long open = before[free + w] & ~fall[one + w];
            after[free + w] = open;
            after[some + w] = ones;
            after[one + w] = ones & ~twos & open;
        }
    }

    /** What is left now, as {@link PlaceBits}. */
    long[] now() {
        return now;
    }

    /** A word of the variables of which no candidate is taken. */
    long free(int w) {
        return now[free + w];
    }

    /** How many nodes were taken since everything was forgotten. */
    int taken() {
        return takes;
    }

    boolean isEmpty(int v) {
        int r = places.rank[v];
        return (now[some + (r >> 6)] >>> r & 1) == 0;
    }

    /** The node that v leaves: its last candidate, if that is not taken already; or -1. */
    int unit(int v) {
        int r = places.rank[v];
        return (now[one + (r >> 6)] >>> r & 1) == 0 ? -1 : places.first(v, now);
    }

    /**
     * Lists the variables of the scope that the node touches and that have one candidate left which is not taken, in order; answers how many there are. The list
     * is there until the level ends or another is asked for.
     */
    int listUnits(int node, Scope scope) {
        long[] fall = field.fall(node);
        long[] list = units[level];
        int count = 0;
        for (int w = 0; w < span; w++) {
            for (long rest = now[one + w] & fall[some + w] & scope.mask[w]; rest != 0; rest &= rest - 1) {
                if (count == list.length) {
                    list = Arrays.copyOf(list, 2 * count);
                    units[level] = list;
                }
                int v = places.variable[(w << 6) + Long.numberOfTrailingZeros(rest)];
                long unit = (long) v << 32 | places.first(v, now);
                int at = count++;
                for (; at > 0 && list[at - 1] > unit; at--) {
                    list[at] = list[at - 1];
                }
                list[at] = unit;
            }
        }
        return count;
    }

    /** What the variables of the scope that the node touches have left, where that is one candidate which is not taken: a set of candidates. */
    void unite(int node, Scope scope, long[] into, int from) {
        long[] fall = field.fall(node);
        for (int w = 0; w < words; w++) {
            into[from + w] = 0;
        }
        for (int w = 0; w < span; w++) {
            long units = now[one + w] & fall[some + w] & scope.mask[w];
            for (int at = places.start[w]; units != 0; at++) {
                for (long rest = now[at] & units; rest != 0; rest &= rest - 1) {
                    int c = places.candidate[(at << 6) + Long.numberOfTrailingZeros(rest)];
                    into[from + (c >> 6)] |= 1L << c;
                }
                units &= ~now[at];
            }
        }
    }

    /** The first variable of the scope that the node touches and that has this candidate left and no other. */
    int variableOf(int candidate, int node, Scope scope) {
        long[] fall = field.fall(node);
        for (int i = field.variablesOf.start[candidate]; i < field.variablesOf.end[candidate]; i++) {
            int v = field.variablesOf.items[i];
            int r = places.rank[v];
            if ((now[one + (r >> 6)] & fall[some + (r >> 6)] & scope.mask[r >> 6]) >>> r << 63 != 0
                    && places.first(v, now) == candidate) {
                return v;
            }
        }
        throw new IllegalStateException("no variable leaves this candidate alone");
    }

    /** The variable of the i-th unit listed. */
    int variable(int i) {
        return (int) (units[level][i] >> 32);
    }

    /** The candidate of the i-th unit listed. */
    int candidate(int i) {
        return (int) units[level][i];
    }

    /** Whether a unit listed before the i-th has the same candidate. */
    boolean isRepeated(int i) {
        int same = candidate(i);
        for (int j = 0; j < i; j++) {
            if (candidate(j) == same) {
                return true;
            }
        }
        return false;
    }

    /** How many candidates v has left. */
    int alive(int v) {
        int count = 0;
        for (int i = field.members.start[v], end = field.members.end[v]; i < end; i++) {
            count += isDead(field.members.items[i]) ? 0 : 1;
        }
        return count;
    }

    /** The xor of what v has left. */
    int sum(int v) {
        int sum = 0;
        for (int i = field.members.start[v], end = field.members.end[v]; i < end; i++) {
            sum ^= isDead(field.members.items[i]) ? 0 : field.members.items[i];
        }
        return sum;
    }

    boolean isDead(int c) {
        return (now[dead + (c >> 6)] >>> c & 1) != 0;
    }

    /** Whether all that v has left, at least two candidates, lies in its i-th group, which is not taken already. */
    boolean isConfined(int v, int i) {
        if (taken[field.size + field.groups().ofVariable[v][i]]) {
            return false;
        }
        for (int c : field.groups().outside[v][i]) {
            if (!isDead(c)) {
                return false;
            }
        }
        return alive(v) >= 2;
    }

    /** Whether taking the node too would leave some variable of the scope with nothing. */
    boolean empties(int node, Scope scope) {
        long[] fall = field.fall(node);
        long[] of = now;
        int[] start = places.start;
        int at = 0;
        for (int w = 0; w < span; w++) {
            long left = 0;
            for (int end = start[w + 1]; at < end; at++) {
                left |= of[at] & ~fall[at];
            }
            if ((of[some + w] & ~left & scope.mask[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The first variable of the scope that would have nothing left if the node were taken too, or -1. */
    int emptiedBy(int node, Scope scope) {
        long[] fall = field.fall(node);
        int first = -1;
        for (int w = 0; w < span; w++) {
            for (long rest = emptied(w, fall, scope); rest != 0; rest &= rest - 1) {
                int v = places.variable[(w << 6) + Long.numberOfTrailingZeros(rest)];
                first = first < 0 || v < first ? v : first;
            }
        }
        return first;
    }

    /** A word of the variables that have something left, but nothing without what falls. */
    private long emptied(int w, long[] fall, Scope scope) {
        long left = 0;
        for (int at = places.start[w], end = places.start[w + 1]; at < end; at++) {
            left |= now[at] & ~fall[at];
        }
        return now[some + w] & ~left & scope.mask[w];
    }
}
