package ninebynine.mutate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ninebynine.tensor.Ints;

/** What lists become by one change. */
final class Edits {
    private Edits() {}

    /** With one item less. */
    static <T> List<List<T>> without(List<T> items) {
        List<List<T>> changed = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            List<T> fewer = new ArrayList<>(items);
            fewer.remove(i);
            changed.add(fewer);
        }
        return changed;
    }

    /** With two items in each other's place. */
    static <T> List<List<T>> exchanged(List<T> items) {
        List<List<T>> changed = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            for (int j = i + 1; j < items.size(); j++) {
                List<T> other = new ArrayList<>(items);
                Collections.swap(other, i, j);
                changed.add(other);
            }
        }
        return changed;
    }

    static <T> List<T> replaced(List<T> items, int index, T item) {
        List<T> changed = new ArrayList<>(items);
        changed.set(index, item);
        return changed;
    }

    static Ints replaced(Ints items, int index, int item) {
        int[] changed = items.toArray();
        changed[index] = item;
        return Ints.of(changed);
    }

    static List<Ints> without(Ints items) {
        return without(items.stream().boxed().toList()).stream()
                .map(Edits::ints)
                .toList();
    }

    static List<Ints> exchanged(Ints items) {
        return exchanged(items.stream().boxed().toList()).stream()
                .map(Edits::ints)
                .toList();
    }

    /** With one item more, which stands where the order of the others puts it. */
    static Ints inserted(Ints items, int item) {
        List<Integer> changed = new ArrayList<>(items.stream().boxed().toList());
        boolean falls = items.size() > 1 && items.get(0) > items.get(1);
        int at = 0;
        while (at < changed.size() && changed.get(at) < item != falls) {
            at++;
        }
        changed.add(at, item);
        return ints(changed);
    }

    private static Ints ints(List<Integer> items) {
        return Ints.of(items.stream().mapToInt(x -> x).toArray());
    }
}
