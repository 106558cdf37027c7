package ninebynine.generate;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Draft;
import ninebynine.game.Undecided;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Bits;

/**
 * Takes clues away, one orbit after the other, while the solution stays the only one. A clue that can't be taken away now can't be later either, so what is
 * left is minimal.
 */
final class Deletion {
    /** At first nearly all can go, so many are tried together: half of the clues that come first, then fewer. What is left is the same. */
    private static final int[] TOGETHER = {30, 15, 8, 6, 5};

    private final Draft draft;
    private final Bits told;
    private final int least;
    private final int patience;
    /** What went, in order. */
    private final List<int[]> gone = new ArrayList<>();

    private int doubts;

    /**
     * Begins with these clues, which allow no other solution.
     *
     * @param least no fewer clues than that
     * @param patience so often it may be too hard to see whether something can go; then the rest stays
     */
    Deletion(Draft draft, Bits told, int least, int patience) {
        this.draft = draft;
        this.told = told;
        this.least = least;
        this.patience = patience;
    }

    Bits told() {
        return told;
    }

    List<int[]> gone() {
        return gone;
    }

    /** Whether something stayed only because it would have taken too long to see that it need not. */
    boolean isDoubtful() {
        return doubts > 0;
    }

    /** Takes away whatever of these can be. */
    void take(List<int[]> orbits) {
        int next = 0;
        for (int share : TOGETHER) {
            int until = Math.min(orbits.size(), next + orbits.size() * share / 100);
            if (least > 0 || until - next < 3 || !takeAll(orbits.subList(next, until))) {
                break;
            }
            next = until;
        }
        for (int i = next; i < orbits.size() && doubts < patience; i++) {
            Stopping.check();
            try {
                take(orbits.get(i));
            } catch (Undecided tooHard) {
                doubts++;
            }
        }
    }

    private boolean takeAll(List<int[]> orbits) {
        Bits fewer = told.copy();
        orbits.forEach(orbit -> clear(fewer, orbit));
        try {
            if (draft.rival(fewer) != null) {
                return false;
            }
        } catch (Undecided tooHard) {
            return false;
        }
        orbits.forEach(this::went);
        return true;
    }

    private void went(int[] orbit) {
        clear(told, orbit);
        gone.add(orbit);
    }

    private static void clear(Bits told, int[] orbit) {
        for (int clue : orbit) {
            told.clear(clue);
        }
    }

    private void take(int[] orbit) {
        Bits fewer = told.copy();
        for (int clue : orbit) {
            if (fewer.get(clue)) {
                fewer.clear(clue);
                if (draft.escapes(fewer, clue)) {
                    return;
                }
            }
        }
        if (fewer.count() >= least && !fewer.equals(told)) {
            went(orbit);
        }
    }

    /** Whether every clue is needed, but for those that are always told. */
    static boolean isMinimal(Draft draft, Bits told) {
        Bits fixed = draft.fixed();
        for (int clue = told.first(); clue >= 0; clue = told.next(clue + 1)) {
            if (!fixed.get(clue)) {
                Bits fewer = told.copy();
                fewer.clear(clue);
                if (!draft.escapes(fewer, clue)) {
                    return false;
                }
            }
        }
        return true;
    }
}
