package ninebynine.generate;

import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.game.Undecided;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * A random solution, and clues of it taken away in random order while it stays the only one; then rated, and kept if it is what was asked for. Where nearly
 * all are too hard clues are exchanged first: see {@link Exchange}.
 */
final class TopDown implements Method {
    /** Where a puzzle need not be minimal, so many clues may stay because it is too hard to see whether they can go. */
    private static final int DOUBTS = 3;

    private final Drafter drafter;
    private final Wish wish;
    private final long seed;
    private final Appraiser appraiser;

    public TopDown(Drafter drafter, Wish wish, long seed) {
        this.drafter = drafter;
        this.wish = wish;
        this.seed = seed;
        this.appraiser = new Appraiser(wish);
    }

    @Override
    public List<Made> attempt(long number) {
        Dice dice = Dice.of(seed, number);
        Draft draft = drafted(dice);
        Made made = draft == null ? null : tried(draft, dice);
        return made == null ? List.of() : List.of(made.of(number, 0));
    }

    @Nullable
    Draft drafted(Dice dice) {
        try {
            return drafter.draft(dice);
        } catch (Undecided tooHard) {
            return null;
        }
    }

    /** What becomes of a solution, or null; also if that would take too long to know. */
    @Nullable
    Made tried(Draft draft, Dice dice) {
        try {
            return made(draft, null, dice);
        } catch (Undecided tooHard) {
            return null;
        }
    }

    /**
     * What becomes of a solution.
     *
     * @param from the clues to begin with, which allow no other solution; null for all of them
     */
    @Nullable
    Made made(Draft draft, @Nullable Bits from, Dice dice) {
        Bits told = from == null ? all(draft) : from;
        if (wish.minimality() == Wish.Minimality.NONE && drafter.tellsAll() && from == null) {
            return draft.rival(told) == null ? judged(draft, told) : null;
        }
        boolean any = wish.minimality() == Wish.Minimality.NONE;
        Deletion deletion = new Deletion(draft, told, any ? few(dice) : 0, any ? DOUBTS : 1);
        Bits fixed = draft.fixed();
        deletion.take(Orbits.of(draft, order(draft, dice), wish.symmetry()).stream()
                .filter(orbit -> orbit.length > 0 && told.get(orbit[0]) && !touches(fixed, orbit))
                .toList());
        boolean minimal = any
                || !deletion.isDoubtful()
                        && (wish.minimality() == Wish.Minimality.USUAL || Deletion.isMinimal(draft, told));
        if (!minimal) {
            return null;
        }
        if (any && wish.highest() < Range.OPEN) {
            return eased(deletion, draft);
        }
        return from == null && isExchanged(draft)
                ? appraiser.limited(() -> new Exchange(draft, told, appraiser, dice).search(this))
                : judged(draft, told);
    }

    /** Only a rating with an end can be too high, and images of a clue would have to come and go with it. */
    private boolean isExchanged(Draft draft) {
        return draft.isExchanged()
                && wish.minimality() != Wish.Minimality.NONE
                && wish.highest() < Range.SOLVED.most()
                && wish.symmetry() == Symmetry.NONE;
    }

    private int[] order(Draft draft, Dice dice) {
        return wish.highest() < Range.OPEN ? draft.easyOrder(dice) : draft.order(dice);
    }

    private static boolean touches(Bits fixed, int[] orbit) {
        for (int clue : orbit) {
            if (fixed.get(clue)) {
                return true;
            }
        }
        return false;
    }

    /** How many clues are left at least: any number of those that are asked for. */
    private int few(Dice dice) {
        Range clues = wish.clues();
        return clues.most() == Range.OPEN
                ? clues.least()
                : clues.least() + dice.below(clues.most() - clues.least() + 1);
    }

    private static Bits all(Draft draft) {
        Bits all = new Bits(draft.clues());
        all.setAll();
        return all;
    }

    /**
     * Clues come back, the last first, until the puzzle is easy enough. How many, is found by halving: with more of them a puzzle is hardly ever harder, and
     * where it is, some other place will do where one clue fewer is too hard.
     */
    private @Nullable Made eased(Deletion deletion, Draft draft) {
        List<int[]> gone = deletion.gone();
        int hard = -1; // so many clues are too few
        int easy = gone.size();
        State stuck = null; // what is known with too few clues is so with more
        for (int back = 0; easy - hard > 1; back = (hard + easy) / 2) {
            State end = appraiser.closed(draft.puzzle(with(deletion.told(), gone, back)), stuck);
            if (end != null && end.isSolved()) {
                easy = back;
            } else {
                hard = back;
                stuck = end == null ? stuck : end;
            }
        }
        return judged(draft, with(deletion.told(), gone, easy));
    }

    /** With so many of those clues that went last. */
    private static Bits with(Bits fewest, List<int[]> gone, int back) {
        Bits told = fewest.copy();
        for (int[] orbit : gone.subList(gone.size() - back, gone.size())) {
            for (int clue : orbit) {
                told.set(clue);
            }
        }
        return told;
    }

    @Nullable
    Made judged(Draft draft, Bits told) {
        Puzzle puzzle = draft.puzzle(told);
        if (!wish.clues().contains(puzzle.clues())) {
            return null;
        }
        int rating = wish.asksRating() ? appraiser.rating(puzzle) : Made.NOT_RATED;
        return appraiser.isWished(puzzle, rating) ? new Made(puzzle, draft, told, rating, 0, 0) : null;
    }
}
