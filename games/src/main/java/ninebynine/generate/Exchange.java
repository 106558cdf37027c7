package ninebynine.generate;

import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Undecided;
import ninebynine.limit.SearchStopped;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * From one minimal puzzle of a solution to others of the same, until one is what was asked for: a clue comes, those that it makes needless go, and if the
 * rules that will do leave no more open than before, it goes on from there. For games whose minimal puzzles are nearly all too hard.
 *
 * <pre>
 *   rivals[c]   what another solution breaks: c, and none of the other clues that are told, so c is needed
 * </pre>
 *
 * <p>Where a clue comes, only those are asked for again whose rival breaks it.
 */
final class Exchange {
    private static final int STEPS = 80;
    /** So often it is given up if it is too far still; the fewer steps are left, the nearer it must be. */
    private static final int STRETCH = 15;

    /** Of all candidates at most this share may be left, if all steps were to come. */
    private static final double FAR = 0.3;

    private final Draft draft;
    private final Dice dice;
    private final Appraiser appraiser;
    private Bits told;
    private @Nullable Bits[] rivals;

    /** @param told a minimal puzzle, with no clues that are always told */
    Exchange(Draft draft, Bits told, Appraiser appraiser, Dice dice) {
        this.draft = draft;
        this.told = told;
        this.appraiser = appraiser;
        this.dice = dice;
        rivals = new @Nullable Bits[draft.clues()];
    }

    /** Judges those that are easy enough; answers the first that will do, or null. */
    @Nullable
    Made search(TopDown judge) {
        try {
            return found(judge);
        } catch (SearchStopped stopped) {
            Stopping.check();
            return null;
        }
    }

    private @Nullable Made found(TopDown judge) {
        int open = appraiser.left(draft.puzzle(told));
        Made made = open == 0 ? judge.judged(draft, told) : null;
        if (made != null || told.count() == draft.clues()) {
            return made;
        }
        for (int clue = told.first(); clue >= 0; clue = told.next(clue + 1)) {
            rivals[clue] = rival(told, clue);
        }
        int all = draft.puzzle(new Bits(draft.clues())).start().openCount();
        for (int step = 0; step < STEPS && !isTooFar(open, all, step); step++) {
            Stopping.check();
            Bits before = told;
            @Nullable Bits[] rivalsBefore = rivals.clone();
            int left = exchange() ? appraiser.left(draft.puzzle(told)) : Integer.MAX_VALUE;
            made = left == 0 ? judge.judged(draft, told) : null;
            if (made != null) {
                return made;
            }
            if (left <= open) {
                open = left;
            } else {
                told = before;
                rivals = rivalsBefore;
            }
        }
        return null;
    }

    private static boolean isTooFar(int open, int all, int step) {
        return step % STRETCH == STRETCH - 1 && open > FAR * all * (STEPS - step) / STEPS;
    }

    /** Lets a clue come and those go that it makes needless; answers whether there are any, and it was not too hard to see. */
    private boolean exchange() {
        int come = hidden();
        Bits more = told.copy();
        more.set(come);
        Bits own = null;
        try {
            for (int clue : draft.easyOrder(dice)) {
                Bits known = rivals[clue];
                if (told.get(clue) && known != null && known.get(come)) {
                    rivals[clue] = rival(more, clue);
                    if (rivals[clue] == null) {
                        more.clear(clue);
                        own = own == null ? known : own;
                    }
                }
            }
        } catch (Undecided tooHard) {
            return false;
        }
        if (own == null) {
            return false;
        }
        // without the clue that came, what the first that went was needed for is true again
        rivals[come] = own;
        told = more;
        return true;
    }

    private int hidden() {
        int clue = dice.below(draft.clues());
        while (told.get(clue)) {
            clue = dice.below(draft.clues());
        }
        return clue;
    }

    private @Nullable Bits rival(Bits of, int clue) {
        Bits fewer = of.copy();
        fewer.clear(clue);
        return draft.rival(fewer);
    }
}
