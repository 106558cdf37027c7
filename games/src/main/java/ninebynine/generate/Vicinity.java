package ninebynine.generate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Undecided;
import ninebynine.limit.Stopping;
import ninebynine.resolve.Rater;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * A walk from puzzle to puzzle: one to three clues go, others come until the solution is the only one again, what is not needed goes, and the walk goes on
 * from there if that is not easier. For what is rare. Puzzles of one walk are alike, so an attempt is one walk, and nothing about all puzzles follows from
 * them.
 */
final class Vicinity implements Method {
    private static final int NEIGHBOURS = 4000;
    private static final int MOST_GONE = 3;

    private final Drafter drafter;
    private final Wish wish;
    private final long seed;
    private final int most;
    private final List<Puzzle> from;
    private final Appraiser appraiser;
    private final TopDown first;

    /**
     * @param most at most so many puzzles of one walk
     * @param from where walks begin; puzzles made top-down if there are none
     */
    public Vicinity(Drafter drafter, Wish wish, long seed, int most, List<Puzzle> from) {
        if (drafter.tellsAll()) {
            throw new IllegalArgumentException(
                    "Puzzles of this game have all their clues, so there is no walk from one to"
                            + " another. Maybe the method top-down.");
        }
        this.drafter = drafter;
        this.wish = wish;
        this.seed = seed;
        this.most = most;
        this.from = List.copyOf(from);
        this.appraiser = new Appraiser(wish);
        this.first = new TopDown(drafter, wish.anywhere(), seed);
    }

    private record Place(Draft draft, Bits told, int rating) {}

    @Override
    public List<Made> attempt(long number) {
        Dice dice = Dice.of(seed, number);
        Place at = start(number, dice);
        List<Made> found = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < NEIGHBOURS && at != null && found.size() < most; i++) {
            Stopping.check();
            Place next = i == 0 ? at : neighbour(at, dice);
            if (next != null && isOnTheWay(at, next)) {
                at = next;
                Puzzle puzzle = at.draft.puzzle(at.told);
                if (appraiser.isWished(puzzle, at.rating) && seen.add(puzzle.text())) {
                    found.add(new Made(puzzle, at.draft, at.told, at.rating, number, found.size()));
                }
            }
        }
        return found;
    }

    private @Nullable Place start(long number, Dice dice) {
        if (!from.isEmpty()) {
            Drafter.DraftWithClues told = drafter.of(from.get((int) (number % from.size())));
            return new Place(
                    told.draft(), told.told(), appraiser.rating(told.draft().puzzle(told.told())));
        }
        Draft draft = first.drafted(dice);
        Made made = draft == null ? null : first.tried(draft, dice);
        return made == null ? null : new Place(made.draft(), made.told(), appraiser.rating(made.puzzle()));
    }

    /** Not easier, and not harder than will do. What the theory does not solve is harder than anything, and so a way back is left open. */
    private boolean isOnTheWay(Place at, Place next) {
        if (next.rating < 0) {
            return next.rating == Rater.UNSOLVED && wish.rating() == null;
        }
        return at.rating < 0 || next.rating >= Math.min(at.rating, lowest());
    }

    private int lowest() {
        return wish.rating() == null
                ? Range.OPEN
                : wish.rating().least() == 0 ? Range.OPEN : wish.rating().least();
    }

    private @Nullable Place neighbour(Place at, Dice dice) {
        try {
            Bits told = at.told.copy();
            Bits fixed = at.draft.fixed();
            int[] clues = told.toInts().toArray();
            dice.shuffle(clues);
            int gone = 1 + dice.below(MOST_GONE);
            for (int clue : clues) {
                if (gone > 0 && !fixed.get(clue)) {
                    told.clear(clue);
                    gone--;
                }
            }
            Draft draft = at.draft.another(told, dice);
            FromPuzzles.complete(draft, told, dice);
            Made made = first.made(draft, told, dice);
            return made == null ? null : new Place(draft, made.told(), appraiser.rating(made.puzzle()));
        } catch (Undecided tooHard) {
            return null;
        }
    }
}
