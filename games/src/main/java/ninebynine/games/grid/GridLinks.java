package ninebynine.games.grid;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import ninebynine.model.Links;

/** The links that no line makes: equal numbers in cells that must differ, and fillings with the numbers that they exclude. */
final class GridLinks implements Links {
    private final BitSet[] linked;

    GridLinks(int n, int labels, List<int[]> different, List<Fillings> fillings) {
        linked = new BitSet[labels];
        for (int i = 0; i < labels; i++) {
            linked[i] = new BitSet();
        }
        for (int[] pair : different) {
            for (int number = 0; number < n; number++) {
                link(pair[0] * n + number, pair[1] * n + number);
            }
        }
        int label = n * n * n;
        for (Fillings of : fillings) {
            for (List<Integer> values : of.values()) {
                for (int i = 0; i < values.size(); i++) {
                    for (int number = 0; number < n; number++) {
                        if (number != values.get(i) - 1) {
                            link(label, of.cells().get(i) * n + number);
                        }
                    }
                }
                label++;
            }
        }
    }

    private void link(int a, int b) {
        linked[a].set(b);
        linked[b].set(a);
    }

    @Override
    public boolean linked(int a, int b) {
        return linked[a].get(b);
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        linked[label].stream().forEach(action);
    }
}
