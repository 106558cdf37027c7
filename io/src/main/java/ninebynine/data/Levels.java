package ninebynine.data;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import ninebynine.game.Puzzle;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.search.Bound;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;

/** Rates puzzles without telling their paths. Threads may share one. */
public final class Levels {
    private final Map<Model, Map<Precedence, Rater>> raters = Recent.map();

    /**
     * The level of the hardest rule that a puzzle needs, or a sign of {@link Rater} why there is none. What the rules leave open is looked
     * at once more, so that a hard puzzle and an impossible one are told apart.
     *
     * @param start a new first state of the puzzle
     * @param begun what is known of it by these rules
     */
    public int of(Puzzle puzzle, Supplier<State> start, Precedence precedence, Rater.Begun begun) {
        int level = rated(begun, precedence);
        return level == Rater.UNSOLVED && isImpossible(puzzle, start.get()) ? Rater.CONTRADICTORY : level;
    }

    /** The same without a look at what the rules leave open. */
    int rated(Rater.Begun begun, Precedence precedence) {
        return rater(begun.state().model(), precedence).rate(begun);
    }

    /** Takes puzzles of one model through the simplest levels together. */
    public List<Rater.Begun> begin(List<State> starts, Precedence precedence) {
        return starts.isEmpty()
                ? List.of()
                : rater(starts.get(0).model(), precedence).begin(starts);
    }

    private Rater rater(Model model, Precedence precedence) {
        return raters.computeIfAbsent(model, of -> new ConcurrentHashMap<>()).computeIfAbsent(precedence, Rater::new);
    }

    /** Whether a puzzle surely has no solution; one that keeps its secret is not said to be impossible. */
    public static boolean isImpossible(Puzzle puzzle, State start) {
        return puzzle.counter()
                .count(start, Bound.aside(1, puzzle.model()), SolutionSink.NONE)
                .isNone();
    }

    /** How a path of that level ends, in the words of {@link PathRating#outcome}. */
    public static String outcome(int level) {
        return switch (level) {
            case Rater.STOPPED -> PathRating.STOPPED;
            case Rater.CONTRADICTORY -> PathRating.CONTRADICTORY;
            case Rater.UNSOLVED -> PathRating.STUCK;
            default -> PathRating.SOLVED;
        };
    }

    /** The level, or the sign for why there is none. */
    public static String shown(int level) {
        return level >= 0 ? Integer.toString(level) : PathRating.sign(outcome(level));
    }
}
