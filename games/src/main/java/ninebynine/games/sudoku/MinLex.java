package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.tensor.Ints;

/**
 * min { s(grid) : s a symmetry } — the smallest grid that is the same puzzle, read cell by cell, with 0 for an empty cell.
 *
 * <p>Its rows are found one after another. All images that begin with the smallest rows so far are kept; each is given every row that can
 * come next, and those with the smallest next row stay. What the rows leave open about the order of columns stays open, so images part only
 * where they must.
 */
final class MinLex {
    private final int n;
    private final int height;
    private final NextRow next;

    private MinLex(Boxes boxes) {
        n = boxes.size();
        height = boxes.height();
        next = new NextRow(boxes);
    }

    /** The smallest of the grids with these boxes, which are not higher than wide; if they are square the grid may be transposed. */
    static Ints of(Boxes boxes, Ints grid) {
        Image upright = Image.of(boxes, grid.toArray());
        return new MinLex(boxes)
                .smallest(
                        boxes.height() == boxes.width()
                                ? List.of(
                                        upright,
                                        Image.of(
                                                boxes,
                                                transposed(boxes.size(), grid).toArray()))
                                : List.of(upright));
    }

    static Ints transposed(int n, Ints grid) {
        int[] turned = new int[n * n];
        for (int cell = 0; cell < turned.length; cell++) {
            turned[cell % n * n + cell / n] = grid.get(cell);
        }
        return Ints.of(turned);
    }

    private Ints smallest(List<Image> undecided) {
        List<Image> images = undecided;
        for (int depth = 0; depth < n; depth++) {
            next.begin();
            images.forEach(this::rows);
            images = next.end();
        }
        return next.grid();
    }

    /** Tries every row that can come next: of the empty bands one will do. */
    private void rows(Image image) {
        int depth = image.rows().length;
        boolean nothing = false;
        for (int from = 0; from < n; from += height) {
            boolean open = depth % height == 0 ? !image.has(from) : image.rows()[depth - 1] / height == from / height;
            boolean empty = open && image.isEmpty(from, from + height);
            if (open && !(empty && nothing)) {
                band(image, from);
            }
            nothing |= empty;
        }
    }

    /** Tries every row of a band: of the empty ones one will do. */
    private void band(Image image, int from) {
        boolean nothing = false;
        for (int row = from; row < from + height; row++) {
            boolean open = !image.has(row);
            boolean empty = open && image.isEmpty(row, row + 1);
            if (open && !(empty && nothing)) {
                next.tryRow(image, row);
            }
            nothing |= empty;
        }
    }
}
