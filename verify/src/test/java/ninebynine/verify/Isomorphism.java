package ninebynine.verify;

import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * A symmetry of Sudoku: digits renamed, bands and the rows in them permuted, stacks and the columns in them permuted, then perhaps the grid
 * transposed, which turns boxes of h x w into boxes of w x h.
 */
record Isomorphism(Boxes from, Ints rows, Ints columns, Ints digits, boolean transposed) {

    static Isomorphism random(Boxes boxes, Random random) {
        return new Isomorphism(
                boxes,
                lines(boxes.height(), boxes.width(), random),
                lines(boxes.width(), boxes.height(), random),
                shuffled(boxes.size(), random),
                random.nextBoolean());
    }

    /** A permutation of lines that keeps the lines of a band together. */
    private static Ints lines(int bandSize, int bands, Random random) {
        Ints order = shuffled(bands, random);
        int[] lines = new int[bands * bandSize];
        for (int band = 0; band < bands; band++) {
            Ints inside = shuffled(bandSize, random);
            for (int i = 0; i < bandSize; i++) {
                lines[band * bandSize + i] = order.get(band) * bandSize + inside.get(i);
            }
        }
        return Ints.of(lines);
    }

    static Ints shuffled(int size, Random random) {
        int[] items = IntStream.range(0, size).toArray();
        for (int i = size - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
        return Ints.of(items);
    }

    /** The same without transposing: boxes keep their shape. */
    Isomorphism upright() {
        return new Isomorphism(from, rows, columns, digits, false);
    }

    Boxes to() {
        return transposed ? new Boxes(from.width(), from.height()) : from;
    }

    int cell(int cell) {
        int n = from.size();
        int r = rows.get(cell / n);
        int c = columns.get(cell % n);
        return transposed ? c * n + r : r * n + c;
    }

    int label(int label) {
        int n = from.size();
        return cell(label / n) * n + digits.get(label % n);
    }

    SudokuPuzzle puzzle(SudokuPuzzle puzzle) {
        int[] givens = new int[puzzle.givens().size()];
        for (int cell = 0; cell < givens.length; cell++) {
            int given = puzzle.givens().get(cell);
            givens[cell(cell)] = given == 0 ? 0 : 1 + digits.get(given - 1);
        }
        return Puzzles.puzzle(to(), Ints.of(givens));
    }

    State state(View view) {
        State image = State.of(Puzzles.SUDOKU.model(to()), labels(view.candidates()));
        labels(view.values()).toInts().stream().forEach(image::assertValue);
        return image;
    }

    private Bits labels(Bits labels) {
        return Bits.of(
                labels.length(), labels.toInts().stream().map(this::label).toArray());
    }

    /** A rule's name as the other side says it: transposing makes columns of rows. */
    String name(String name) {
        return !transposed
                ? name
                : name.contains("row") ? name.replace("row", "column") : name.replace("column", "row");
    }
}
