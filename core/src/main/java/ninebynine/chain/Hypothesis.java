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
    final Field field;
    private final boolean groups;
    private final int[] alive;
    private final int[] sum;
    private final int[] dead;
    private final int[] inside;
    private final boolean[] taken;
    private final int[] startAlive;
    private final int[] startSum;
    private final int[] startInside;

    Hypothesis(Field field, boolean groups) {
        this.field = field;
        this.groups = groups;
        startAlive = new int[field.variables];
        startSum = new int[field.variables];
        for (int v = 0; v < field.variables; v++) {
            startAlive[v] = field.members[v].length;
            for (int c : field.members[v]) {
                startSum[v] ^= c;
            }
        }
        int count = groups ? field.groups().count : 0;
        startInside = new int[count];
        for (int g = 0; g < count; g++) {
            startInside[g] = field.groups().open(g).length;
        }
        alive = startAlive.clone();
        sum = startSum.clone();
        inside = startInside.clone();
        dead = new int[field.size];
        taken = new boolean[field.size + count];
    }

    /** Forgets everything and takes z for true. */
    void start(int z) {
        System.arraycopy(startAlive, 0, alive, 0, alive.length);
        System.arraycopy(startSum, 0, sum, 0, sum.length);
        System.arraycopy(startInside, 0, inside, 0, inside.length);
        Arrays.fill(dead, 0);
        Arrays.fill(taken, false);
        take(z);
    }

    /** Takes a node for true. */
    void take(int node) {
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

    int alive(int v) {
        return alive[v];
    }

    boolean isDead(int c) {
        return dead[c] > 0;
    }

    boolean isTaken(int node) {
        return taken[node];
    }

    /** Whether all that v has left, at least two candidates, lies in the group, which is not taken already. */
    boolean isConfined(int v, int g) {
        return alive[v] >= 2 && inside[g] == alive[v] && !taken[field.size + g];
    }

    /** Whether taking the node too would leave some variable that it touches with nothing; that variable, or -1. */
    int emptiedBy(int node) {
        for (int v : field.touching(node)) {
            if (wouldEmpty(v, node)) {
                return v;
            }
        }
        return -1;
    }

    /** Whether taking the node too would leave the variable with nothing. */
    boolean wouldEmpty(int v, int node) {
        for (int c : field.members[v]) {
            if (dead[c] == 0 && !field.rulesOut(node, c)) {
                return false;
            }
        }
        return true;
    }
}
