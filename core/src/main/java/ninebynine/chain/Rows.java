package ninebynine.chain;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A list of lists of ints, end to end.
 *
 * <pre>
 *   items   │ row 0 … │ row 1 … │ …        row i is items[start[i]] … items[start[i+1] - 1]
 * </pre>
 *
 * Inner loops read the two arrays; everything else asks for a {@link #row}.
 */
final class Rows {
    final int[] start;
    final int[] items;
    private int @Nullable [] @Nullable [] rows;

    Rows(int[] start, int[] items) {
        this.start = start;
        this.items = items;
    }

    /** The members of the first so many bit rows, in increasing order. */
    static Rows ofBits(long[] bits, int words, int count) {
        int n = 0;
        for (long word : bits) {
            n += Long.bitCount(word);
        }
        int[] start = new int[count + 1];
        int[] items = new int[n];
        n = 0;
        for (int i = 0; i < count; i++) {
            for (int w = 0; w < words; w++) {
                for (long rest = bits[i * words + w]; rest != 0; rest &= rest - 1) {
                    items[n++] = (w << 6) + Long.numberOfTrailingZeros(rest);
                }
            }
            start[i + 1] = n;
        }
        return new Rows(start, items);
    }

    /** These rows and then those. */
    Rows and(int[][] more) {
        int count = start.length - 1;
        int[] starts = Arrays.copyOf(start, start.length + more.length);
        for (int i = 0; i < more.length; i++) {
            starts[count + i + 1] = starts[count + i] + more[i].length;
        }
        int[] all = Arrays.copyOf(items, starts[count + more.length]);
        for (int i = 0; i < more.length; i++) {
            System.arraycopy(more[i], 0, all, starts[count + i], more[i].length);
        }
        return new Rows(starts, all);
    }

    /** Row i as an array, made once. Read only. */
    int[] row(int i) {
        int[] @Nullable [] made = rows;
        if (made == null) {
            made = new int[start.length - 1][];
            rows = made;
        }
        int[] row = made[i];
        if (row == null) {
            row = Arrays.copyOfRange(items, start[i], start[i + 1]);
            made[i] = row;
        }
        return row;
    }
}
