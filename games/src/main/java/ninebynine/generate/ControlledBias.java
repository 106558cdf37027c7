package ninebynine.generate;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * P(a minimal puzzle with n of N clues) ∝ n!(N−n)! — clues are deleted in random order, and the first deletion that loses the only solution ends the try:
 * if what was there before is minimal, it is a puzzle, else nothing is. So all minimal puzzles with n clues are equally likely, and weights ∝ C(N, n) make
 * all of them so ({@link Statistics}).
 *
 * <p>What makes it quick changes no probability: a set of cells in which another solution differs must keep a clue, and one that was seen is remembered
 * for the other orders of its grid. Of a 9x9 Sudoku 48 clues go at once: no minimal puzzle with more than 33 was ever seen by this method.
 */
final class ControlledBias implements Method {
    private static final int CELLS = 81;
    private static final int AT_ONCE = 48;
    private static final int THOUSAND = 1000;
    /** So many sets are remembered: to look at more, and to learn them, takes longer than it saves. */
    private static final int SETS = 250;

    private final Drafter drafter;
    private final long seed;
    private final int orders;
    private final Wish wish;
    private final Appraiser appraiser;

    private final int[] order = new int[CELLS];
    private final long[] low = new long[SETS];
    private final long[] high = new long[SETS];
    private int sets;

    /** @param thousands of orders for each grid */
    public ControlledBias(Drafter drafter, Wish wish, long seed, int thousands) {
        this.drafter = drafter;
        this.wish = wish;
        this.seed = seed;
        this.orders = THOUSAND * thousands;
        this.appraiser = new Appraiser(wish);
    }

    @Override
    public List<Made> attempt(long number) {
        Dice dice = Dice.of(seed, number);
        Draft draft = drafter.uniform(dice);
        List<Made> found = new ArrayList<>();
        sets = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            order[cell] = cell;
        }
        for (int i = 0; i < orders; i++) {
            Bits told = tried(draft, dice);
            if (told != null) {
                Stopping.check();
                var puzzle = draft.puzzle(told);
                int rating = wish.asksRating() ? appraiser.rating(puzzle) : Made.NOT_RATED;
                if (appraiser.isWished(puzzle, rating)) {
                    found.add(new Made(puzzle, draft, told, rating, number, found.size()));
                }
            }
        }
        return found;
    }

    /** One order: a minimal puzzle, or null. */
    private @Nullable Bits tried(Draft draft, Dice dice) {
        long goneLow = 0;
        long goneHigh = 0;
        for (int i = 0; i < AT_ONCE; i++) {
            int cell = drawn(i, dice);
            if (cell < 64) {
                goneLow |= 1L << cell;
            } else {
                goneHigh |= 1L << cell;
            }
        }
        if (isEmptied(goneLow, goneHigh)) {
            return null;
        }
        Bits told = new Bits(CELLS);
        for (int i = AT_ONCE; i < CELLS; i++) {
            told.set(order[i]);
        }
        Bits rival = draft.rival(told);
        if (rival != null) {
            learn(draft, rival);
            return null;
        }
        for (int i = AT_ONCE; i < CELLS; i++) {
            int cell = drawn(i, dice);
            told.clear(cell);
            long inLow = cell < 64 ? 1L << cell : 0;
            long inHigh = cell < 64 ? 0 : 1L << cell;
            if (isEmptied(goneLow | inLow, goneHigh | inHigh) || draft.escapes(told, cell)) {
                told.set(cell);
                return isMinimal(draft, told, goneLow, goneHigh) ? told : null;
            }
            goneLow |= inLow;
            goneHigh |= inHigh;
        }
        return null;
    }

    /** Whether every clue is needed: it is if a set that was seen has no other, and else a search says. */
    private boolean isMinimal(Draft draft, Bits told, long goneLow, long goneHigh) {
        long neededLow = 0;
        long neededHigh = 0;
        for (int i = 0; i < sets; i++) {
            long leftLow = low[i] & ~goneLow;
            long leftHigh = high[i] & ~goneHigh;
            if (leftHigh == 0 && (leftLow & leftLow - 1) == 0) {
                neededLow |= leftLow;
            } else if (leftLow == 0 && (leftHigh & leftHigh - 1) == 0) {
                neededHigh |= leftHigh;
            }
        }
        for (int clue = told.first(); clue >= 0; clue = told.next(clue + 1)) {
            if (((clue < 64 ? neededLow : neededHigh) >>> clue & 1) == 0) {
                Bits fewer = told.copy();
                fewer.clear(clue);
                if (!draft.escapes(fewer, clue)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The i-th of a random order. */
    private int drawn(int i, Dice dice) {
        int j = i + dice.below(CELLS - i);
        int cell = order[j];
        order[j] = order[i];
        order[i] = cell;
        return cell;
    }

    /** Whether a set that was seen has lost all its clues. Those that say so come forward. */
    private boolean isEmptied(long goneLow, long goneHigh) {
        for (int i = 0; i < sets; i++) {
            if ((low[i] & ~goneLow | high[i] & ~goneHigh) == 0) {
                if (i > 0) {
                    swap(i, i / 2);
                }
                return true;
            }
        }
        return false;
    }

    private void swap(int a, int b) {
        long keptLow = low[a];
        long keptHigh = high[a];
        low[a] = low[b];
        high[a] = high[b];
        low[b] = keptLow;
        high[b] = keptHigh;
    }

    /** Remembers a set after making it as small as can be. A cell that no smaller set can do without is in all that are smaller still. */
    private void learn(Draft draft, Bits differing) {
        if (sets == SETS) {
            return;
        }
        Bits set = differing;
        Bits rest = without(set);
        for (int cell = set.first(); cell >= 0; cell = set.next(cell + 1)) {
            rest.set(cell);
            Bits inside = draft.rival(rest);
            rest.clear(cell);
            if (inside != null) {
                set = inside;
                rest = without(set);
            }
        }
        int at = sets++;
        low[at] = 0;
        high[at] = 0;
        for (int cell = set.first(); cell >= 0; cell = set.next(cell + 1)) {
            low[at] |= cell < 64 ? 1L << cell : 0;
            high[at] |= cell < 64 ? 0 : 1L << cell;
        }
    }

    private static Bits without(Bits set) {
        Bits rest = new Bits(CELLS);
        rest.setAll();
        rest.andNot(set);
        return rest;
    }
}
