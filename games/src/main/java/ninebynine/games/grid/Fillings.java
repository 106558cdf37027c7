package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * ∃! f : cells = f — cells that hold exactly one of a list of fillings: a cage with its sum, a row seen from a side. As a variable whose candidates are the
 * fillings it says all that such a clue means, and every rule can use it.
 *
 * @param name how notation calls it, such as {@code k3}
 * @param spoken the same in English, such as "cage 3"
 * @param cells in the order of the fillings' numbers
 * @param values the fillings, each a number from 1 for each cell
 */
public record Fillings(String name, String spoken, List<Integer> cells, List<List<Integer>> values) {
    public Fillings {
        cells = List.copyOf(cells);
        values = values.stream().map(List::copyOf).toList();
    }

    /** All ways to put different numbers from 1 to n into the cells such that something holds. */
    public static Fillings different(
            String name, String spoken, List<Integer> cells, int n, Predicate<List<Integer>> holds) {
        List<List<Integer>> found = new ArrayList<>();
        extend(new ArrayList<>(), cells.size(), n, holds, found);
        return new Fillings(name, spoken, cells, found);
    }

    /** All ways to put different numbers from 1 to n into the cells that add up to a sum. */
    public static Fillings sum(String name, String spoken, List<Integer> cells, int n, int sum) {
        return different(
                name,
                spoken,
                cells,
                n,
                numbers -> numbers.stream().mapToInt(Integer::intValue).sum() == sum);
    }

    private static void extend(
            List<Integer> begun, int size, int n, Predicate<List<Integer>> holds, List<List<Integer>> found) {
        if (begun.size() == size) {
            if (holds.test(begun)) {
                found.add(List.copyOf(begun));
            }
            return;
        }
        for (int number = 1; number <= n; number++) {
            if (!begun.contains(number)) {
                begun.add(number);
                extend(begun, size, n, holds, found);
                begun.remove(begun.size() - 1);
            }
        }
    }

    /** A filling as it is written: its digits glued, numbers above nine with dots between. */
    String written(int filling) {
        List<Integer> numbers = values.get(filling);
        boolean digits = numbers.stream().allMatch(number -> number < 10);
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(digits ? "" : "."));
    }

    /** What is written of several, one after the other, in the order of labels. */
    static int[] firsts(List<Fillings> all, int first) {
        int[] firsts = new int[all.size()];
        int next = first;
        for (int i = 0; i < firsts.length; i++) {
            firsts[i] = next;
            next += all.get(i).values.size();
        }
        return firsts;
    }

    /** Which of several has a label, by their {@link #firsts}. */
    static int of(int[] firsts, int label) {
        int found = Arrays.binarySearch(firsts, label);
        return found >= 0 ? found : -found - 2;
    }
}
