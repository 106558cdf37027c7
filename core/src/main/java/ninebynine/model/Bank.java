package ninebynine.model;

import ninebynine.tensor.Shape;

/**
 * A block of labels with named axes, at {@code offset} in the label space. The last axis is the value axis: one
 * position along it says "this thing has this value". Sudoku has one bank {@code C[r,c,n]}; Kakuro three; Slitherlink six.
 */
public record Bank(String name, int offset, Shape shape) {
    public int size() {
        return shape.size();
    }

    public boolean contains(int label) {
        return label >= offset && label < offset + size();
    }

    public int label(int... index) {
        return offset + shape.ravel(index);
    }

    public int[] index(int label) {
        return shape.unravel(label - offset);
    }
}
