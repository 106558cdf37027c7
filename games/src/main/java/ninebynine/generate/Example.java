package ninebynine.generate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.strategy.Family;

/**
 * Puzzles to practise a rule with: the path that has no other means than it, Singles and whips[1] comes to it. At first only those that these means solve to
 * the end are taken, later any.
 */
final class Example implements Method {
    /** So many attempts look for a puzzle that is also solved. */
    private static final int SOLVED_FIRST = 40;
    /** Longer ones of a family are looked for only where they are named. */
    private static final int LONGER = 3;

    private static final Map<String, String> NONE = Map.of(
            "ContradictionDetection", "It shows that a puzzle has no solution, and puzzles that are made have one.",
            "ConflictDetection", "It shows that a puzzle has no solution, and puzzles that are made have one.",
            "Propagation", "It follows every step and is none itself.");

    private final Wish wish;
    private final long seed;
    private final Needed needed;
    private final int highest;
    private final TopDown first;

    public Example(Drafter drafter, Wish wish, long seed) {
        this.wish = wish;
        this.seed = seed;
        this.needed = wish.needs().get(0);
        this.highest = highest(needed);
        this.first = new TopDown(drafter, wish.anywhere(), seed);
    }

    /** Why there is no puzzle to practise a family of rules with; empty if there may be. */
    static Optional<String> whyNot(Family family) {
        return Optional.ofNullable(NONE.get(family.id()));
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
        Draft draft = first.drafted(dice);
        Made made = draft == null ? null : first.tried(draft, dice);
        return made == null || !isExample(made.puzzle(), number)
                ? List.of()
                : List.of(new Made(made.puzzle(), made.draft(), made.told(), Made.NOT_RATED, number, 0));
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
