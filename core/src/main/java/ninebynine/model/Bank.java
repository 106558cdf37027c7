package ninebynine.model;

import java.util.Arrays;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;
import org.jspecify.annotations.Nullable;

/**
 * A block of labels with named axes, at {@code offset} in the label space. The last axis is the value axis: one
 * position along it says "this thing has this value". Sudoku has one bank {@code C[r,c,n]}; Kakuro three; Slitherlink six.
 *
 * <pre>
 *   shape     │ 0 1 2 3 4 5 6 7 … │      position
 *   labels    │ 0 . . 1 2 . . 3 … │      offset + these; where nothing can ever be true, a bank may have no label
 * </pre>
 */
public final class Bank {
    private final String name;
    private final int offset;
    private final Shape shape;
    /** The positions that have a label, in increasing order; null if all have. */
    private final int @Nullable [] present;

    /** A label at every position. */
    public Bank(String name, int offset, Shape shape) {
        this(name, offset, shape, (int[]) null);
    }

    /** Labels at these positions only, which are in increasing order. */
    public Bank(String name, int offset, Shape shape, Ints present) {
        this(name, offset, shape, present.toArray());
    }

    private Bank(String name, int offset, Shape shape, int @Nullable [] present) {
        this.name = name;
        this.offset = offset;
        this.shape = shape;
        this.present = present;
    }

    /** What it is called. */
    public String name() {
        return name;
    }

    /** Its first label. */
    public int offset() {
        return offset;
    }

    /** The shape that its labels fill, wholly or in part. */
    public Shape shape() {
        return shape;
    }

    /** How many labels it has. */
    public int size() {
        return present == null ? shape.size() : present.length;
    }

    /** Whether the label is one of its own. */
    public boolean contains(int label) {
        return label >= offset && label < offset + size();
    }

    /** The label at this index; negative if nothing can ever be true there. */
    public int label(int... index) {
        int position = shape.ravel(index);
        if (present == null) {
            return offset + position;
        }
        int found = Arrays.binarySearch(present, position);
        return found < 0 ? -1 : offset + found;
    }

    /** Where the label stands in the shape, as one number. */
    public int position(int label) {
        return present == null ? label - offset : present[label - offset];
    }

    /** Where the label stands in the shape, axis by axis. */
    public int[] index(int label) {
        return shape.unravel(position(label));
    }

    @Override
    public String toString() {
        return name + shape;
    }
}
