package ninebynine.chain;

import java.util.Arrays;

/**
 * What is left of a field once a target Z and some right-linking nodes are taken for true, with undo.
 *
 * <pre>
 *   dead[c]    how many of Z and the right-linking nodes rule c out
 *   alive[v]   how many members of v are ruled out by none of them
 *   sum[v]     the xor of those members: the one that is left when alive[v] = 1
 *   inside[g]  how many members of a group are alive
 * </pre>
 */
final class Hypothesis {
    /** How often, less one, a search looks whether it was interrupted. */
    private static final int CHECK = 255;

    final Field field;
    private final boolean groups;
    private final int[] alive;
    private final int[] sum;
    private final int[] dead;
    private final int[] inside;
    private final boolean[] taken;
    private int ticks;
    private final int[] startInside;

    Hypothesis(Field field) {
        this.field = field;
        this.groups = field.groups().count > 0;
        int count = field.groups().count;
        startInside = new int[count];
        for (int g = 0; g < count; g++) {
            startInside[g] = field.groups().open(g).length;
        }
        alive = field.counts.clone();
        sum = field.sums.clone();
        inside = startInside.clone();
        dead = new int[field.size];
        taken = new boolean[field.size + count];
    }

    /** Forgets everything and takes z for true. */
    void start(int z) {
        System.arraycopy(field.counts, 0, alive, 0, alive.length);
        System.arraycopy(field.sums, 0, sum, 0, sum.length);
        System.arraycopy(startInside, 0, inside, 0, inside.length);
        Arrays.fill(dead, 0);
        Arrays.fill(taken, false);
        take(z);
    }

    /** Takes a node for true. Every search comes by here, so here is where one can be stopped. */
    void take(int node) {
        if ((++ticks & CHECK) == 0 && Thread.currentThread().isInterrupted()) {
            throw new SearchStopped();
        }
        taken[node] = true;
        for (int d : field.neighbours(node)) {
            if (dead[d]++ == 0) {
                for (int v : field.variablesOf[d]) {
                    alive[v]--;
                    sum[v] ^= d;
                }
                if (groups) {
                    for (int g : field.groups().ofCandidate[d]) {
                        inside[g]--;
                    }
                }
            }
        }
    }

    /** Takes it back; the last one taken first. */
    void leave(int node) {
        taken[node] = false;
        for (int d : field.neighbours(node)) {
            if (--dead[d] == 0) {
                for (int v : field.variablesOf[d]) {
                    alive[v]++;
                    sum[v] ^= d;
                }
                if (groups) {
                    for (int g : field.groups().ofCandidate[d]) {
                        inside[g]++;
                    }
                }
            }
        }
    }

    boolean isEmpty(int v) {
        return alive[v] == 0;
    }

    /** The node that v leaves: its last candidate, if that is not taken already; or -1. */
    int unit(int v) {
        return alive[v] == 1 && !taken[sum[v]] ? sum[v] : -1;
    }

    /** The xor of what v has left. */
    int sum(int v) {
        return sum[v];
    }

    /** How many candidates v has left. */
    int alive(int v) {
        return alive[v];
    }

    boolean isDead(int c) {
        return dead[c] > 0;
    }

    /** Whether all that v has left, at least two candidates, lies in the group, which is not taken already. */
    boolean isConfined(int v, int g) {
        return alive[v] >= 2 && inside[g] == alive[v] && !taken[field.size + g];
    }

    /** Whether taking the node too would leave some variable that it touches with nothing; that variable, or -1. */
    int emptiedBy(int node) {
        int[] touching = field.touching(node);
        int[] common = field.common(node);
        for (int i = 0; i < touching.length; i++) {
            // more alive than the node rules out in all: no need to look at each
            if (alive[touching[i]] <= common[i] && wouldEmpty(touching[i], node)) {
                return touching[i];
            }
        }
        return -1;
    }

    /** Whether taking the node too would leave the variable with nothing. */
    boolean wouldEmpty(int v, int node) {
        if (alive[v] == 1) {
            return field.rulesOut(node, sum[v]);
        }
        for (int c : field.members[v]) {
            if (dead[c] == 0 && !field.rulesOut(node, c)) {
                return false;
            }
        }
        return true;
    }
}
