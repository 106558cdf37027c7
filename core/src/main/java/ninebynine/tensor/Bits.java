package ninebynine.tensor;

import java.util.Arrays;

/**
 * A set of ints below a fixed length, one bit each.
 *
 * <pre>
 *   word 0        word 1
 *  ┌────────────┬────────────┬─ …
 *  │ bits 0-63  │ 64-127     │        bit i = bit (i mod 64) of word (i div 64)
 *  └────────────┴────────────┴─ …
 * </pre>
 *
 * Bits past the length are always zero.
 */
public final class Bits {
    private final int length;
    private final long[] words;

    /** So many bits, all of them 0. */
    public Bits(int length) {
        this(length, new long[(length + 63) >> 6]);
    }

    private Bits(int length, long[] words) {
        this.length = length;
        this.words = words;
    }

    /** So many bits, those of the items 1. */
    public static Bits of(int length, int... items) {
        Bits bits = new Bits(length);
        for (int item : items) {
            bits.set(item);
        }
        return bits;
    }

    /** The order of sets of one length: that of their words, the first first. */
    public static int compare(Bits one, Bits other) {
        for (int w = 0; w < one.words.length; w++) {
            if (one.words[w] != other.words[w]) {
                return Long.compare(one.words[w], other.words[w]);
            }
        }
        return 0;
    }

    /** How many bits there are, 0 or 1. */
    public int length() {
        return length;
    }

    /** Whether the bit is 1. */
    public boolean get(int index) {
        return (words[index >> 6] >>> index & 1L) != 0;
    }

    /** Makes the bit 1. */
    public void set(int index) {
        words[index >> 6] |= 1L << index;
    }

    /** Makes the bit 0. */
    public void clear(int index) {
        words[index >> 6] &= ~(1L << index);
    }

    /** Makes every bit 1. */
    public void setAll() {
        Arrays.fill(words, -1L);
        if ((length & 63) != 0) {
            words[words.length - 1] = (1L << length) - 1;
        }
    }

    /** Keeps what is 1 in both. */
    public void and(Bits that) {
        for (int w = 0; w < words.length; w++) {
            words[w] &= that.words[w];
        }
    }

    /** Adds what is 1 in the other. */
    public void or(Bits that) {
        for (int w = 0; w < words.length; w++) {
            words[w] |= that.words[w];
        }
    }

    /** Takes away what is 1 in the other. */
    public void andNot(Bits that) {
        for (int w = 0; w < words.length; w++) {
            words[w] &= ~that.words[w];
        }
    }

    /** Whether no bit is 1. */
    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** How many bits are 1. */
    public int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The first bit that is 1, or -1. */
    public int first() {
        return next(0);
    }

    /** The smallest member at or after {@code from}, or -1. */
    public int next(int from) {
        int w = from >> 6;
        if (from >= length) {
            return -1;
        }
        long word = words[w] & -1L << from;
        while (word == 0) {
            if (++w == words.length) {
                return -1;
            }
            word = words[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    /** So many bits, 1 to 64, from one on, the first of them lowest. */
    public long from(int index, int count) {
        int w = index >> 6;
        long bits = words[w] >>> index;
        if ((index & 63) + count > 64) {
            bits |= words[w + 1] << -index;
        }
        return bits & -1L >>> -count;
    }

    /** The same bits, which may change by themselves. */
    public Bits copy() {
        return new Bits(length, words.clone());
    }

    /** The bits that are 1, from small to large. */
    public Ints toInts() {
        return Ints.of(toArray());
    }

    /** The same as an array. */
    public int[] toArray() {
        int[] items = new int[count()];
        int n = 0;
        for (int w = 0; w < words.length; w++) {
            for (long rest = words[w]; rest != 0; rest &= rest - 1) {
                items[n++] = (w << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return items;
    }

    /** The words behind the bits, for kernels; writes go through. */
    public long[] words() {
        return words;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bits that && length == that.length && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return toInts().toString();
    }
}
