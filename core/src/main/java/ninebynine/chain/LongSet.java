package ninebynine.chain;

import java.util.Arrays;

/**
 * A set of longs with open addressing, for states that a search has seen. Zero is no member. It has a greatest size and forgets everything when that
 * is reached: a search then does some work again, but a batch never runs out of memory.
 */
final class LongSet {
    private static final int MOST_SLOTS = 1 << 22;

    private long[] slots = new long[64];
    private int size;

    void clear() {
        if (size > 0) {
            Arrays.fill(slots, 0);
            size = 0;
        }
    }

    boolean contains(long key) {
        for (int i = slot(key); ; i = i + 1 & slots.length - 1) {
            if (slots[i] == key) {
                return true;
            }
            if (slots[i] == 0) {
                return false;
            }
        }
    }

    /** Adds the key; answers whether it is new. */
    boolean add(long key) {
        if (2 * size >= slots.length) {
            if (slots.length == MOST_SLOTS) {
                clear();
            } else {
                grow();
            }
        }
        int i = slot(key);
        while (slots[i] != 0) {
            if (slots[i] == key) {
                return false;
            }
            i = i + 1 & slots.length - 1;
        }
        slots[i] = key;
        size++;
        return true;
    }

    private int slot(long key) {
        return (int) (key >>> 32 ^ key) & slots.length - 1;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[4 * old.length];
        size = 0;
        for (long key : old) {
            if (key != 0) {
                add(key);
            }
        }
    }

    /** A number spread over 64 bits, never 0: sets of small numbers are the xor of these. */
    static long spread(int x) {
        long z = (x + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 32) * 0xD6E8FEB86659FD93L;
        return z ^ z >>> 32 | 1L << 63;
    }
}
