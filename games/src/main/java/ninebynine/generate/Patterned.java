package ninebynine.generate;

import java.util.List;
import java.util.Objects;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Undecided;
import ninebynine.tensor.Bits;

/**
 * Clues where a pattern has them and nowhere else. A random solution is seldom the only one with them; so some of them are changed again and again, as long
 * as the next other solution does not differ in more places.
 */
final class Patterned implements Method {
    private static final int CHANGES = 3000;
    private static final int MOST_CHANGED = 4;

    private final Drafter drafter;
    private final Wish wish;
    private final long seed;
    private final TopDown judging;

    public Patterned(Drafter drafter, Wish wish, long seed) {
        this.drafter = drafter;
        this.wish = wish;
        this.seed = seed;
        this.judging = new TopDown(drafter, wish, seed);
        if (wish.pattern() == null) {
            throw new IllegalArgumentException("The method pattern needs a drawing of one. Maybe another method.");
        }
    }

    @Override
    public List<Made> attempt(long number) {
        Dice dice = Dice.of(seed, number);
        Draft draft = drafter.draft(dice);
        if (draft == null) {
            return List.of();
        }
        Bits told = told(draft);
        try {
            Bits rival = draft.rival(told);
            for (int change = 0; change < CHANGES && rival != null; change++) {
                Bits kept = told.copy();
                int[] clues = told.toInts().toArray();
                dice.shuffle(clues);
                for (int i = 0; i <= dice.below(MOST_CHANGED); i++) {
                    kept.clear(clues[i]);
                }
                Draft next = draft.another(kept, dice);
                Bits other = next.rival(told);
                if (other == null || other.count() <= rival.count()) {
                    draft = next;
                    rival = other;
                }
            }
            Made made = rival != null
                    ? null
                    : wish.minimality() == Wish.Minimality.NONE
                            ? judging.judged(draft, told)
                            : judging.made(draft, told, dice);
            return made == null ? List.of() : List.of(made.of(number, 0));
        } catch (Undecided tooHard) {
            return List.of();
        }
    }

    private Bits told(Draft draft) {
        Bits pattern = Objects.requireNonNull(wish.pattern());
        Bits told = new Bits(draft.clues());
        int places = 0;
        for (int clue = 0; clue < draft.clues(); clue++) {
            places = Math.max(places, draft.place(clue) + 1);
        }
        if (pattern.length() != places) {
            throw new IllegalArgumentException("The pattern has " + pattern.length() + " places, and the board "
                    + (places == 0 ? "has none to draw on" : places)
                    + ". Maybe one of its rows is too long or too short.");
        }
        for (int clue = 0; clue < draft.clues(); clue++) {
            if (draft.place(clue) >= 0 && pattern.get(draft.place(clue))) {
                told.set(clue);
            }
        }
        return told;
    }
}
