package ninebynine.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import ninebynine.explain.NotationException;
import ninebynine.game.Puzzle;
import ninebynine.io.OneSolution;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;

/** Rates puzzles by theories. Models and rules are made once; threads may share one. */
public final class TheoryRatings {
    /** How many puzzles must share a model for lanes to be worth it. */
    private static final int FEW = 8;

    private final List<Theory> theories;
    private final boolean paths;
    private final Function<Puzzle, State> start;
    private final Consumer<String> told;
    private final OneSolution one = new OneSolution();
    private final Levels levels = new Levels();

    /**
     * Ratings by some theories.
     *
     * @param paths whether the path is found, to tell its hardest rule and its length too; without it a rating takes less time
     * @param start a new first state of a puzzle each time
     * @param told takes what is to be said of a puzzle, such as rules that are left out
     */
    public TheoryRatings(List<Theory> theories, boolean paths, Function<Puzzle, State> start, Consumer<String> told) {
        this.theories = List.copyOf(theories);
        this.paths = paths;
        this.start = start;
        this.told = told;
    }

    /** A puzzle of which the simplest levels are known, by theory; {@link #NONE} if nobody looked at it yet. */
    public record Begun(Map<String, Rater.Begun> theories) {
        public static final Begun NONE = new Begun(Map.of());
    }

    /** Takes puzzles that share a model through the simplest levels together; what comes of it is for {@link #of(Puzzle, Begun)}, one by one. */
    public List<Begun> begin(List<Puzzle> puzzles) {
        List<Map<String, Rater.Begun>> begun = puzzles.stream()
                .<Map<String, Rater.Begun>>map(puzzle -> new LinkedHashMap<>())
                .toList();
        if (!paths) {
            Map<Model, List<Integer>> byModel = new LinkedHashMap<>();
            List<@Nullable State> starts = new ArrayList<>();
            for (int i = 0; i < puzzles.size(); i++) {
                State from = started(puzzles.get(i));
                starts.add(from);
                if (from != null) {
                    byModel.computeIfAbsent(from.model(), model -> new ArrayList<>())
                            .add(i);
                }
            }
            byModel.forEach((model, same) -> {
                for (Theory theory : same.size() < FEW ? List.<Theory>of() : sound(model)) {
                    List<Rater.Begun> of =
                            levels.begin(same.stream().map(starts::get).toList(), one.whole(theory, model));
                    IntStream.range(0, same.size())
                            .forEach(i -> begun.get(same.get(i)).put(theory.name(), of.get(i)));
                }
            });
        }
        return begun.stream().map(Begun::new).toList();
    }

    /** The first state; null if there is none, which is said when the puzzle's turn comes. */
    private @Nullable State started(Puzzle puzzle) {
        try {
            return start.apply(puzzle);
        } catch (NotationException e) {
            return null;
        }
    }

    private List<Theory> sound(Model model) {
        return theories.stream().filter(theory -> !one.isAssumed(theory, model)).toList();
    }

    /** The ratings of a puzzle, in the order of the theories. */
    public List<PathRating> of(Puzzle puzzle, Begun begun) {
        return theories.stream().map(theory -> rating(puzzle, theory, begun)).toList();
    }

    /** The same where a limit came first. */
    public List<PathRating> stopped() {
        return theories.stream().map(PathRating::stopped).toList();
    }

    /** Where rules assume one solution, the path tells whether they took part. */
    private PathRating rating(Puzzle puzzle, Theory theory, Begun begun) {
        Precedence precedence = one.rules(theory, puzzle, told);
        if (paths || one.isAssumed(theory, puzzle.model())) {
            return path(puzzle, theory, precedence);
        }
        Rater.Begun known = begun.theories.get(theory.name());
        return PathRating.of(
                theory,
                known == null
                        ? levels.of(puzzle, () -> start.apply(puzzle), precedence)
                        : levels.of(puzzle, () -> start.apply(puzzle), precedence, known));
    }

    private PathRating path(Puzzle puzzle, Theory theory, Precedence precedence) {
        PathRating rating = PathRating.of(theory, precedence, new Resolver(precedence).trace(start.apply(puzzle)));
        return rating.wasStuck() && Levels.isImpossible(puzzle, start.apply(puzzle)) ? rating.impossible() : rating;
    }
}
