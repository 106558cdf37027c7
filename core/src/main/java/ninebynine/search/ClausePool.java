package ninebynine.search;

import java.util.Arrays;

/**
 * Clauses, given and learnt, and what follows from them.
 *
 * <pre>
 *   pairs[x]      what follows from x by clauses of two
 *   arena         the other clauses: size, measure, literals; the first two are watched
 *   watching[x]   clauses that must be looked at when x becomes true, each with another of its literals
 * </pre>
 */
final class ClausePool {
    private static final int NONE = Trail.NONE;
    private static final int HEAD = 2;
    private static final int MOST_LEARNT = 4000;
    private static final int MORE_LEARNT = 500;

    private final Trail trail;
    private final byte[] value;
    private final int[][] pairs;
    private final int[] pairCount;
    private final int[][] watching;
    private final int[] watchCount;
    private int[] arena = new int[1 << 12];
    private int arenaSize;
    /** Where learnt clauses begin. */
    private int learntFrom = -1;

    private int learntCount;
    private int mostLearnt = MOST_LEARNT;

    /** The literals of the last conflict, or of the reason that was asked for. */
    final int[] lits;

    int litCount;

    ClausePool(int variables, Trail trail) {
        this.trail = trail;
        value = trail.value;
        pairs = new int[2 * variables][4];
        pairCount = new int[2 * variables];
        watching = new int[2 * variables][4];
        watchCount = new int[2 * variables];
        lits = new int[Math.max(2, variables)];
    }

    /** One of two or more literals is true. */
    void add(int[] clause) {
        if (clause.length == 2) {
            pair(clause[0] ^ 1, clause[1]);
            pair(clause[1] ^ 1, clause[0]);
        } else {
            store(clause, clause.length, 0);
        }
    }

    /**
     * The same, learnt from a conflict.
     *
     * @param measure the less, the more it is worth
     * @return the reason for its first literal
     */
    int learn(int[] clause, int size, int measure) {
        if (size == 2) {
            pair(clause[0] ^ 1, clause[1]);
            pair(clause[1] ^ 1, clause[0]);
            return -2 - (clause[1] ^ 1);
        }
        if (learntFrom < 0) {
            learntFrom = arenaSize;
        }
        learntCount++;
        return store(clause, size, measure);
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

    /** All that follows; the clause that is broken, a pair as -2 - x where x is what broke it, or NONE. */
    int propagate() {
        for (int x = trail.next(); x != NONE; x = trail.next()) {
            int[] follow = pairs[x];
            for (int i = 0; i < pairCount[x]; i++) {
                int y = follow[i];
                if (value[y] < 0) {
                    lits[0] = x ^ 1;
                    lits[1] = y;
                    return -2 - x;
                }
                if (value[y] == 0) {
                    trail.set(y, -2 - x);
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
                        trail.set(other, clause);
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

    /** The literals of a reason but for the one that it made true. */
    void load(int why, int of) {
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

    /** Forgets the worse half of what was learnt, if that is much. Only at level 0, where no reason is needed. */
    void forget() {
        if (learntCount <= mostLearnt) {
            return;
        }
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
        mostLearnt = Math.max(mostLearnt + MORE_LEARNT, 2 * learntCount);
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
}
