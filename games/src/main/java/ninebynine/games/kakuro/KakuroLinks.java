package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.function.IntConsumer;
import ninebynine.model.Links;

/**
 * linked(a, b) ⇔ the same digit in two squares of a sector, or a digit in a square of a sector and a combination of it without that digit. Worked
 * out from the layout, not stored.
 */
final class KakuroLinks implements Links {
    private final KakuroLayout layout;

    KakuroLinks(KakuroLayout layout) {
        this.layout = layout;
    }

    @Override
    public boolean linked(int a, int b) {
        boolean first = layout.isDigit(a);
        if (first && layout.isDigit(b)) {
            return a != b && KakuroLayout.digitOf(a) == KakuroLayout.digitOf(b) && share(a, b);
        }
        return first != layout.isDigit(b) && (first ? excludes(b, a) : excludes(a, b));
    }

    private boolean share(int a, int b) {
        return sector(a, true) == sector(b, true) || sector(a, false) == sector(b, false);
    }

    private int sector(int digit, boolean isAcross) {
        return layout.sectorOf(digit / Combinations.DIGITS, isAcross);
    }

    private boolean excludes(int combination, int digit) {
        int sector = layout.sectorOf(combination);
        return sector(digit, layout.sectors.get(sector).across()) == sector
                && !Combinations.has(layout.combinationOf(combination), KakuroLayout.digitOf(digit));
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        int[] found = layout.isDigit(label) ? ofDigit(label) : ofCombination(label);
        Arrays.sort(found);
        for (int x : found) {
            action.accept(x);
        }
    }

    private int[] ofDigit(int label) {
        int digit = KakuroLayout.digitOf(label);
        Found found = new Found();
        for (boolean isAcross : new boolean[] {true, false}) {
            int sector = sector(label, isAcross);
            for (int x : layout.labels(sector, digit)) {
                if (x != label) {
                    found.add(x);
                }
            }
            Combinations combinations = layout.combinations[sector];
            for (int i = 0; i < combinations.count(); i++) {
                if (!Combinations.has(combinations.get(i), digit)) {
                    found.add(layout.combination(sector, i));
                }
            }
        }
        return found.items();
    }

    private int[] ofCombination(int label) {
        int sector = layout.sectorOf(label);
        int set = layout.combinationOf(label);
        Found found = new Found();
        for (int d = 1; d <= Combinations.DIGITS; d++) {
            if (!Combinations.has(set, d)) {
                for (int x : layout.labels(sector, d)) {
                    found.add(x);
                }
            }
        }
        return found.items();
    }

    private static final class Found {
        private int[] items = new int[64];
        private int size;

        void add(int item) {
            if (size == items.length) {
                items = Arrays.copyOf(items, 2 * size);
            }
            items[size++] = item;
        }

        int[] items() {
            return Arrays.copyOf(items, size);
        }
    }
}
