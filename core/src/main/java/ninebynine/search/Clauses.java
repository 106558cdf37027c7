package ninebynine.search;

import java.util.Arrays;
import ninebynine.limit.Stopping;

/**
 * Decides whether clauses can all be true, and learns: a guess that fails leaves a clause that says why, and what was learnt from one question serves the
 * next. For questions that guessing alone does not decide in reasonable time.
 *
 * <pre>
 *   literal    2v: v is true     2v+1: v is false     (x ^ 1 is not x)
 *   pairs[x]   what follows from x by clauses of two
 *   arena      the other clauses: size, measure, literals; the first two are watched
 *   trail      the true literals in order; level 1 is what is assumed
 * </pre>
 */
public final class Clauses {
    /** What a question came to. */
    public enum Answer {
        POSSIBLE,
        IMPOSSIBLE,
        /** The conflicts that were allowed did not do. */
        OPEN
    }

    private static final int NONE = -1;
    private static final int HEAD = 2;
    private static final int RESTART = 64;
    private static final double DECAY = 1 / 0.95;
    private static final double HUGE = 1e100;

    private final byte[] value;
    private final int[] level;
    /** A clause, or -2 - x for a pair by which x made it true. */
    private final int[] reason;

    private final boolean[] phase;
    private final boolean[] model;
    private final boolean[] seen;
    private final int[][] pairs;
    private final int[] pairCount;
    /** Clauses that must be looked at when a literal becomes true, each with another of its literals. */
    private final int[][] watching;

    private final int[] watchCount;
    private final int[] trail;
    private final int[] levelAt;
    private final Activity activity;
    private int[] arena = new int[1 << 12];
    private int arenaSize;
    /** Where learnt clauses begin. */
    private int learntFrom = -1;

    private int learntCount;
    private int mostLearnt = 4000;
    private int trailSize;
    private int next;
    private int depth;
    private boolean possible = true;

    /** The literals of the last conflict or of the clause that is learnt from it. */
    private int[] lits;

    private int litCount;

    public Clauses(int variables) {
        value = new byte[2 * variables];
        level = new int[variables];
        reason = new int[variables];
        phase = new boolean[variables];
        model = new boolean[variables];
        seen = new boolean[variables];
        pairs = new int[2 * variables][4];
        pairCount = new int[2 * variables];
        watching = new int[2 * variables][4];
        watchCount = new int[2 * variables];
        trail = new int[variables];
        levelAt = new int[variables + 2];
        lits = new int[variables];
        activity = new Activity(variables);
    }

    /** The variable is tried as this first. */
    public void prefer(int variable, boolean truth) {
        phase[variable] = truth;
    }

    /** What the last possible answer makes of a variable. */
    public boolean isTrue(int variable) {
        return model[variable];
    }

    /** One of these literals is true. */
    public void add(int... clause) {
        backTo(0);
        int size = 0;
        int[] open = new int[clause.length];
        for (int x : clause) {
            if (value[x] > 0) {
                return;
            }
            if (value[x] == 0) {
                open[size++] = x;
            }
        }
        if (size == 0) {
            possible = false;
        } else if (size == 1) {
            possible &= assume(open[0]);
        } else if (size == 2) {
            pair(open[0] ^ 1, open[1]);
            pair(open[1] ^ 1, open[0]);
        } else {
            store(Arrays.copyOf(open, size), size, 0);
        }
    }

    private boolean assume(int x) {
        set(x, NONE);
        return propagate() == NONE;
    }

    private void pair(int from, int to) {
        if (pairCount[from] == pairs[from].length) {
            pairs[from] = Arrays.copyOf(pairs[from], 2 * pairCount[from]);
        }
        pairs[from][pairCount[from]++] = to;
    }

    private int store(int[] of, int size, int measure) {
        if (arenaSize + size + HEAD > arena.length) {
            arena = Arrays.copyOf(arena, Math.max(2 * arena.length, arenaSize + size + HEAD));
        }
        int clause = arenaSize;
        arena[clause] = size;
        arena[clause + 1] = measure;
        System.arraycopy(of, 0, arena, clause + HEAD, size);
        arenaSize += size + HEAD;
        watch(of[0] ^ 1, clause, of[1]);
        watch(of[1] ^ 1, clause, of[0]);
        return clause;
    }

    private void watch(int x, int clause, int other) {
        if (watchCount[x] == watching[x].length) {
            watching[x] = Arrays.copyOf(watching[x], 2 * watchCount[x]);
        }
        watching[x][watchCount[x]++] = clause;
        watching[x][watchCount[x]++] = other;
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
            backTo(0);
            if (!possible || propagate() != NONE) {
                possible = false;
                return Answer.IMPOSSIBLE;
            }
            if (learntCount > mostLearnt) {
                forget();
            }
            if (!isAssumed(assumed)) {
                return Answer.IMPOSSIBLE;
            }
            long until = Math.max(0, left - (long) RESTART * luby(restarts++));
            while (left > until) {
                int conflict = propagate();
                if (conflict != NONE) {
                    Stopping.check();
                    left--;
                    if (depth <= 1) {
                        return Answer.IMPOSSIBLE;
                    }
                    learn(conflict);
                    if (depth == 0) {
                        break;
                    }
                } else if (!guess()) {
                    return Answer.POSSIBLE;
                }
            }
            if (left <= 0) {
                return Answer.OPEN;
            }
        }
    }

    private boolean isAssumed(int[] assumed) {
        levelAt[depth++] = trailSize;
        for (int x : assumed) {
            if (value[x] < 0) {
                return false;
            }
            if (value[x] == 0) {
                set(x, NONE);
            }
        }
        return propagate() == NONE;
    }

    /** False if nothing is left to guess. */
    private boolean guess() {
        int v = activity.next(value);
        if (v < 0) {
            for (int i = 0; i < model.length; i++) {
                model[i] = value[2 * i] > 0;
            }
            return false;
        }
        levelAt[depth++] = trailSize;
        set(2 * v + (phase[v] ? 0 : 1), NONE);
        return true;
    }

    private void set(int x, int why) {
        value[x] = 1;
        value[x ^ 1] = -1;
        level[x >> 1] = depth;
        reason[x >> 1] = why;
        trail[trailSize++] = x;
    }

    private void backTo(int to) {
        if (depth > to) {
            int from = levelAt[to];
            while (trailSize > from) {
                int x = trail[--trailSize];
                value[x] = 0;
                value[x ^ 1] = 0;
                phase[x >> 1] = (x & 1) == 0;
                activity.put(x >> 1);
            }
            depth = to;
            next = trailSize;
        }
    }

    /** All that follows; the clause that is broken, a pair as -2 - x where x is what broke it, or NONE. */
    private int propagate() {
        while (next < trailSize) {
            int x = trail[next++];
            int[] follow = pairs[x];
            for (int i = 0; i < pairCount[x]; i++) {
                int y = follow[i];
                if (value[y] < 0) {
                    lits[0] = x ^ 1;
                    lits[1] = y;
                    return -2 - x;
                }
                if (value[y] == 0) {
                    set(y, -2 - x);
                }
            }
            int broken = look(x);
            if (broken != NONE) {
                return broken;
            }
        }
        return NONE;
    }

    /** The clauses in which x's negation was watched. */
    private int look(int x) {
        int[] of = watching[x];
        int count = watchCount[x];
        int kept = 0;
        int broken = NONE;
        for (int i = 0; i < count; i += 2) {
            int clause = of[i];
            int other = of[i + 1];
            if (broken == NONE && value[other] <= 0) {
                int first = clause + HEAD;
                if (arena[first] == (x ^ 1)) {
                    arena[first] = arena[first + 1];
                    arena[first + 1] = x ^ 1;
                }
                other = arena[first];
                if (value[other] <= 0) {
                    int to = unbroken(clause);
                    if (to >= 0) {
                        int y = arena[to];
                        arena[to] = x ^ 1;
                        arena[first + 1] = y;
                        watch(y ^ 1, clause, other);
                        continue;
                    }
                    if (value[other] < 0) {
                        broken = clause;
                    } else {
                        set(other, clause);
                    }
                }
            }
            of[kept++] = clause;
            of[kept++] = other;
        }
        watchCount[x] = kept;
        return broken;
    }

    /** Where a clause has a literal that is not false, after the watched ones; -1 if nowhere. */
    private int unbroken(int clause) {
        int end = clause + HEAD + arena[clause];
        for (int i = clause + HEAD + 2; i < end; i++) {
            if (value[arena[i]] >= 0) {
                return i;
            }
        }
        return -1;
    }

    /** Learns why there is a conflict, goes back to where that says something new, and says it. */
    private void learn(int conflict) {
        int[] found = new int[16];
        int size = 1;
        int here = 0;
        int at = trailSize;
        int why = conflict;
        int of = NONE;
        do {
            load(why, of);
            for (int i = 0; i < litCount; i++) {
                int y = lits[i];
                int v = y >> 1;
                if (!seen[v] && level[v] > 0) {
                    seen[v] = true;
                    activity.bump(v);
                    if (level[v] == depth) {
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
                of = trail[--at];
            } while (!seen[of >> 1]);
            seen[of >> 1] = false;
            why = reason[of >> 1];
            here--;
        } while (here > 0);
        found[0] = of ^ 1;
        activity.decay();
        say(found, size);
    }

    /** The literals of a reason but for the one that it made true. */
    private void load(int why, int of) {
        litCount = 0;
        if (why < NONE) {
            if (of == NONE) {
                litCount = 2; // as propagate left them
            } else {
                lits[litCount++] = -2 - why ^ 1;
            }
            return;
        }
        for (int i = why + HEAD; i < why + HEAD + arena[why]; i++) {
            if (arena[i] != of) {
                lits[litCount++] = arena[i];
            }
        }
    }

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
        int second = 1;
        for (int i = 2; i < size; i++) {
            second = level[found[i] >> 1] > level[found[second] >> 1] ? i : second;
        }
        if (size == 1) {
            backTo(0);
            set(found[0], NONE);
            return;
        }
        int swap = found[1];
        found[1] = found[second];
        found[second] = swap;
        int measure = levels(found, size);
        backTo(level[found[1] >> 1]);
        if (size == 2) {
            pair(found[0] ^ 1, found[1]);
            pair(found[1] ^ 1, found[0]);
            set(found[0], -2 - (found[1] ^ 1));
            return;
        }
        if (learntFrom < 0) {
            learntFrom = arenaSize;
        }
        learntCount++;
        set(found[0], store(found, size, measure));
    }

    /** Whether a literal of a clause is said by its others already. */
    private boolean follows(int y) {
        int why = reason[y >> 1];
        if (why == NONE) {
            return false;
        }
        load(why, y ^ 1);
        for (int i = 0; i < litCount; i++) {
            int v = lits[i] >> 1;
            if (!seen[v] && level[v] > 0) {
                return false;
            }
        }
        return true;
    }

    /** How many levels a clause's literals are of: the fewer, the more it is worth. */
    private int levels(int[] of, int size) {
        int[] all = new int[size];
        for (int i = 0; i < size; i++) {
            all[i] = level[of[i] >> 1];
        }
        Arrays.sort(all);
        int count = 1;
        for (int i = 1; i < size; i++) {
            count += all[i] != all[i - 1] ? 1 : 0;
        }
        return count;
    }

    /** Forgets the worse half of what was learnt. Only at level 0, where no reason is needed. */
    private void forget() {
        int[] measures = new int[learntCount];
        int count = 0;
        for (int clause = learntFrom; clause < arenaSize; clause += HEAD + arena[clause]) {
            if (arena[clause + 1] > 0) {
                measures[count++] = arena[clause + 1];
            }
        }
        Arrays.sort(measures, 0, count);
        int bound = Math.max(3, measures[count / 2]);
        Arrays.fill(watchCount, 0);
        for (int clause = 0; clause < learntFrom; clause += HEAD + arena[clause]) {
            rewatch(clause);
        }
        int to = learntFrom;
        learntCount = 0;
        for (int clause = learntFrom; clause < arenaSize; ) {
            int length = HEAD + arena[clause];
            if (arena[clause + 1] < bound) { // 0 for what was not learnt
                learntCount += arena[clause + 1] > 0 ? 1 : 0;
                System.arraycopy(arena, clause, arena, to, length);
                rewatch(to);
                to += length;
            }
            clause += length;
        }
        arenaSize = to;
        mostLearnt = Math.max(mostLearnt + 500, 2 * learntCount);
    }

    /** At level 0 a false literal stays false, so two that are not are watched; a clause that is true already needs none. */
    private void rewatch(int clause) {
        int at = clause + HEAD;
        for (int i = at; i < at + arena[clause]; i++) {
            if (value[arena[i]] > 0) {
                watch(arena[at] ^ 1, clause, arena[i]);
                watch(arena[at + 1] ^ 1, clause, arena[i]);
                return;
            }
        }
        int found = at;
        for (int i = at; i < at + arena[clause] && found < at + 2; i++) {
            if (value[arena[i]] == 0) {
                int swap = arena[found];
                arena[found++] = arena[i];
                arena[i] = swap;
            }
        }
        watch(arena[at] ^ 1, clause, arena[at + 1]);
        watch(arena[at + 1] ^ 1, clause, arena[at]);
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

    /** Which variables had to do with conflicts lately, in a heap. */
    private static final class Activity {
        private final double[] of;
        private final int[] heap;
        private final int[] at;
        private int size;
        private double step = 1;

        Activity(int variables) {
            of = new double[variables];
            heap = new int[variables];
            at = new int[variables];
            Arrays.fill(at, -1);
            for (int v = 0; v < variables; v++) {
                put(v);
            }
        }

        void put(int v) {
            if (at[v] < 0) {
                at[v] = size;
                heap[size++] = v;
                up(at[v]);
            }
        }

        /** The most active variable without a value, which is taken out; -1 if there is none. */
        int next(byte[] value) {
            while (size > 0) {
                int v = heap[0];
                at[v] = -1;
                int last = heap[--size];
                if (size > 0) {
                    heap[0] = last;
                    at[last] = 0;
                    down(0);
                }
                if (value[2 * v] == 0) {
                    return v;
                }
            }
            return -1;
        }

        void bump(int v) {
            of[v] += step;
            if (of[v] > HUGE) {
                for (int i = 0; i < of.length; i++) {
                    of[i] /= HUGE;
                }
                step /= HUGE;
            }
            if (at[v] >= 0) {
                up(at[v]);
            }
        }

        void decay() {
            step *= DECAY;
        }

        private void up(int from) {
            int i = from;
            int v = heap[i];
            while (i > 0 && of[heap[i - 1 >> 1]] < of[v]) {
                heap[i] = heap[i - 1 >> 1];
                at[heap[i]] = i;
                i = i - 1 >> 1;
            }
            heap[i] = v;
            at[v] = i;
        }

        private void down(int from) {
            int i = from;
            int v = heap[i];
            while (2 * i + 1 < size) {
                int child = 2 * i + 1;
                if (child + 1 < size && of[heap[child + 1]] > of[heap[child]]) {
                    child++;
                }
                if (of[heap[child]] <= of[v]) {
                    break;
                }
                heap[i] = heap[child];
                at[heap[i]] = i;
                i = child;
            }
            heap[i] = v;
            at[v] = i;
        }
    }
}
