package ninebynine.chain;

import java.util.Arrays;

/**
 * A lower bound on the number of right-linking nodes that any braid on Z needs, by disjoint landmarks (LM-cut, as in delete-free planning).
 *
 * <pre>
 *   true(x) costs 1, once some variable v∋x has dead(c) for all its other members
 *   dead(c) is free, once some true(y) rules c out
 *   ⊥       is free, once some variable has dead(c) for all its members
 * </pre>
 *
 * Each landmark is a set of nodes of which every proof has one: those through which alone the last, free stretch before ⊥ can be entered. They
 * are then made free and the next set is looked for, until ⊥ is free.
 */
final class Landmarks {
    private static final int NEVER = Integer.MAX_VALUE;

    private final Field field;
    private final boolean groups;
    private final int nodes;
    /** 0, 1, or NEVER for what is excluded. */
    private final int[] cost;

    private final int[] trueAt;
    private final int[] deadAt;
    /** How many members of a variable are not dead, and the xor of these. */
    private final int[] missing;

    private final int[] sum;
    /** The members of a variable that die last and second to last, or -1. */
    private final int[] last;

    private final int[] second;
    private final int[] queue;
    private final int[] next;
    private int paid;
    private final boolean[] zoneTrue;
    private final boolean[] zoneDead;
    private final boolean[] beforeTrue;
    private final boolean[] beforeDead;

    Landmarks(Field field) {
        this.field = field;
        this.groups = field.groups().count > 0;
        nodes = field.nodes();
        cost = new int[nodes];
        trueAt = new int[nodes];
        deadAt = new int[field.size];
        missing = new int[field.variables];
        sum = new int[field.variables];
        last = new int[field.variables];
        second = new int[field.variables];
        queue = new int[nodes + field.size];
        next = new int[nodes];
        zoneTrue = new boolean[nodes];
        zoneDead = new boolean[field.size];
        beforeTrue = new boolean[nodes];
        beforeDead = new boolean[field.size];
    }

    /** Whether every proof on z without the excluded nodes needs more than {@code budget} nodes besides the free ones. */
    boolean exceeds(int z, int budget, boolean[] excluded, boolean[] free) {
        for (int x = 0; x < nodes; x++) {
            cost[x] = excluded[x] ? NEVER : free[x] ? 0 : 1;
        }
        for (int count = 0; count <= budget; count++) {
            int goal = levels(z, budget - count);
            if (goal == NEVER) {
                return true;
            }
            if (goal == 0) {
                return false;
            }
            release(z);
        }
        return true;
    }

    /**
     * trueAt, deadAt: the least number of paid nodes on the way, along the worst path (h-max); NEVER beyond the limit, where no proof that we
     * ask for can go. Returns that of ⊥.
     */
    private int levels(int z, int limit) {
        Arrays.fill(trueAt, NEVER);
        Arrays.fill(deadAt, NEVER);
        Arrays.fill(last, -1);
        Arrays.fill(second, -1);
        System.arraycopy(field.counts, 0, missing, 0, missing.length);
        System.arraycopy(field.sums, 0, sum, 0, sum.length);
        trueAt[z] = 0;
        queue[0] = z;
        int to = 1;
        int goal = NEVER;
        for (int level = 0; to > 0; level++) {
            paid = 0;
            for (int from = 0; from < to; from++) {
                int node = queue[from];
                if (kill(node, level) && goal == NEVER) {
                    goal = level;
                }
                for (int v : field.touching(node)) {
                    to = ready(v, level, limit, to);
                }
            }
            System.arraycopy(next, 0, queue, 0, paid);
            to = paid;
        }
        return goal;
    }

    /** Lets a node rule out its neighbours; answers whether that empties a variable. */
    private boolean kill(int node, int level) {
        boolean emptied = false;
        for (int d : field.neighbours(node)) {
            if (deadAt[d] == NEVER) {
                deadAt[d] = level;
                for (int v : field.variablesOf.row(d)) {
                    emptied |= --missing[v] == 0;
                    sum[v] ^= d;
                    second[v] = last[v];
                    last[v] = d;
                }
            }
        }
        return emptied;
    }

    /** Queues what a variable leaves: in this level if it is free, else, if the limit allows, in the next. */
    private int ready(int v, int level, int limit, int start) {
        int to = start;
        if (missing[v] == 1) {
            to = queue(sum[v], level, limit, to);
        } else if (groups && missing[v] > 1) {
            for (int g : field.groups().ofVariable[v]) {
                if (trueAt[field.size + g] == NEVER && isConfined(v, g)) {
                    to = queue(field.size + g, level, limit, to);
                }
            }
        }
        return to;
    }

    private int queue(int x, int level, int limit, int to) {
        if (trueAt[x] != NEVER || cost[x] == NEVER || level + cost[x] > limit) {
            return to;
        }
        trueAt[x] = level + cost[x];
        if (cost[x] == 1) {
            next[paid++] = x;
            return to;
        }
        queue[to] = x;
        return to + 1;
    }

    private boolean isConfined(int v, int g) {
        int inside = 0;
        for (int c : field.groups().open(g)) {
            inside += deadAt[c] == NEVER ? 1 : 0;
        }
        return inside == missing[v];
    }

    /** Finds the landmark next to ⊥ and makes its nodes free. */
    private void release(int z) {
        Arrays.fill(zoneTrue, false);
        Arrays.fill(zoneDead, false);
        int to = 0;
        // backward from ⊥ along free steps: what dies last in each variable that can be emptied …
        for (int v = 0; v < last.length; v++) {
            if (missing[v] == 0 && last[v] >= 0 && !zoneDead[last[v]]) {
                zoneDead[last[v]] = true;
                queue[to++] = last[v];
            }
        }
        for (int from = 0; from < to; from++) {
            // … whatever can make that dead, and, where that is free, what it waits for last
            to = enter(queue[from], to);
        }
        forward(z);
    }

    private int enter(int c, int start) {
        int to = start;
        for (int y : field.killers(c)) {
            if (trueAt[y] == NEVER || zoneTrue[y]) {
                continue;
            }
            zoneTrue[y] = true;
            if (cost[y] == 0) {
                for (int v : variables(y)) {
                    int d = waitsFor(v, y);
                    if (d >= 0 && !zoneDead[d]) {
                        zoneDead[d] = true;
                        queue[to++] = d;
                    }
                }
            }
        }
        return to;
    }

    /** From Z without entering the zone; paid nodes of the zone that are ready from there are the landmark. */
    private void forward(int z) {
        Arrays.fill(beforeTrue, false);
        Arrays.fill(beforeDead, false);
        beforeTrue[z] = true;
        queue[0] = z;
        int to = 1;
        for (int from = 0; from < to; from++) {
            for (int d : field.neighbours(queue[from])) {
                if (!beforeDead[d] && !zoneDead[d]) {
                    beforeDead[d] = true;
                    for (int v : field.variablesOf.row(d)) {
                        to = advance(v, d, to);
                    }
                }
            }
        }
    }

    /** What waits in v for d to die becomes ready. */
    private int advance(int v, int d, int start) {
        int to = start;
        if (d == last[v]) {
            if (missing[v] == 1) {
                to = reach(sum[v], to);
            } else if (missing[v] == 0) {
                for (int x : field.members.row(v)) {
                    to = x == d ? to : reach(x, to);
                }
            }
        } else if (d == second[v] && missing[v] == 0) {
            to = reach(last[v], to);
        }
        if (groups) {
            for (int g : field.groups().ofVariable[v]) {
                int x = field.size + g;
                if (trueAt[x] != NEVER && waitsFor(v, x) == d) {
                    to = reach(x, to);
                }
            }
        }
        return to;
    }

    private int reach(int x, int to) {
        if (trueAt[x] == NEVER || beforeTrue[x]) {
            return to;
        }
        beforeTrue[x] = true;
        if (zoneTrue[x]) {
            cost[x] = 0;
            return to;
        }
        queue[to] = x;
        return to + 1;
    }

    /** The member of v that dies last of all but those that the node leaves; -1 if they never all do. */
    private int waitsFor(int v, int node) {
        if (node < field.size) {
            boolean alone = missing[v] == 0 || missing[v] == 1 && sum[v] == node;
            return !alone ? -1 : last[v] == node ? second[v] : last[v];
        }
        int found = -1;
        for (int c : field.members.row(v)) {
            if (!Field.contains(field.groups().open(node - field.size), c)) {
                if (deadAt[c] == NEVER) {
                    return -1;
                }
                found = found < 0 || deadAt[c] > deadAt[found] ? c : found;
            }
        }
        return found;
    }

    private int[] variables(int node) {
        return node < field.size ? field.variablesOf.row(node) : field.groups().variables(node - field.size);
    }
}
