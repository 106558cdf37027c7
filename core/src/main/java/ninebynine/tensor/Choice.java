package ninebynine.tensor;

/** A row of choices that a number decides, the same on every machine (SplitMix64). */
public final class Choice {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    /** Choices by this seed. */
    public Choice(long seed) {
        state = seed;
    }

    /** A number from 0 to {@code count} - 1. */
    public int below(int count) {
        state += STEP;
        return (int) Long.remainderUnsigned(mix(state), count);
    }

    /** The numbers from 0 to {@code count} - 1 in any order. */
    public int[] order(int count) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int j = below(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private static long mix(long x) {
        long y = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        long z = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
