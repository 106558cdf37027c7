package ninebynine.picture;

import java.util.Arrays;

/** The colours of a picture in the order in which they come, at most 256; a table with open addresses finds them again. */
final class Palette {
    private static final int MOST = 256;
    private static final int SLOTS = 1 << 11;
    private static final int FREE = -1;

    private final int[] colours = new int[MOST];
    private final int[] slots = new int[SLOTS];
    private int size;
    private boolean full;

    Palette() {
        Arrays.fill(slots, FREE);
    }

    /** The number of a colour, which is new if it was not seen before; any number once there are too many. */
    int index(int rgb) {
        int slot = (rgb * 0x9E3779B1 >>> 16) % SLOTS;
        while (slots[slot] != FREE && colours[slots[slot]] != rgb) {
            slot = (slot + 1) % SLOTS;
        }
        if (slots[slot] != FREE) {
            return slots[slot];
        }
        if (size == MOST) {
            full = true;
            return 0;
        }
        colours[size] = rgb;
        slots[slot] = size;
        return size++;
    }

    /** Whether there was a colour too many. */
    boolean isFull() {
        return full;
    }

    int size() {
        return size;
    }

    int colour(int index) {
        return colours[index];
    }
}
