package ninebynine.games.sudoku;

import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;

/** Any image of a grid: its digits renamed, its bands and stacks and the lines inside each in another order, and where boxes are square perhaps on its side. */
final class Disguise {
    private Disguise() {}

    static Ints of(Boxes boxes, Ints givens, Choice choice) {
        int n = boxes.size();
        int[] names = choice.order(n);
        int[] rows = lines(boxes.height(), boxes.width(), choice);
        int[] columns = lines(boxes.width(), boxes.height(), choice);
        boolean aside = boxes.height() == boxes.width() && choice.below(2) == 1;
        int[] image = new int[n * n];
        for (int cell = 0; cell < n * n; cell++) {
            int from = rows[cell / n] * n + columns[cell % n];
            int given = givens.get(from);
            image[aside ? cell % n * n + cell / n : cell] = given == 0 ? 0 : names[given - 1] + 1;
        }
        return Ints.of(image);
    }

    /** Any order of lines that keeps the lines of a band together. */
    private static int[] lines(int bandSize, int bands, Choice choice) {
        int[] lines = new int[bandSize * bands];
        int next = 0;
        for (int band : choice.order(bands)) {
            for (int line : choice.order(bandSize)) {
                lines[next++] = band * bandSize + line;
            }
        }
        return lines;
    }
}
