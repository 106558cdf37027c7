package ninebynine.generate;

import java.util.LinkedHashMap;
import java.util.Map;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.trace.Step;

/** Says whether a puzzle is what was asked for. For one thread. */
final class Appraiser {
    /** Puzzles of most games share a model; those that don't should not be kept. */
    private static final int KEPT = 4;

    private final Wish wish;
    private final Map<Model, Rules> rules = new LinkedHashMap<>(2 * KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Model, Rules> eldest) {
            return size() > KEPT;
        }
    };

    /** No higher than what will do: what is harder need not be known to the end. */
    private record Rules(Precedence precedence, Rater rater) {}

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
                            .toList());
            return new Rules(precedence, new Rater(precedence));
        });
    }

    int rating(Puzzle puzzle) {
        int rating = rules(puzzle.model()).rater.rate(puzzle.start());
        if (rating == Rater.STOPPED) {
            Stopping.check();
        }
        return rating;
    }

    /** Whether a puzzle with one solution and this rating will do. */
    boolean isWished(Puzzle puzzle, int rating) {
        return wish.clues().contains(puzzle.clues()) && isRated(rating) && hasPath(puzzle);
    }

    private boolean isRated(int rating) {
        return !wish.asksRating()
                || (wish.rating() == null
                        ? rating == Rater.UNSOLVED
                        : wish.rating().isAll() && wish.needs().isEmpty()
                                || rating >= 0 && wish.rating().contains(rating));
    }

    private boolean hasPath(Puzzle puzzle) {
        if (wish.needs().isEmpty()) {
            return true;
        }
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        var steps = new Resolver(rules(puzzle.model()).precedence)
                .trace(puzzle.start())
                .steps();
        return wish.needs().stream().allMatch(needed -> has(steps, needed, notation));
    }

    private static boolean has(Iterable<Step> steps, Needed needed, Notation notation) {
        for (Step step : steps) {
            if (needed.isBy(step, notation)) {
                return true;
            }
        }
        return false;
    }
}
