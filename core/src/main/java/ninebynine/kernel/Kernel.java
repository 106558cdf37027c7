package ninebynine.kernel;

/**
 * The quantifiers over bit planes. A plane is one word: bit j says whether something holds in world j, so every
 * verb answers for 64 worlds at once.
 *
 * <pre>
 *   planes[x]  ┌────────────────┐   one pass over the members keeps   twos |= ones &amp; x ;  ones |= x
 *   label 0    │ 1 0 1 1 …      │   ∃ = ones   ∄ = ~ones   ∃! = ones &amp; ~twos   ∃≥2 = twos
 *   label 1    │ 0 0 1 0 …      │
 *   label 2    │ 1 0 0 1 …      │
 *              └────────────────┘
 * </pre>
 */
public final class Kernel {
    private Kernel() {}

    /** ∃x∈members: the worlds in which some member holds. */
    public static long exists(long[] planes, int[] members) {
        long ones = 0;
        for (int x : members) {
            ones |= planes[x];
        }
        return ones;
    }

    /** ∄x∈members: the worlds in which no member holds. */
    public static long none(long[] planes, int[] members) {
        return ~exists(planes, members);
    }

    /** ∃!x∈members: the worlds in which exactly one member holds. */
    public static long exactlyOne(long[] planes, int[] members) {
        long ones = 0;
        long twos = 0;
        for (int x : members) {
            long p = planes[x];
            twos |= ones & p;
            ones |= p;
        }
        return ones & ~twos;
    }

    /** ∃≥2 x∈members: the worlds in which at least two members hold. */
    public static long atLeastTwo(long[] planes, int[] members) {
        return atLeastTwo(planes, members, 0, members.length);
    }

    /** The same of a part of a list. */
    public static long atLeastTwo(long[] planes, int[] members, int from, int to) {
        long ones = 0;
        long twos = 0;
        for (int i = from; i < to; i++) {
            long p = planes[members[i]];
            twos |= ones & p;
            ones |= p;
        }
        return twos;
    }

    /**
     * ∃! with its witness, of a part of a list of members: {@code into[x] |=} the worlds in which x is the only one.
     *
     * @param worlds those that are asked about
     * @return those of them in which no member holds
     */
    public static long unique(long[] planes, int[] members, int from, int to, long worlds, long[] into) {
        long ones = 0;
        long twos = 0;
        for (int i = from; i < to; i++) {
            long p = planes[members[i]];
            twos |= ones & p;
            ones |= p;
        }
        long one = ~twos & worlds;
        if (one != 0) {
            for (int i = from; i < to; i++) {
                into[members[i]] |= one & planes[members[i]];
            }
        }
        return one & ~ones;
    }

    /** How many planes hold in each world: {@code counts[j] = |{x : bit j of planes[x]}|}. */
    public static int[] count(long[] planes) {
        int[] counts = new int[Long.SIZE];
        for (long plane : planes) {
            for (long rest = plane; rest != 0; rest &= rest - 1) {
                counts[Long.numberOfTrailingZeros(rest)]++;
            }
        }
        return counts;
    }
}
