package ninebynine.chain;

import java.util.Arrays;

/**
 * What is left of a field once a target Z and some right-linking nodes are taken for true, with undo.
 *
 * <pre>
 *   dead[c]    whether Z or a right-linking node rules c out
 *   rest[v]    how many members of v are ruled out by none of them, and the xor of those: the one that is left when there is one
 *   lone[v]    whether v has one member left that is not taken itself
 *   inside[g]  how many members of a group are alive
 * </pre>
 *
 * Each node that may be taken back starts a level of its own, a copy of the one below: to copy is faster than to undo.
 */
final class Hypothesis {
    /** How often, less one, a search looks whether it was interrupted. */
    private static final int CHECK = 255;
    /** How far the count of a variable lies above the xor of its members. */
    private static final int COUNT = 20;

    private static final int MEMBERS = (1 << COUNT) - 1;

    final Field field;
    private final boolean groups;
    private final int variables;
    private final int span;
    private final int words;
    private final int groupCount;
    private int[] rest;
    private long[] lone;
    private long[] dead;
    private int[] inside;
    private int level;
    private final boolean[] taken;
    private int ticks;

    Hypothesis(Field field) {
        this.field = field;
        groupCount = field.groups().count;
        groups = groupCount > 0;
        variables = field.variables;
        span = field.span;
        words = field.words;
        taken = new boolean[field.size + groupCount];
        // level 0 is the field as it is
        int levels = 4;
        rest = new int[levels * variables];
        lone = new long[levels * span];
        dead = new long[levels * words];
        inside = new int[levels * groupCount];
        for (int v = 0; v < variables; v++) {
            rest[v] = field.counts[v] << COUNT | field.sums[v];
            if (field.counts[v] == 1) {
                lone[v >> 6] |= 1L << v;
            }
        }
        for (int g = 0; g < groupCount; g++) {
            inside[g] = field.groups().open(g).length;
        }
        clear();
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(taken, false);
        level = 0;
        push();
    }

    private void push() {
        int next = level + 1;
        if ((next + 1) * variables > rest.length) {
            rest = Arrays.copyOf(rest, 2 * rest.length);
            lone = Arrays.copyOf(lone, 2 * lone.length);
            dead = Arrays.copyOf(dead, 2 * dead.length);
            inside = Arrays.copyOf(inside, 2 * inside.length);
        }
        System.arraycopy(rest, level * variables, rest, next * variables, variables);
        for (int w = 0; w < span; w++) {
            lone[next * span + w] = lone[level * span + w];
        }
        for (int w = 0; w < words; w++) {
            dead[next * words + w] = dead[level * words + w];
        }
        if (groups) {
            System.arraycopy(inside, level * groupCount, inside, next * groupCount, groupCount);
        }
        level = next;
    }

    /** Forgets everything and takes z for true. */
    void start(int z) {
        clear();
        put(z);
    }

    /** Takes a node for true until it leaves. */
    void take(int node) {
        push();
        put(node);
    }

    /** Takes it back; the last one taken first. */
    void leave(int node) {
        taken[node] = false;
        level--;
    }

    /** Takes a node for true for good. Every search comes by here, so here is where one can be stopped. */
    void put(int node) {
        if ((++ticks & CHECK) == 0 && Thread.currentThread().isInterrupted()) {
            throw new SearchStopped();
        }
        taken[node] = true;
        for (int w = 0, row = node * words, at = level * words; w < words; w++) {
            long fresh = field.links[row + w] & ~dead[at + w];
            dead[at + w] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                kill((w << 6) + Long.numberOfTrailingZeros(fresh));
            }
        }
        if (node < field.size) {
            for (int w = 0, bits = node * span, at = level * span; w < span; w++) {
                lone[at + w] &= ~field.variableBits[bits + w];
            }
        }
    }

    private void kill(int d) {
        int[] of = field.variablesOf.items;
        int base = level * variables;
        for (int k = field.variablesOf.start[d], end = field.variablesOf.start[d + 1]; k < end; k++) {
            int v = of[k];
            int left = rest[base + v] - (1 << COUNT) ^ d;
            rest[base + v] = left;
            if (left < 2 << COUNT) {
                // one left, or, the bit being set, none
                lone[level * span + (v >> 6)] ^= 1L << v;
            }
        }
        if (groups) {
            for (int g : field.groups().ofCandidate[d]) {
                inside[level * groupCount + g]--;
            }
        }
    }

    private int rest(int v) {
        return rest[level * variables + v];
    }

    boolean isEmpty(int v) {
        return rest(v) == 0;
    }

    /** The variables with one candidate left that is not taken, a word of bits. */
    long lone(int word) {
        return lone[level * span + word];
    }

    /** The node that v leaves: its last candidate, if that is not taken already; or -1. */
    int unit(int v) {
        int x = rest(v) - (1 << COUNT);
        return (x & ~MEMBERS) == 0 && !taken[x] ? x : -1;
    }

    /** The xor of what v has left. */
    int sum(int v) {
        return rest(v) & MEMBERS;
    }

    /** How many candidates v has left. */
    int alive(int v) {
        return rest(v) >>> COUNT;
    }

    boolean isDead(int c) {
        return (dead[level * words + (c >> 6)] >>> c & 1) != 0;
    }

    /** Whether all that v has left, at least two candidates, lies in the group, which is not taken already. */
    boolean isConfined(int v, int g) {
        return alive(v) >= 2 && inside[level * groupCount + g] == alive(v) && !taken[field.size + g];
    }

    /**
     * Whether taking the node too would leave some variable of the scope with nothing.
     *
     * @param units what variables with one candidate left have, as bits from a word on
     */
    boolean empties(int node, Scope scope, long[] units, int from) {
        if (field.rulesOutAny(node, units, from)) {
            return true;
        }
        long[] twice = field.twice(node);
        for (int w = 0, at = node * span; w < span; w++, at++) {
            for (long some = twice[at] & scope.mask[w]; some != 0; some &= some - 1) {
                if (wouldEmpty((w << 6) + Long.numberOfTrailingZeros(some), node)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The first variable of the scope that would have nothing left if the node were taken too, or -1. */
    int emptiedBy(int node, Scope scope) {
        long[] touched = field.touched(node);
        long[] twice = field.twice(node);
        for (int w = 0, at = node * span; w < span; w++, at++) {
            long one = lone(w) & touched[at];
            for (long some = (one | twice[at]) & scope.mask[w]; some != 0; some &= some - 1) {
                int v = (w << 6) + Long.numberOfTrailingZeros(some);
                if ((one & some & -some) != 0 ? field.rulesOut(node, sum(v)) : wouldEmpty(v, node)) {
                    return v;
                }
            }
        }
        return -1;
    }

    /** Whether taking the node too would leave the variable with nothing, of the two or more candidates that it has left. */
    private boolean wouldEmpty(int v, int node) {
        if (alive(v) < 2) {
            return false;
        }
        Rows members = field.members;
        for (int i = members.start[v], end = members.start[v + 1]; i < end; i++) {
            int c = members.items[i];
            if (!isDead(c) && !field.rulesOut(node, c)) {
                return false;
            }
        }
        return true;
    }
}
