package ninebynine.game;

import java.util.Arrays;

/**
 * Random numbers that are the same everywhere (splitmix64). Attempt k of a seed has dice of its own, so that what it makes depends on nothing
 * but the two.
 */
public final class Dice {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    /** Dice by this seed. */
    public Dice(long seed) {
        state = seed;
    }

    /** Those of one attempt. */
    public static Dice of(long seed, long attempt) {
        return new Dice(mix(mix(seed + GOLDEN) ^ mix(attempt + 1)));
    }

    private static long mix(long x) {
        long z = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** The next throw. */
    public long next() {
        state += GOLDEN;
        return mix(state);
    }

    /** From 0 up to and without n. */
    public int below(int n) {
        return (int) ((next() >>> 32) * n >>> 32);
    }

    /** From 0 up to and without 1. */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /** Any order of these, each as likely as the others. */
    public void shuffle(int[] items) {
        for (int i = items.length - 1; i > 0; i--) {
            int j = below(i + 1);
            int kept = items[i];
            items[i] = items[j];
            items[j] = kept;
        }
    }

    /** 0 to n−1 in any order. */
    public int[] order(int n) {
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        shuffle(order);
        return order;
    }

    /** 0 to n−1, small ranks first, but for chance: each rank counts for up to so much more than it is. */
    public int[] order(int[] ranks, double spread) {
        long[] keys = new long[ranks.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (long) ((ranks[i] + spread * unit()) * (1 << 20)) << 20 | i;
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) (key & (1 << 20) - 1)).toArray();
    }
}
