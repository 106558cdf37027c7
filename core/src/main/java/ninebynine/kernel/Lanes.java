package ninebynine.kernel;

import java.util.Arrays;

/**
 * 64 worlds, bit-sliced: puzzles of one model, or hypotheses about one puzzle. For each candidate one word, whose bit j is world j.
 *
 * <pre>
 *              world 0 1 2 3 …
 *   alive[c]  │      1 0 1 1 …   where c is a candidate
 *   holds[x]  │      0 0 1 0 …   where x is true
 *   fresh[x]  │      1 0 0 0 …   where x was found true and has ruled nothing out yet
 *
 *   look     ∄ → the world is noted as at its end      ∃! → the one is fresh
 *   settle   what is fresh already holds, or is so in a world that has ended, is not
 *   take     what is fresh holds; who asks rules out what it contradicts
 * </pre>
 *
 * What is looked at, in which order, and what follows where a variable has nothing left, is up to who uses it: rounds over everything, only what has changed, or
 * rules of any kind. Inner loops read the planes.
 */
public final class Lanes {
    public final long[] alive;
    public final long[] holds;
    /** Who keeps what a round found puts another array here before the next. */
    public long[] fresh;

    public long live;
    /** The sets of members that have nothing left in some worlds: where they begin and end in their list, and which worlds. */
    private int emptied;

    private int[] emptiedMembers = new int[32];
    private long[] emptiedWorlds = new long[16];

    /**
     * @param nodes how many things may be true: the candidates, and sets of them after these
     */
    public Lanes(int candidates, int nodes) {
        alive = new long[candidates];
        holds = new long[nodes];
        fresh = new long[nodes];
    }

    /** Worlds in which everything is possible. */
    public void begin(long worlds) {
        live = worlds;
        Arrays.fill(alive, worlds);
        Arrays.fill(holds, 0);
        Arrays.fill(fresh, 0);
        emptied = 0;
    }

    /** Looks at one variable, whose members are a part of a list. */
    public void look(int[] members, int from, int to) {
        long none = Kernel.unique(alive, members, from, to, live, fresh);
        if (none != 0) {
            note(from, to, none);
        }
    }

    /** Looks at variables of two members each, end to end: the same loop again and again is what a processor likes. */
    public void lookAtPairs(int[] members, int from, int to) {
        for (int i = from; i < to; i += 2) {
            int a = members[i];
            int b = members[i + 1];
            long isA = alive[a];
            long isB = alive[b];
            long none = live & ~(isA | isB);
            if (none != 0) {
                note(i, i + 2, none);
            }
            fresh[a] |= isA & ~isB;
            fresh[b] |= isB & ~isA;
        }
    }

    /** Looks at variables of three members each. */
    public void lookAtTriples(int[] members, int from, int to) {
        for (int i = from; i < to; i += 3) {
            int a = members[i];
            int b = members[i + 1];
            int c = members[i + 2];
            long isA = alive[a];
            long isB = alive[b];
            long isC = alive[c];
            long few = ~(isA & isB | isA & isC | isB & isC) & live;
            if (few != 0) {
                long none = few & ~(isA | isB | isC);
                if (none != 0) {
                    note(i, i + 3, none);
                }
                fresh[a] |= few & isA;
                fresh[b] |= few & isB;
                fresh[c] |= few & isC;
            }
        }
    }

    /** Keeps of what is fresh what did not hold before, in the worlds that live; answers whether there is any. */
    public boolean settle() {
        long any = 0;
        for (int x = 0; x < fresh.length; x++) {
            long now = fresh[x] & live & ~holds[x];
            fresh[x] = now;
            any |= now;
        }
        return any != 0;
    }

    private void note(int from, int to, long worlds) {
        if (emptied == emptiedWorlds.length) {
            emptiedWorlds = Arrays.copyOf(emptiedWorlds, 2 * emptied);
            emptiedMembers = Arrays.copyOf(emptiedMembers, 4 * emptied);
        }
        emptiedWorlds[emptied] = worlds;
        emptiedMembers[2 * emptied] = from;
        emptiedMembers[2 * emptied + 1] = to;
        emptied++;
    }

    /** How many variables were found with nothing left in some worlds since this was last forgotten. */
    public int emptied() {
        return emptied;
    }

    public long emptiedWorlds(int i) {
        return emptiedWorlds[i];
    }

    /** Where the members of the i-th of them begin. */
    public int emptiedFrom(int i) {
        return emptiedMembers[2 * i];
    }

    public int emptiedTo(int i) {
        return emptiedMembers[2 * i + 1];
    }

    public void forgetEmptied() {
        emptied = 0;
    }
}
