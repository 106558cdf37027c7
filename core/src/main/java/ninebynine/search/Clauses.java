package ninebynine.search;

import java.util.Arrays;
import ninebynine.limit.Stopping;

/**
 * Decides whether clauses can all be true, and learns: a guess that fails leaves a clause that says why, and what was learnt from one question serves the
 * next. For questions that guessing alone does not decide in reasonable time.
 *
 * <p>Literal 2v says that the variable v is true, 2v+1 that it is false.
 */
public final class Clauses {
    /** What a question came to. */
    public enum Answer {
        POSSIBLE,
        IMPOSSIBLE,
        /** The conflicts that were allowed did not do. */
        OPEN
    }

    private static final int NONE = Trail.NONE;
    private static final int RESTART = 64;

    private final Activity activity;
    private final Trail trail;
    private final ClausePool pool;
    private final boolean[] model;
    private final boolean[] seen;
    private boolean possible = true;

    public Clauses(int variables) {
        activity = new Activity(variables);
        trail = new Trail(variables, activity);
        pool = new ClausePool(variables, trail);
        model = new boolean[variables];
        seen = new boolean[variables];
    }

    /** The variable is tried as this first. */
    public void prefer(int variable, boolean truth) {
        trail.prefer(variable, truth);
    }

    /** What the last possible answer makes of a variable. */
    public boolean isTrue(int variable) {
        return model[variable];
    }

    /** One of these literals is true. */
    public void add(int... clause) {
        trail.backTo(0);
        int size = 0;
        int[] open = new int[clause.length];
        for (int x : clause) {
            if (trail.value[x] > 0) {
                return;
            }
            if (trail.value[x] == 0) {
                open[size++] = x;
            }
        }
        if (size == 0) {
            possible = false;
        } else if (size == 1) {
            trail.set(open[0], NONE);
            possible &= pool.propagate() == NONE;
        } else {
            pool.add(Arrays.copyOf(open, size));
        }
    }

    /**
     * Whether all clauses and these literals can be true.
     *
     * @param conflicts no more than so many
     */
    public Answer solve(int[] assumed, long conflicts) {
        long left = conflicts;
        int restarts = 0;
        while (true) {
            trail.backTo(0);
            if (!possible || pool.propagate() != NONE) {
                possible = false;
                return Answer.IMPOSSIBLE;
            }
            pool.forget();
            if (!isAssumed(assumed)) {
                return Answer.IMPOSSIBLE;
            }
            long until = Math.max(0, left - (long) RESTART * luby(restarts++));
            while (left > until) {
                int conflict = pool.propagate();
                if (conflict != NONE) {
                    Stopping.check();
                    left--;
                    if (trail.depth() <= 1) {
                        return Answer.IMPOSSIBLE;
                    }
                    learn(conflict);
                    if (trail.depth() == 0) {
                        break;
                    }
                } else if (!trail.guess()) {
                    for (int v = 0; v < model.length; v++) {
                        model[v] = trail.value[2 * v] > 0;
                    }
                    return Answer.POSSIBLE;
                }
            }
            if (left <= 0) {
                return Answer.OPEN;
            }
        }
    }

    private boolean isAssumed(int[] assumed) {
        trail.open();
        for (int x : assumed) {
            if (trail.value[x] < 0) {
                return false;
            }
            if (trail.value[x] == 0) {
                trail.set(x, NONE);
            }
        }
        return pool.propagate() == NONE;
    }

    /** Learns why there is a conflict, goes back to where that says something new, and says it. */
    private void learn(int conflict) {
        int[] found = new int[16];
        int size = 1;
        int here = 0;
        int at = trail.size();
        int why = conflict;
        int of = NONE;
        do {
            pool.load(why, of);
            for (int i = 0; i < pool.litCount; i++) {
                int y = pool.lits[i];
                int v = y >> 1;
                if (!seen[v] && trail.level[v] > 0) {
                    seen[v] = true;
                    activity.bump(v);
                    if (trail.level[v] == trail.depth()) {
                        here++;
                    } else {
                        if (size == found.length) {
                            found = Arrays.copyOf(found, 2 * size);
                        }
                        found[size++] = y;
                    }
                }
            }
            do {
                of = trail.at(--at);
            } while (!seen[of >> 1]);
            seen[of >> 1] = false;
            why = trail.reason[of >> 1];
            here--;
        } while (here > 0);
        found[0] = of ^ 1;
        activity.decay();
        say(found, size);
    }

    /** Says it without what its other literals say already. */
    private void say(int[] found, int all) {
        int[] marked = Arrays.copyOf(found, all);
        int size = 1;
        for (int i = 1; i < all; i++) {
            if (!follows(found[i])) {
                found[size++] = found[i];
            }
        }
        for (int y : marked) {
            seen[y >> 1] = false;
        }
        if (size == 1) {
            trail.backTo(0);
            trail.set(found[0], NONE);
            return;
        }
        int second = 1;
        for (int i = 2; i < size; i++) {
            second = level(found[i]) > level(found[second]) ? i : second;
        }
        int swap = found[1];
        found[1] = found[second];
        found[second] = swap;
        int measure = levels(found, size);
        trail.backTo(level(found[1]));
        int why = pool.learn(found, size, measure);
        trail.set(found[0], why);
    }

    private int level(int x) {
        return trail.level[x >> 1];
    }

    /** Whether a literal of a clause is said by its others already. */
    private boolean follows(int y) {
        int why = trail.reason[y >> 1];
        if (why == NONE) {
            return false;
        }
        pool.load(why, y ^ 1);
        for (int i = 0; i < pool.litCount; i++) {
            int v = pool.lits[i] >> 1;
            if (!seen[v] && trail.level[v] > 0) {
                return false;
            }
        }
        return true;
    }

    /** How many levels a clause's literals are of: the fewer, the more it is worth. */
    private int levels(int[] of, int size) {
        int[] all = new int[size];
        for (int i = 0; i < size; i++) {
            all[i] = level(of[i]);
        }
        Arrays.sort(all);
        int count = 1;
        for (int i = 1; i < size; i++) {
            count += all[i] != all[i - 1] ? 1 : 0;
        }
        return count;
    }

    /** 1 1 2 1 1 2 4 … */
    private static int luby(int index) {
        int size = 1;
        int power = 0;
        while (size < index + 1) {
            size = 2 * size + 1;
            power++;
        }
        int i = index;
        while (size - 1 != i) {
            size = size - 1 >> 1;
            power--;
            i %= size;
        }
        return 1 << power;
    }
}
