package ninebynine.model;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * linked(a, b) ⇔ ∃V a,b∈V, a≠b, or linked by another constraint — links in implicit form: the structure gives the
 * neighbours, and nothing is stored per pair of labels.
 */
final class VariableLinks implements Links {
    private final int[][] labelsOf;
    private final int[][] variablesOf;
    private final Links others;

    VariableLinks(int[][] labelsOf, int[][] variablesOf, Links others) {
        this.labelsOf = labelsOf;
        this.variablesOf = variablesOf;
        this.others = others;
    }

    @Override
    public boolean linked(int a, int b) {
        if (a == b) {
            return false;
        }
        for (int v : variablesOf[a]) {
            for (int w : variablesOf[b]) {
                if (v == w) {
                    return true;
                }
            }
        }
        return others.linked(a, b);
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        int[] found = new int[16];
        int size = 0;
        for (int v : variablesOf[label]) {
            found = grow(found, size + labelsOf[v].length);
            for (int other : labelsOf[v]) {
                if (other != label) {
                    found[size++] = other;
                }
            }
        }
        Gather gather = new Gather(found, size);
        others.forEach(label, gather);
        Arrays.sort(gather.items, 0, gather.size);
        int last = -1;
        for (int i = 0; i < gather.size; i++) {
            if (gather.items[i] != last) {
                last = gather.items[i];
                action.accept(last);
            }
        }
    }

    private static int[] grow(int[] items, int size) {
        return size <= items.length ? items : Arrays.copyOf(items, Math.max(size, 2 * items.length));
    }

    private static final class Gather implements IntConsumer {
        private int[] items;
        private int size;

        Gather(int[] items, int size) {
            this.items = items;
            this.size = size;
        }

        @Override
        public void accept(int item) {
            items = grow(items, size + 1);
            items[size++] = item;
        }
    }
}
