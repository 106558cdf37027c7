package ninebynine.search;

/**
 * What is true so far, in order, and why.
 *
 * <pre>
 *   literal     2v: v is true     2v+1: v is false     (x ^ 1 is not x)
 *   value[x]    1: true     -1: false     0: open
 *   level[v]    how many guesses were open when v was decided; level 1 is what is assumed
 *   reason[v]   a clause, -2 - x for a pair by which x made it true, or NONE
 * </pre>
 */
final class Trail {
    static final int NONE = -1;

    final byte[] value;
    final int[] level;
    final int[] reason;
    private final int[] trail;
    private final int[] levelAt;
    private final boolean[] phase;
    private final Activity activity;
    private int size;
    /** The first of the trail whose consequences are not drawn. */
    private int next;

    private int depth;

    Trail(int variables, Activity activity) {
        this.activity = activity;
        value = new byte[2 * variables];
        level = new int[variables];
        reason = new int[variables];
        trail = new int[variables];
        levelAt = new int[variables + 2];
        phase = new boolean[variables];
    }

    int size() {
        return size;
    }

    int depth() {
        return depth;
    }

    /** The i-th literal that became true. */
    int at(int i) {
        return trail[i];
    }

    /** A variable is tried as it was last, or as somebody prefers. */
    void prefer(int variable, boolean truth) {
        phase[variable] = truth;
    }

    void set(int x, int why) {
        value[x] = 1;
        value[x ^ 1] = -1;
        level[x >> 1] = depth;
        reason[x >> 1] = why;
        trail[size++] = x;
    }

    /** A literal whose consequences are not drawn yet, or NONE. */
    int next() {
        return next < size ? trail[next++] : NONE;
    }

    /** What is set from now on can be taken back. */
    void open() {
        levelAt[depth++] = size;
    }

    /** False if nothing is left to guess. */
    boolean guess() {
        int v = activity.next(value);
        if (v < 0) {
            return false;
        }
        open();
        set(2 * v + (phase[v] ? 0 : 1), NONE);
        return true;
    }

    void backTo(int to) {
        if (depth > to) {
            int from = levelAt[to];
            while (size > from) {
                int x = trail[--size];
                value[x] = 0;
                value[x ^ 1] = 0;
                phase[x >> 1] = (x & 1) == 0;
                activity.put(x >> 1);
            }
            depth = to;
            next = size;
        }
    }
}
