package ninebynine.field;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A list of lists of ints, end to end.
 *
 * <pre>
 *   items   │ row 0 … │ row 1 … │ …        row i is items[start[i]] … items[end[i] - 1]
 * </pre>
 *
 * Inner loops read the arrays; everything else asks for a {@link #row}. Rows may lose items, and never get new ones.
 */
public final class Rows {
    /** Where each row begins in {@link #items}. */
    public final int[] start;
    /** Where each row ends, the place after its last item. */
    public final int[] end;
    /** All items, row after row. */
    public final int[] items;

    private int @Nullable [] @Nullable [] rows;

    /** One more start than rows: where the last ends. */
    private Rows(int[] start, int[] items) {
        this.start = start;
        this.end = Arrays.copyOfRange(start, 1, start.length);
        this.items = items;
    }

    /** Takes rows as they come. */
    public static final class Builder {
        private int[] items;
        private int size;
        private final int[] start;
        private int rows;

        /**
         * @param most how many rows there may be
         * @param capacity how many items there will be, as far as one can tell
         */
        public Builder(int most, int capacity) {
            start = new int[most + 1];
            items = new int[capacity];
        }

        /** Adds to the present row. */
        public void add(int item) {
            if (size == items.length) {
                items = Arrays.copyOf(items, 2 * size + 1);
            }
            items[size++] = item;
        }

        /** Ends the present row. */
        public void next() {
            start[++rows] = size;
        }

        /** The rows that were taken. */
        public Rows build() {
            return new Rows(
                    rows + 1 == start.length ? start : Arrays.copyOf(start, rows + 1),
                    size == items.length ? items : Arrays.copyOf(items, size));
        }
    }

    /** Rows of these lists. */
    public static Rows of(int[][] lists) {
        Builder builder = new Builder(lists.length, 4 * lists.length);
        for (int[] list : lists) {
            for (int item : list) {
                builder.add(item);
            }
            builder.next();
        }
        return builder.build();
    }

    /** So many rows out of a list of pairs of a row and an item: each row has its items in their order. */
    public static Rows of(int[] row, int[] item, int pairs, int rows) {
        int[] at = new int[rows + 1];
        for (int k = 0; k < pairs; k++) {
            at[row[k] + 1]++;
        }
        for (int i = 0; i < rows; i++) {
            at[i + 1] += at[i];
        }
        int[] items = new int[pairs];
        int[] next = at.clone();
        for (int k = 0; k < pairs; k++) {
            items[next[row[k]]++] = item[k];
        }
        return new Rows(at, items);
    }

    /** For each of so many items the rows that have it, in order. */
    public Rows turned(int count) {
        int[] row = new int[items.length];
        int[] item = new int[items.length];
        int pairs = 0;
        for (int i = 0; i < end.length; i++) {
            for (int k = start[i]; k < end[i]; k++) {
                row[pairs] = i;
                item[pairs++] = items[k];
            }
        }
        return of(item, row, pairs, count);
    }

    /** All rows. Read only. */
    public int[][] all() {
        int[][] all = new int[count()][];
        for (int i = 0; i < all.length; i++) {
            all[i] = row(i);
        }
        return all;
    }

    /** The numbers of the bits that are set in the words from one to before another, counted from the first of these. */
    public static int[] ofBits(long[] bits, int from, int to) {
        int n = 0;
        for (int w = from; w < to; w++) {
            n += Long.bitCount(bits[w]);
        }
        int[] items = new int[n];
        n = 0;
        for (int w = from; w < to; w++) {
            for (long rest = bits[w]; rest != 0; rest &= rest - 1) {
                items[n++] = (w - from << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return items;
    }

    /** How many rows there are. */
    public int count() {
        return end.length;
    }

    /** How many items row i has. */
    public int size(int i) {
        return end[i] - start[i];
    }

    /** Row i as an array, made once. Read only. */
    public int[] row(int i) {
        int[] @Nullable [] made = rows;
        if (made == null) {
            made = new int[end.length][];
            rows = made;
        }
        int[] row = made[i];
        if (row == null) {
            row = Arrays.copyOfRange(items, start[i], end[i]);
            made[i] = row;
        }
        return row;
    }

    /** Takes an item out of row i, which must have it. */
    public void remove(int i, int item) {
        int at = start[i];
        while (items[at] != item) {
            at++;
        }
        end[i]--;
        System.arraycopy(items, at + 1, items, at, end[i] - at);
        if (rows != null) {
            rows[i] = null;
        }
    }

    /** Without the rows that are left out, and with other numbers for the items; what has the number -1 is left out too. */
    public Rows part(boolean[] out, int[] number) {
        Builder part = new Builder(end.length, items.length);
        for (int i = 0; i < end.length; i++) {
            if (!out[i]) {
                for (int k = start[i]; k < end[i]; k++) {
                    if (number[items[k]] >= 0) {
                        part.add(number[items[k]]);
                    }
                }
                part.next();
            }
        }
        return part.build();
    }
}
