package ninebynine.generate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.limit.SearchStopped;
import ninebynine.limit.Stopping;
import ninebynine.limit.WorkLimit;
import ninebynine.model.Model;
import ninebynine.resolve.Closure;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.ConflictDetection;
import ninebynine.rule.basic.ContradictionDetection;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/** Says whether a puzzle is what was asked for. For one thread. */
final class Appraiser {
    /** Puzzles of most games share a model; those that don't should not be kept. */
    private static final int KEPT = 4;

    /** So much work is spent on a rating or a path, some seconds: whips of ten and more cells may take hours to look for. */
    private static final long WORK = 20_000;

    private final Wish wish;
    private final Map<Model, Rules> rules = new LinkedHashMap<>(2 * KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Model, Rules> eldest) {
            return size() > KEPT;
        }
    };

    /** No higher than what will do: what is harder need not be known to the end. And none that sees contradictions: every puzzle here has a solution. */
    private record Rules(Precedence precedence, Rater rater, Closure closure) {}

    Appraiser(Wish wish) {
        this.wish = wish;
    }

    private Rules rules(Model model) {
        return rules.computeIfAbsent(model, of -> {
            Precedence all = wish.theory().precedence(of);
            Precedence precedence = new Precedence(
                    all.closure(),
                    all.rules().stream()
                            .filter(rule -> rule.level() <= wish.highest())
                            .filter(rule ->
                                    !(rule instanceof ContradictionDetection || rule instanceof ConflictDetection))
                            .toList());
            return new Rules(precedence, new Rater(precedence), new Closure(precedence));
        });
    }

    /** The rating, or {@link Rater#STOPPED} if that would take too long. */
    int rating(Puzzle puzzle) {
        Rater rater = rules(puzzle.model()).rater;
        int rating = WorkLimit.run(WORK, () -> rater.rate(puzzle.start()));
        if (rating == Rater.STOPPED) {
            Stopping.check();
        }
        return rating;
    }

    /**
     * Where the rules that will do end, in some order of theirs; null if that would take too long. Whether they solve it is less than its rating says, and
     * sooner known.
     *
     * @param fewer where they ended with some of its clues, which gave the same solution: what is known there need not be found again; null if nothing is
     */
    @Nullable
    State closed(Puzzle puzzle, @Nullable State fewer) {
        Closure closure = rules(puzzle.model()).closure;
        State state = begun(puzzle.start(), fewer);
        return WorkLimit.run(WORK, () -> {
            try {
                closure.close(state);
                return state;
            } catch (SearchStopped stopped) {
                Stopping.check();
                return null;
            }
        });
    }

    /** What a puzzle says, and what is known of another with the same solution; only what it says if a clue changes the model. */
    private static State begun(State start, @Nullable State known) {
        if (known == null || known.model() != start.model()) {
            return start;
        }
        State state = known.copy().given(start.givens());
        Bits possible = start.candidates();
        Bits open = known.candidates();
        for (int x = open.first(); x >= 0; x = open.next(x + 1)) {
            if (!possible.get(x)) {
                state.eliminate(x);
            }
        }
        Bits values = start.values();
        for (int x = values.first(); x >= 0; x = values.next(x + 1)) {
            state.assertValue(x);
        }
        return state;
    }

    /** How many candidates the rules that will do leave open, in some order of theirs. */
    int left(Puzzle puzzle) {
        Closure closure = rules(puzzle.model()).closure;
        State state = puzzle.start();
        closure.close(state);
        return state.isSolved() ? 0 : Math.max(1, state.openCount());
    }

    /** Does what is limited as one rating is, as a whole. */
    <R> R limited(Supplier<R> work) {
        return WorkLimit.run(WORK, work);
    }

    /** Whether a puzzle with one solution and this rating will do. */
    boolean isWished(Puzzle puzzle, int rating) {
        return wish.clues().contains(puzzle.clues())
                && isRated(rating)
                && isSoOnItsPath(puzzle, rating)
                && hasPath(puzzle);
    }

    /** Where the order of steps matters, the simplest-first path may be harder than the rating: who asked for no more shall not meet more. */
    private boolean isSoOnItsPath(Puzzle puzzle, int rating) {
        if (rating < 0 || wish.highest() >= Range.SOLVED.most()) {
            return true;
        }
        Precedence precedence = rules(puzzle.model()).precedence;
        return precedence.rules().stream()
                        .filter(rule -> rule.level() <= rating)
                        .allMatch(Rule::isStable)
                || new Path(precedence, puzzle).isSolved();
    }

    private boolean isRated(int rating) {
        return !wish.asksRating()
                || (wish.rating() == null
                        ? rating == Rater.UNSOLVED
                        : wish.rating().isAll() && wish.needs().isEmpty()
                                || rating >= 0 && wish.rating().contains(rating));
    }

    private boolean hasPath(Puzzle puzzle) {
        return wish.needs().isEmpty()
                || wish.needs().stream().allMatch(new Path(rules(puzzle.model()).precedence, puzzle)::has);
    }

    /** How a puzzle is solved by some rules, as far as that does not take too long. */
    static final class Path {
        private final Trace trace;
        private final Notation notation;
        private final Model model;

        Path(Precedence precedence, Puzzle puzzle) {
            trace = WorkLimit.run(WORK, () -> new Resolver(precedence).trace(puzzle.start()));
            model = puzzle.model();
            notation = new Notation(model, Notation.Style.UNICODE);
            if (trace.outcome() instanceof Outcome.LimitReached) {
                Stopping.check();
            }
        }

        boolean isSolved() {
            return trace.isSolved();
        }

        boolean has(Needed needed) {
            for (Step step : trace.steps()) {
                if (needed.isBy(step, notation, model)) {
                    return true;
                }
            }
            return false;
        }
    }
}
