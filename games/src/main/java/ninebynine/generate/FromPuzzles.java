package ninebynine.generate;

import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Undecided;
import ninebynine.tensor.Bits;

/** Given puzzles, one an attempt: clues come until there is one solution, and what is not needed goes. */
final class FromPuzzles implements Method {
    private final Drafter drafter;
    private final long seed;
    private final List<Puzzle> from;
    private final TopDown minimising;

    public FromPuzzles(Drafter drafter, Wish wish, long seed, List<Puzzle> from) {
        this.drafter = drafter;
        this.seed = seed;
        this.from = List.copyOf(from);
        this.minimising = new TopDown(drafter, wish, seed);
    }

    @Override
    public List<Made> attempt(long number) {
        if (number >= from.size()) {
            return List.of();
        }
        Dice dice = Dice.of(seed, number);
        Drafter.DraftWithClues begun = drafter.of(from.get((int) number));
        Bits told = begun.told();
        try {
            complete(begun.draft(), told, dice);
            Made made = minimising.made(begun.draft(), told, dice);
            return made == null ? List.of() : List.of(made.of(number, 0));
        } catch (Undecided tooHard) {
            return List.of();
        }
    }

    /** Clues come, each telling another solution from this one, until there is no other. */
    static void complete(Draft draft, Bits told, Dice dice) {
        for (Bits rival = draft.rival(told); rival != null; rival = draft.rival(told)) {
            int[] telling = rival.toInts().toArray();
            if (telling.length == 0) {
                throw new Undecided();
            }
            told.set(telling[dice.below(telling.length)]);
        }
    }
}
