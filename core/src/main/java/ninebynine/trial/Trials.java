package ninebynine.trial;

import java.util.Arrays;
import java.util.function.IntPredicate;
import ninebynine.field.Rows;
import ninebynine.kernel.Lanes;
import ninebynine.limit.Room;
import ninebynine.limit.Stopping;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * T&amp;E(BRT, k): every open candidate is a hypothesis, and 64 of them go through Singles together.
 *
 * <pre>
 *   alive[c]   bit Z: c is possible if Z is true       at the start: not the candidates linked to c
 *   holds[c]   bit Z: c is true if Z is true           at the start: c itself
 *   per variable   lanes with nothing left      → Z is refuted: alive[Z] = no lane
 *                  lanes with one member c left → c is true there, what it contradicts is gone
 * </pre>
 *
 * One more lane has no hypothesis: it is the state itself, in which Singles go on as hypotheses are refuted. Bits are only ever set, so a
 * refuted hypothesis takes nothing back: the lanes go on from where they are, and the result is the same in any order. Deeper trials are
 * made inside a lane, on what it leaves; what they find is set in the lane, and a lane that has not changed since is not tried again.
 */
final class Trials {
    private final Ground ground;
    private final Rows members;
    private final Rows variablesOf;
    private final Rows links;
    private final int[] label;
    private final int variables;
    private final int size;
    private final int words;
    private final Lanes[] lanes;
    /** Variables to look at, a set for each word of lanes. */
    private final long[] dirty;

    private final int dirtyWords;
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
        size = ground.size();
        members = ground.field().members;
        variablesOf = ground.field().variablesOf;
        links = ground.links();
        label = ground.field().label;
        variables = members.count();
        words = (size >> 6) + 1;
        Room.check(3.0 * Long.BYTES * words * size, "The trials of " + size + " candidates");
        lanes = lanes();
        dirtyWords = (variables + 63) >> 6;
        dirty = new long[words * dirtyWords];
        for (int z = 0; z < size; z++) {
            Stopping.check();
            long lane = 1L << z;
            lanes[z >> 6].holds[z] |= lane;
            long[] alive = lanes[z >> 6].alive;
            for (int i = links.start[z]; i < links.end[z]; i++) {
                alive[links.items[i]] &= ~lane;
            }
        }
        for (int w = 0; w < words; w++) {
            for (int v = 0; v < variables; v++) {
                dirty[w * dirtyWords + (v >> 6)] |= 1L << v;
            }
        }
    }

    /** One by one: all of them may be a gigabyte, which takes its time. */
    private Lanes[] lanes() {
        Lanes[] made = new Lanes[words];
        for (int w = 0; w < words; w++) {
            Stopping.check();
            made[w] = new Lanes(size, size);
            made[w].begin(w + 1 < words ? -1L : -1L >>> 63 - (size & 63));
        }
        return made;
    }

    /** Whether the state itself is without contradiction as far as the trials go. */
    boolean isConsistent() {
        return isLive(size);
    }

    /** Whether the trials have decided every variable. */
    boolean isSolved() {
        int w = size >> 6;
        for (int c = 0; c < size; c++) {
            if (((lanes[w].alive[c] & ~lanes[w].holds[c]) >>> size & 1) != 0) {
                return false;
            }
        }
        return isConsistent();
    }

    /** Closes all lanes under Singles and trials of depth less than k; answers whether the state is still consistent. */
    boolean close(int depth) {
        return close(depth, label -> false);
    }

    /** The same, where these labels are known to be in solutions: no trial inside their lanes comes to anything. */
    boolean close(int depth, IntPredicate known) {
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
                if (isHypothesis(z) && !known.test(label(z)) && tried[z] != count(z)) {
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
        int w = z >> 6;
        boolean[] out = new boolean[size];
        boolean[] decided = new boolean[variables];
        for (int c = 0; c < size; c++) {
            boolean isTrue = (lanes[w].holds[c] >>> z & 1) != 0;
            boolean isGone = (lanes[w].alive[c] >>> z & 1) == 0;
            out[c] = isTrue || isGone;
            if (isTrue) {
                for (int i = variablesOf.start[c]; i < variablesOf.end[c]; i++) {
                    decided[variablesOf.items[i]] = true;
                }
            }
        }
        return new Trials(ground.part(out, decided), true);
    }

    /** Sets in lane z what the trials inside it found; they closed it under Singles already. */
    private void keep(Trials inner, int z) {
        Lanes ours = lanes[z >> 6];
        Lanes theirs = inner.lanes[inner.size >> 6];
        int next = 0;
        for (int c = 0; c < size && next < inner.size; c++) {
            if (label[c] == inner.label[next]) {
                ours.alive[c] &= ~((~theirs.alive[next] >>> inner.size & 1) << z);
                ours.holds[c] |= (theirs.holds[next] >>> inner.size & 1) << z;
                next++;
            }
        }
    }

    /** How much lane z knows. */
    private int count(int z) {
        int count = 0;
        for (int c = 0; c < size; c++) {
            count += (int) (~lanes[z >> 6].alive[c] >>> z & 1);
        }
        return count;
    }

    boolean isLive(int z) {
        return (lanes[z >> 6].live >>> z & 1) != 0;
    }

    /** Whether z is neither refuted nor decided. */
    private boolean isHypothesis(int z) {
        int w = size >> 6;
        return isLive(z) && ((lanes[w].alive[z] & ~lanes[w].holds[z]) >>> size & 1) != 0;
    }

    /** All lanes to rest. */
    void singles() {
        boolean again = true;
        while (again && isConsistent() && !isSolved()) {
            again = false;
            for (int w = 0; w < words; w++) {
                Stopping.check();
                again |= lanes[w].live != 0 && singles(w);
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
            if (lanes[w].settle()) {
                spread(w);
            }
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
        lanes[w].look(members.items, members.start[v], members.end[v]);
        if (lanes[w].emptied() > 0) {
            refuteAll(w, lanes[w].emptiedWorlds(0));
            lanes[w].forgetEmptied();
        }
    }

    /** What is fresh holds, in the lanes that found it so. */
    private void spread(int w) {
        long[] fresh = lanes[w].fresh;
        long[] alive = lanes[w].alive;
        for (int c = 0; c < size; c++) {
            long worlds = fresh[c];
            if (worlds != 0) {
                fresh[c] = 0;
                lanes[w].holds[c] |= worlds;
                for (int i = links.start[c]; i < links.end[c]; i++) {
                    int d = links.items[i];
                    if ((worlds & alive[d]) != 0) {
                        alive[d] &= ~worlds;
                        touch(d, w);
                    }
                }
            }
        }
    }

    private void touch(int c, int w) {
        int at = w * dirtyWords;
        for (int i = variablesOf.start[c]; i < variablesOf.end[c]; i++) {
            int v = variablesOf.items[i];
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
        lanes[z >> 6].live &= ~(1L << z);
        if (z == size) {
            return;
        }
        if (refutedCount == refuted.length) {
            refuted = Arrays.copyOf(refuted, 2 * refutedCount);
        }
        refuted[refutedCount++] = z;
        if (deleting) {
            for (int w = 0; w < words; w++) {
                lanes[w].alive[z] = 0;
                touch(z, w);
            }
        }
    }

    int size() {
        return size;
    }

    int label(int z) {
        return label[z];
    }

    /** The labels that were refuted, in the order in which that happened. */
    Ints refuted() {
        return Ints.copyOf(refuted, refutedCount).map(z -> label[z]);
    }

    /** The labels that the state itself has lost: refuted, or by Singles that followed. */
    Ints eliminated() {
        int w = size >> 6;
        int[] found = new int[size];
        int count = 0;
        for (int c = 0; c < size; c++) {
            if ((lanes[w].alive[c] >>> size & 1) == 0) {
                found[count++] = label[c];
            }
        }
        return Ints.copyOf(found, count);
    }
}
