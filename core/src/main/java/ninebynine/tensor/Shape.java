package ninebynine.tensor;

import java.util.List;

/**
 * Named axes and their lengths, last axis fastest: {@code (r:9, c:9, n:9)}.
 *
 * <p>{@code ravel(i₁,…,iₖ) = (…(i₁·d₂ + i₂)·d₃ + …)·dₖ + iₖ}, and {@code unravel} is its inverse.
 */
public record Shape(List<String> axes, Ints lengths) {
    public Shape {
        axes = List.copyOf(axes);
        if (axes.size() != lengths.size()) {
            throw new IllegalArgumentException(axes.size() + " axis names for " + lengths.size() + " lengths");
        }
    }

    /** A shape from {@code "r", 9, "c", 9, …} written as two lists of equal size. */
    public static Shape of(List<String> axes, int... lengths) {
        return new Shape(axes, Ints.of(lengths));
    }

    /** How many axes it has. */
    public int rank() {
        return axes.size();
    }

    /** How many places it has. */
    public int size() {
        return lengths.stream().reduce(1, (a, b) -> a * b);
    }

    /** The place at this index as one number. */
    public int ravel(int... index) {
        int flat = 0;
        for (int axis = 0; axis < index.length; axis++) {
            flat = flat * lengths.get(axis) + index[axis];
        }
        return flat;
    }

    /** The index of a place. */
    public int[] unravel(int flat) {
        int[] index = new int[rank()];
        int rest = flat;
        for (int axis = rank() - 1; axis >= 0; axis--) {
            index[axis] = rest % lengths.get(axis);
            rest /= lengths.get(axis);
        }
        return index;
    }
}
