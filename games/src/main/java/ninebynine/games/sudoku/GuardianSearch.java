package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;

/**
 * All minimal B' ⊆ B of at most so many guardians such that A ∪ B' can't be filled with some digits alone, where the cells of A have nothing else: the search for impossible patterns
 * without a list of them.
 *
 * <p>Whenever A and what was chosen can be filled, the filling is extended to as many cells as it takes, cheap ones first; what can't be filled needs one of the others. So only those are tried
 * next, each without those tried before it.
 */
final class GuardianSearch {
    private final Filling filling;
    private final long[] sight;
    private final Houses houses;
    private final long[] lists;
    private final int[] costs;
    private final int digits;
    private final CellSet free;
    private final int[] costly;
    private final List<CellSet> found = new ArrayList<>();
    private final int tries;
    private int nodes;

    /**
     * Patterns inside one house are left out.
     *
     * @param lists for each digit the cells that may hold it
     * @param costs for each cell its number of guardians; {@link DigitGrid#NEVER} if it is no part of any pattern
     * @param tries how many choices are tried at most: a cut that is the same on every machine
     */
    GuardianSearch(Model model, long[] lists, int[] costs, int most, int tries) {
        this.sight = Filling.sight(model);
        this.houses = Houses.of(model);
        this.lists = lists;
        this.costs = costs;
        this.tries = tries;
        this.digits = lists.length / Filling.WORDS;
        this.filling = new Filling(sight, digits);
        this.free = CellSet.of(
                IntStream.range(0, costs.length).filter(q -> costs[q] == 0).toArray());
        this.costly = IntStream.range(0, costs.length)
                .filter(q -> costs[q] > 0 && costs[q] <= most)
                .boxed()
                .sorted(Comparator.comparingInt(q -> costs[q]))
                .mapToInt(Integer::intValue)
                .toArray();
        // few guardians first, so that a cut leaves out relations with many
        for (int guardians = 0; guardians <= most && nodes <= tries; guardians++) {
            grow(CellSet.NONE, CellSet.NONE, guardians);
        }
    }

    /** The cells that can't be filled, those without guardians among them. */
    List<CellSet> found() {
        return found;
    }

    private void grow(CellSet chosen, CellSet out, int budget) {
        if (++nodes > tries) {
            return;
        }
        CellSet cells = free.or(chosen);
        if (!filling.exists(cells, lists)) {
            if (budget == 0 && isMinimal(chosen)) {
                found.add(cells);
            }
            return;
        }
        CellSet tried = out;
        for (int q : outside(chosen, out, budget)) {
            if (!isPlain(cells.with(q), q)) {
                grow(chosen.with(q), tried, budget - costs[q]);
            }
            tried = tried.with(q);
        }
    }

    /** What is left of such cells when all go without which they still can't be filled, the first ones first. */
    CellSet shrunk(CellSet cells) {
        CellSet left = crowded(cells);
        for (int q : left.cells()) {
            if (left.has(q) && costs[q] == 0 && !filling.exists(left.without(q), lists)) {
                left = crowded(left.without(q));
            }
        }
        return left;
    }

    /** Without the cells that see fewer others than they may hold digits: these can be filled last, whatever the others hold. Cells with guardians stay. */
    CellSet crowded(CellSet cells) {
        CellSet left = cells;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int q : left.cells()) {
                int seen = Long.bitCount(left.low() & sight[q * Filling.WORDS])
                        + Long.bitCount(left.high() & sight[q * Filling.WORDS + 1]);
                if (costs[q] == 0 && seen < options(q)) {
                    left = left.without(q);
                    changed = true;
                }
            }
        }
        return left;
    }

    private int options(int q) {
        int count = 0;
        for (int d = 0; d < digits; d++) {
            count += (int) (lists[d * Filling.WORDS + (q >> 6)] >>> q & 1);
        }
        return count;
    }

    /** Whether the cells of one house, with q, can't be filled already: that is what subsets are for, and there would be very many. */
    private boolean isPlain(CellSet cells, int q) {
        for (CellSet house : houses.of(q)) {
            if (!filling.exists(cells.and(house), lists)) {
                return true;
            }
        }
        return false;
    }

    private boolean isMinimal(CellSet chosen) {
        for (int q : chosen.cells()) {
            if (!filling.exists(free.or(chosen.without(q)), lists)) {
                return false;
            }
        }
        return true;
    }

    /** The cells that could be chosen next and that the filling found last has no room for. */
    private int[] outside(CellSet chosen, CellSet out, int budget) {
        long[] held = new long[digits * Filling.WORDS];
        for (int i = 0; i < held.length; i++) {
            held[i] = filling.found(i / Filling.WORDS, i % Filling.WORDS);
        }
        int[] left = new int[costly.length];
        int count = 0;
        for (int q : costly) {
            if (costs[q] > budget) {
                break;
            }
            if (!chosen.has(q) && !out.has(q) && !place(q, held)) {
                left[count++] = q;
            }
        }
        return Arrays.copyOf(left, count);
    }

    private boolean place(int q, long[] held) {
        for (int d = 0; d < digits; d++) {
            int at = d * Filling.WORDS;
            boolean may = (lists[at + (q >> 6)] >>> q & 1) != 0;
            if (may
                    && (held[at] & sight[q * Filling.WORDS]) == 0
                    && (held[at + 1] & sight[q * Filling.WORDS + 1]) == 0) {
                held[at + (q >> 6)] |= 1L << q;
                return true;
            }
        }
        return false;
    }
}
