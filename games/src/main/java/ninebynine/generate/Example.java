package ninebynine.generate;

import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.Undecided;
import ninebynine.resolve.Precedence;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Choice;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles to practise a rule with: the path that has no other means than it, Singles and whips[1] comes to it. At first only those that these means solve to
 * the end are taken, later any. Every other puzzle has clues until these means solve it: in some games minimal ones are far too hard. What hardly ever comes by chance is looked for near the puzzle of the rule's card, too, and told in disguise.
 */
final class Example implements Method {
    /** So many attempts look for a puzzle that is also solved. */
    private static final int SOLVED_FIRST = 40;
    /** Longer ones of a family are looked for only where they are named. */
    private static final int LONGER = 3;

    private static final int MOST_GONE = 3;

    private final Game game;
    private final Drafter drafter;
    private final Wish wish;
    private final long seed;
    private final Needed needed;
    private final int highest;
    private final TopDown first;
    private final TopDown eased;
    private final List<String> known;

    public Example(Game game, Drafter drafter, Wish wish, long seed) {
        this.game = game;
        this.drafter = drafter;
        this.wish = wish;
        this.seed = seed;
        this.needed = wish.needs().get(0);
        this.highest = highest(needed);
        this.first = new TopDown(drafter, wish.anywhere(), seed);
        this.eased = new TopDown(drafter, wish.eased(highest), seed);
        this.known = needed.family().card().puzzles(game.name()).stream()
                .filter(this::isOfTheBoard)
                .toList();
    }

    private boolean isOfTheBoard(String text) {
        try {
            drafter.of(game.parse(text));
            return true;
        } catch (IllegalArgumentException another) {
            return false;
        }
    }

    /** The length in brackets, or a few more than the shortest. */
    private static int highest(Needed needed) {
        String name = needed.asked();
        int open = name.indexOf('[');
        int close = name.indexOf(']', open);
        if (open > 0
                && close > open + 1
                && name.substring(open + 1, close).chars().allMatch(Character::isDigit)) {
            return Integer.parseInt(name.substring(open + 1, close));
        }
        return Math.min(needed.family().last(), needed.family().first() + LONGER);
    }

    @Override
    public List<Made> attempt(long number) {
        Dice dice = Dice.of(seed, number);
        Made made = number % 2 == 0
                ? any(first, dice)
                : number < SOLVED_FIRST || known.isEmpty() ? any(eased, dice) : near(dice);
        return made == null || !isExample(made.puzzle(), number)
                ? List.of()
                : List.of(new Made(made.puzzle(), made.draft(), made.told(), Made.NOT_RATED, number, 0));
    }

    private static @Nullable Made any(TopDown method, Dice dice) {
        Draft draft = method.drafted(dice);
        return draft == null ? null : method.tried(draft, dice);
    }

    /** One to three clues of the card's puzzle go, others come until there is one solution. */
    private @Nullable Made near(Dice dice) {
        Drafter.DraftWithClues begun = drafter.of(game.parse(known.get(dice.below(known.size()))));
        Bits told = begun.told();
        try {
            int[] clues = told.toInts().toArray();
            dice.shuffle(clues);
            for (int i = 0; i <= dice.below(MOST_GONE); i++) {
                told.clear(clues[i]);
            }
            Draft draft = dice.below(2) == 0 ? begun.draft() : begun.draft().another(told, dice);
            FromPuzzles.complete(draft, told, dice);
            String disguised = draft.puzzle(told).image(new Choice(dice.below(Integer.MAX_VALUE)));
            Drafter.DraftWithClues made = drafter.of(game.parse(disguised));
            return new Made(made.draft().puzzle(made.told()), made.draft(), made.told(), Made.NOT_RATED, 0, 0);
        } catch (Undecided tooHard) {
            return null;
        }
    }

    private boolean isExample(Puzzle puzzle, long number) {
        Precedence all = wish.theory().precedence(puzzle.model());
        Precedence few = new Precedence(
                all.closure(),
                all.rules().stream()
                        .filter(rule -> rule.level() <= Math.max(1, highest))
                        .toList());
        Appraiser.Path path = new Appraiser.Path(few, puzzle);
        return (path.isSolved() || number >= SOLVED_FIRST) && path.has(needed);
    }
}
