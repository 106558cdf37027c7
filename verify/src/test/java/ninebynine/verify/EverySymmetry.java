package ninebynine.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.games.sudoku.Boxes;
import ninebynine.tensor.Ints;

/** The smallest image of a grid the plain way: all images are made, digits are renamed as they come, and the smallest is kept. */
final class EverySymmetry {
    private EverySymmetry() {}

    static Ints smallest(Boxes boxes, Ints grid) {
        int n = boxes.size();
        int[] best = new int[n * n];
        Arrays.fill(best, n + 1);
        if (boxes.height() <= boxes.width()) {
            upright(boxes, grid, best);
        }
        if (boxes.height() >= boxes.width()) {
            int[] turned = new int[n * n];
            for (int cell = 0; cell < n * n; cell++) {
                turned[cell % n * n + cell / n] = grid.get(cell);
            }
            upright(new Boxes(boxes.width(), boxes.height()), Ints.of(turned), best);
        }
        return Ints.of(best);
    }

    private static void upright(Boxes boxes, Ints grid, int[] best) {
        List<int[]> columns = lines(boxes.width(), boxes.height());
        for (int[] rows : lines(boxes.height(), boxes.width())) {
            for (int[] order : columns) {
                take(boxes.size(), grid, rows, order, best);
            }
        }
    }

    /** Puts one image in the place of the best if it is smaller. */
    private static void take(int n, Ints grid, int[] rows, int[] columns, int[] best) {
        int[] names = new int[n + 1];
        int named = 0;
        boolean smaller = false;
        for (int cell = 0; cell < n * n; cell++) {
            int digit = grid.get(rows[cell / n] * n + columns[cell % n]);
            if (digit > 0 && names[digit] == 0) {
                names[digit] = ++named;
            }
            if (!smaller && names[digit] > best[cell]) {
                return;
            }
            smaller |= names[digit] < best[cell];
            best[cell] = names[digit];
        }
    }

    /** Every order of lines that keeps the lines of a band together. */
    private static List<int[]> lines(int bandSize, int bands) {
        List<int[]> inside = orders(bandSize);
        List<int[]> lines = new ArrayList<>();
        for (int[] order : orders(bands)) {
            List<int[]> begun = List.of(new int[0]);
            for (int band : order) {
                List<int[]> longer = new ArrayList<>();
                for (int[] head : begun) {
                    for (int[] tail : inside) {
                        int[] both = Arrays.copyOf(head, head.length + bandSize);
                        for (int i = 0; i < bandSize; i++) {
                            both[head.length + i] = band * bandSize + tail[i];
                        }
                        longer.add(both);
                    }
                }
                begun = longer;
            }
            lines.addAll(begun);
        }
        return lines;
    }

    /** Every order of 0 to size - 1. */
    private static List<int[]> orders(int size) {
        List<int[]> orders = List.of(new int[0]);
        for (int next = 0; next < size; next++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] order : orders) {
                for (int at = 0; at <= order.length; at++) {
                    int[] both = new int[order.length + 1];
                    System.arraycopy(order, 0, both, 0, at);
                    both[at] = next;
                    System.arraycopy(order, at, both, at + 1, order.length - at);
                    longer.add(both);
                }
            }
            orders = longer;
        }
        return orders;
    }
}
