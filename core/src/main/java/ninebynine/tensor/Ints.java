package ninebynine.tensor;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** An immutable list of ints with value equality; the labels or variables of a pattern. */
public final class Ints {
    private static final Ints EMPTY = new Ints(new int[0]);

    private final int[] items;

    private Ints(int[] items) {
        this.items = items;
    }

    /** These numbers. */
    public static Ints of(int... items) {
        return items.length == 0 ? EMPTY : new Ints(items.clone());
    }

    /** The first {@code count} of the given ints. */
    public static Ints copyOf(int[] items, int count) {
        return count == 0 ? EMPTY : new Ints(Arrays.copyOf(items, count));
    }

    /** How many there are. */
    public int size() {
        return items.length;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return items.length == 0;
    }

    /** The number at this place. */
    public int get(int index) {
        return items[index];
    }

    /** Whether the number is among them. */
    public boolean contains(int item) {
        for (int candidate : items) {
            if (candidate == item) {
                return true;
            }
        }
        return false;
    }

    /** What the function makes of each. */
    public Ints map(IntUnaryOperator f) {
        return new Ints(Arrays.stream(items).map(f).toArray());
    }

    /** The same from small to large. */
    public Ints sorted() {
        return new Ints(Arrays.stream(items).sorted().toArray());
    }

    /** All of them, in order. */
    public IntStream stream() {
        return Arrays.stream(items);
    }

    /** A copy as an array. */
    public int[] toArray() {
        return items.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ints that && Arrays.equals(items, that.items);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(items);
    }

    @Override
    public String toString() {
        return Arrays.toString(items);
    }
}
