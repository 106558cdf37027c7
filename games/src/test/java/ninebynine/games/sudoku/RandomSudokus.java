package ninebynine.games.sudoku;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/** Random clues of any shape in which no value is given twice; they need not have a solution. */
final class RandomSudokus {
    private final Random random;

    RandomSudokus(long seed) {
        this.random = new Random(seed);
    }

    /** Every shape of boxes of a size. */
    static List<Boxes> shapes(int n) {
        return IntStream.rangeClosed(2, n / 2)
                .filter(height -> n % height == 0)
                .mapToObj(height -> new Boxes(height, n / height))
                .toList();
    }

    static List<Integer> sizes() {
        return IntStream.rangeClosed(Boxes.SMALLEST, Boxes.LARGEST)
                .filter(Boxes::exist)
                .boxed()
                .toList();
    }

    SudokuClues sudoku(Boxes boxes) {
        int n = boxes.size();
        List<Integer> digits = IntStream.rangeClosed(1, n).boxed().collect(Collectors.toList());
        Collections.shuffle(digits, random);
        double density = random.nextDouble();
        int[] givens = new int[boxes.cells()];
        for (int cell = 0; cell < givens.length; cell++) {
            int r = cell / n;
            int shift = boxes.width() * (r % boxes.height()) + r / boxes.height();
            givens[cell] = random.nextDouble() < density ? digits.get((shift + cell % n) % n) : 0;
        }
        return new SudokuClues(boxes, Ints.of(givens), null);
    }

    /** At least one cell has no candidate or several: otherwise it would be an ordinary Sudoku. Single candidates are given. */
    SudokuClues sukaku(Boxes boxes) {
        int n = boxes.size();
        Ints givens = sudoku(boxes).givens();
        double density = random.nextDouble();
        int[] kept = givens.toArray();
        kept[random.nextInt(kept.length)] = 0;
        Bits candidates = new Bits(n * n * n);
        for (int cell = 0; cell < kept.length; cell++) {
            for (int d = 0; d < n; d++) {
                if (kept[cell] > 0 ? kept[cell] == d + 1 : random.nextDouble() < density) {
                    candidates.set(cell * n + d);
                }
            }
            int first = candidates.next(cell * n);
            boolean single = first >= 0 && first < (cell + 1) * n && !within(candidates.next(first + 1), cell, n);
            if (kept[cell] == 0 && single) {
                candidates.clear(first);
            }
        }
        return new SudokuClues(boxes, Ints.of(kept), candidates);
    }

    private static boolean within(int label, int cell, int n) {
        return label >= 0 && label < (cell + 1) * n;
    }
}
