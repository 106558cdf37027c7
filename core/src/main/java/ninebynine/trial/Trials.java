package ninebynine.trial;

import java.util.Arrays;
import ninebynine.chain.Stopping;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * T&amp;E(BRT, k): every open candidate is a hypothesis, and 64 of them go through Singles together.
 *
 * <pre>
 *   gone[c]   bit Z: c is false if Z is true          at the start: the candidates linked to c
 *   true[c]   bit Z: c is true if Z is true           at the start: c itself
 *   per variable   ones / twos over the members' ~gone
 *                  lanes with nothing left      → Z is refuted: gone[Z] = all lanes
 *                  lanes with one member c left → c is true there, what it contradicts is gone
 * </pre>
 *
 * One more lane has no hypothesis: it is the state itself, in which Singles go on as hypotheses are refuted. Bits are only ever set, so a
 * refuted hypothesis takes nothing back: the lanes go on from where they are, and the result is the same in any order. Deeper trials are
 * made inside a lane, on what it leaves; what they find is set in the lane, and a lane that has not changed since is not tried again.
 */
final class Trials {
    private final Ground ground;
    private final int size;
    private final int words;
    /** Word by word: plane w holds the 64 lanes of word w for all candidates. */
    private final long[] gone;

    private final long[] holds;
    private final long[] live;
    /** Variables to look at, a set for each word of lanes. */
    private final long[] dirty;

    private final int dirtyWords;
    /** What was found true in the present round, in which lanes of the present word. */
    private final long[] fresh;

    private final int[] freshList;
    private int freshCount;
    private final boolean deleting;
    private int[] refuted = new int[16];
    private int refutedCount;

    /** Trials that delete what they refute, so that it counts for the other hypotheses. */
    static Trials deleting(View view) {
        return new Trials(Ground.of(view), true);
    }

    /** Trials of the state as it is: every hypothesis by itself. */
    static Trials apart(View view) {
        return new Trials(Ground.of(view), false);
    }

    private Trials(Ground ground, boolean deleting) {
        this.ground = ground;
        this.deleting = deleting;
        size = ground.size;
        words = (size >> 6) + 1;
        gone = new long[words * size];
        holds = new long[words * size];
        live = new long[words];
        dirtyWords = (ground.variables + 63) >> 6;
        dirty = new long[words * dirtyWords];
        fresh = new long[size];
        freshList = new int[size];
        for (int z = 0; z < size; z++) {
            int plane = (z >> 6) * size;
            long lane = 1L << z;
            live[z >> 6] |= lane;
            holds[plane + z] |= lane;
            for (int i = ground.first[z]; i < ground.first[z + 1]; i++) {
                gone[plane + ground.linked[i]] |= lane;
            }
        }
        live[size >> 6] |= 1L << size;
        for (int w = 0; w < words; w++) {
            for (int v = 0; v < ground.variables; v++) {
                dirty[w * dirtyWords + (v >> 6)] |= 1L << v;
            }
        }
    }

    /** Whether the state itself is without contradiction as far as the trials go. */
    boolean isConsistent() {
        return isLive(size);
    }

    /** Whether the trials have decided every variable. */
    boolean isSolved() {
        int plane = (size >> 6) * size;
        for (int c = 0; c < size; c++) {
            if (((gone[plane + c] | holds[plane + c]) >>> size & 1) == 0) {
                return false;
            }
        }
        return isConsistent();
    }

    /** Closes all lanes under Singles and trials of depth less than k; answers whether the state is still consistent. */
    boolean close(int depth) {
        singles();
        if (depth == 1) {
            return isConsistent();
        }
        int[] tried = new int[size];
        Arrays.fill(tried, -1);
        boolean again = true;
        while (again && isConsistent() && !isSolved()) {
            again = false;
            for (int z = 0; z < size && isConsistent(); z++) {
                if (isHypothesis(z) && tried[z] != count(z)) {
                    again = true;
                    deepen(z, depth - 1);
                    tried[z] = count(z);
                }
            }
        }
        return isConsistent();
    }

    /** Tries the candidates that are left in lane z, and keeps in the lane what that finds. */
    private void deepen(int z, int depth) {
        Stopping.check();
        Trials inner = inside(z);
        if (inner.close(depth)) {
            keep(inner, z);
        } else {
            refute(z);
            singles();
        }
    }

    /** Whether a hypothesis is refuted by Singles and trials of depth less than k inside it. */
    boolean refutes(int z, int depth) {
        singles();
        if (!isLive(z)) {
            return true;
        }
        return depth > 1 && !inside(z).close(depth - 1);
    }

    /** The trials of what lane z leaves open. */
    private Trials inside(int z) {
        int plane = (z >> 6) * size;
        int[] number = new int[size];
        boolean[] decided = new boolean[ground.variables];
        int count = 0;
        for (int c = 0; c < size; c++) {
            boolean isTrue = (holds[plane + c] >>> z & 1) != 0;
            boolean isGone = (gone[plane + c] >>> z & 1) != 0;
            number[c] = isTrue || isGone ? -1 : count++;
            if (isTrue) {
                for (int i = ground.start[c]; i < ground.start[c + 1]; i++) {
                    decided[ground.of[i]] = true;
                }
            }
        }
        return new Trials(ground.part(number, count, decided), true);
    }

    /** Sets in lane z what the trials inside it found; they closed it under Singles already. */
    private void keep(Trials inner, int z) {
        int plane = (z >> 6) * size;
        int innerPlane = (inner.size >> 6) * inner.size;
        int next = 0;
        for (int c = 0; c < size && next < inner.size; c++) {
            if (ground.label[c] == inner.ground.label[next]) {
                gone[plane + c] |= (inner.gone[innerPlane + next] >>> inner.size & 1) << z;
                holds[plane + c] |= (inner.holds[innerPlane + next] >>> inner.size & 1) << z;
                next++;
            }
        }
    }

    /** How much lane z knows. */
    private int count(int z) {
        int plane = (z >> 6) * size;
        int count = 0;
        for (int c = 0; c < size; c++) {
            count += (int) (gone[plane + c] >>> z & 1);
        }
        return count;
    }

    boolean isLive(int z) {
        return (live[z >> 6] >>> z & 1) != 0;
    }

    /** Whether z is neither refuted nor decided. */
    private boolean isHypothesis(int z) {
        int plane = (size >> 6) * size;
        return isLive(z) && ((gone[plane + z] | holds[plane + z]) >>> size & 1) == 0;
    }

    /** All lanes to rest. */
    void singles() {
        boolean again = true;
        while (again && isConsistent() && !isSolved()) {
            again = false;
            Stopping.check();
            for (int w = 0; w < words; w++) {
                again |= live[w] != 0 && singles(w);
            }
        }
    }

    /** One word of lanes to rest, by rounds: what many lanes find true spreads in all of them together. */
    private boolean singles(int w) {
        boolean any = false;
        int at = w * dirtyWords;
        while (isDirty(at)) {
            any = true;
            for (int i = 0; i < dirtyWords; i++) {
                long rest = dirty[at + i];
                dirty[at + i] = 0;
                for (; rest != 0; rest &= rest - 1) {
                    look((i << 6) + Long.numberOfTrailingZeros(rest), w);
                }
            }
            for (int i = 0; i < freshCount; i++) {
                take(freshList[i], w);
            }
            freshCount = 0;
        }
        return any;
    }

    private boolean isDirty(int at) {
        long some = 0;
        for (int i = 0; i < dirtyWords; i++) {
            some |= dirty[at + i];
        }
        return some != 0;
    }

    private void look(int v, int w) {
        int plane = w * size;
        long ones = 0;
        long twos = 0;
        int from = ground.from[v];
        int to = ground.from[v + 1];
        for (int i = from; i < to; i++) {
            long left = ~gone[plane + ground.member[i]];
            twos |= ones & left;
            ones |= left;
        }
        long empty = ~ones & live[w];
        if (empty != 0) {
            refuteAll(w, empty);
        }
        long units = ones & ~twos & live[w];
        if (units != 0) {
            for (int i = from; i < to; i++) {
                int c = ground.member[i];
                long now = units & ~gone[plane + c] & ~holds[plane + c];
                if (now != 0) {
                    if (fresh[c] == 0) {
                        freshList[freshCount++] = c;
                    }
                    fresh[c] |= now;
                }
            }
        }
    }

    /** c is true in the lanes that found it so. */
    private void take(int c, int w) {
        int plane = w * size;
        long lanes = fresh[c];
        fresh[c] = 0;
        holds[plane + c] |= lanes;
        for (int i = ground.first[c]; i < ground.first[c + 1]; i++) {
            int d = ground.linked[i];
            long before = gone[plane + d];
            if ((lanes & ~before) != 0) {
                gone[plane + d] = before | lanes;
                touch(d, w);
            }
        }
    }

    private void touch(int c, int w) {
        int at = w * dirtyWords;
        for (int i = ground.start[c]; i < ground.start[c + 1]; i++) {
            int v = ground.of[i];
            dirty[at + (v >> 6)] |= 1L << v;
        }
    }

    private void refuteAll(int w, long lanes) {
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            refute((w << 6) + Long.numberOfTrailingZeros(rest));
        }
    }

    /** Z is false: its lane ends, and all others know it. */
    private void refute(int z) {
        live[z >> 6] &= ~(1L << z);
        if (z == size) {
            return;
        }
        if (refutedCount == refuted.length) {
            refuted = Arrays.copyOf(refuted, 2 * refutedCount);
        }
        refuted[refutedCount++] = z;
        if (deleting) {
            for (int w = 0; w < words; w++) {
                gone[w * size + z] = -1L;
                touch(z, w);
            }
        }
    }

    int size() {
        return size;
    }

    int label(int z) {
        return ground.label[z];
    }

    /** The labels that were refuted, in the order in which that happened. */
    Ints refuted() {
        return Ints.copyOf(refuted, refutedCount).map(z -> ground.label[z]);
    }

    /** The labels that the state itself has lost: refuted, or by Singles that followed. */
    Ints eliminated() {
        int plane = (size >> 6) * size;
        int[] found = new int[size];
        int count = 0;
        for (int c = 0; c < size; c++) {
            if ((gone[plane + c] >>> size & 1) != 0) {
                found[count++] = ground.label[c];
            }
        }
        return Ints.copyOf(found, count);
    }
}
