package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.function.IntConsumer;
import ninebynine.limit.Stopping;
import ninebynine.model.Links;

/**
 * linked(a, b) ⇔ the same digit in two squares of a sector, or a digit in a square of a sector and a combination of it without that digit. There are a
 * few dozen for each label, and they are kept as lists.
 */
final class KakuroLinks implements Links {
    private static final int DIGITS = Combinations.DIGITS;

    private final KakuroLayout layout;
    private final int[][] links;

    KakuroLinks(KakuroLayout layout) {
        this.layout = layout;
        links = new int[layout.labels()][];
        Found found = new Found();
        for (int x = 0; x < links.length; x++) {
            Stopping.check();
            links[x] = layout.isDigit(x) ? ofDigit(x, found) : ofCombination(x, found);
        }
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
        return layout.sectorOf(digit / DIGITS, isAcross);
    }

    private boolean excludes(int combination, int digit) {
        int sector = layout.sectorOf(combination);
        return sector(digit, layout.sectors.get(sector).across()) == sector
                && !Combinations.has(layout.combinationOf(combination), KakuroLayout.digitOf(digit));
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        for (int x : links[label]) {
            action.accept(x);
        }
    }

    private int[] ofDigit(int label, Found found) {
        int digit = KakuroLayout.digitOf(label);
        for (int way = 0; way < 2; way++) {
            int sector = sector(label, way == 0);
            for (int i = 0; i < layout.sectors.get(sector).size(); i++) {
                int other = layout.white(sector, i) * DIGITS + digit - 1;
                if (other != label) {
                    found.add(other);
                }
            }
            Combinations combinations = layout.combinations[sector];
            for (int i = 0; i < combinations.count(); i++) {
                if (!Combinations.has(combinations.get(i), digit)) {
                    found.add(layout.combination(sector, i));
                }
            }
        }
        return found.take();
    }

    private int[] ofCombination(int label, Found found) {
        int sector = layout.sectorOf(label);
        int set = layout.combinationOf(label);
        for (int i = 0; i < layout.sectors.get(sector).size(); i++) {
            for (int d = 1; d <= DIGITS; d++) {
                if (!Combinations.has(set, d)) {
                    found.add(layout.white(sector, i) * DIGITS + d - 1);
                }
            }
        }
        return found.take();
    }

    /** Gathers the links of one label after the other. */
    private static final class Found {
        private int[] items = new int[64];
        private int size;

        void add(int item) {
            if (size == items.length) {
                items = Arrays.copyOf(items, 2 * size);
            }
            items[size++] = item;
        }

        /** What was added since, in increasing order. */
        int[] take() {
            int[] taken = Arrays.copyOf(items, size);
            Arrays.sort(taken);
            size = 0;
            return taken;
        }
    }
}
