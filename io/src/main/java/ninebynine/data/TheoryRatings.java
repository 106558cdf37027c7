package ninebynine.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import ninebynine.explain.NotationException;
import ninebynine.game.Puzzle;
import ninebynine.io.OneSolution;
import ninebynine.io.SameModel;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;

/** Rates puzzles by theories. Models and rules are made once; threads may share one. */
public final class TheoryRatings {
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

        private Rater.Begun of(Theory theory, Puzzle puzzle, Function<Puzzle, State> start) {
            Rater.Begun known = theories.get(theory.name());
            return known != null ? known : Rater.Begun.at(start.apply(puzzle));
        }
    }

    /** Takes puzzles that share a model through the simplest levels together; what comes of it is for {@link #of(Puzzle, Begun)}, one by one. */
    public List<Begun> begin(List<Puzzle> puzzles) {
        List<Map<String, Rater.Begun>> begun = puzzles.stream()
                .<Map<String, Rater.Begun>>map(puzzle -> new LinkedHashMap<>())
                .toList();
        if (!paths) {
            SameModel.among(puzzles).forEach((model, same) -> begin(puzzles, same, sound(model), begun));
        }
        return begun.stream().map(Begun::new).toList();
    }

    private void begin(
            List<Puzzle> puzzles, List<Integer> same, List<Theory> sound, List<Map<String, Rater.Begun>> begun) {
        if (sound.isEmpty()) {
            return;
        }
        List<Integer> places = new ArrayList<>();
        List<State> starts = new ArrayList<>();
        for (int i : same) {
            State from = started(puzzles.get(i));
            if (from != null) {
                places.add(i);
                starts.add(from);
            }
        }
        for (Theory theory : starts.isEmpty() ? List.<Theory>of() : sound) {
            List<Rater.Begun> of =
                    levels.begin(starts, one.whole(theory, starts.get(0).model()));
            IntStream.range(0, of.size()).forEach(i -> begun.get(places.get(i)).put(theory.name(), of.get(i)));
        }
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

    /** The levels of the theories that solve a puzzle, by name. One that assumes one solution has none where that is not known. */
    Map<String, Integer> solving(Puzzle puzzle, Begun begun) {
        Map<String, Integer> solving = new TreeMap<>();
        for (Theory theory : theories) {
            if (one.isAllowed(theory, puzzle, told)) {
                Precedence precedence = one.whole(theory, puzzle.model());
                int level = levels.rated(begun.of(theory, puzzle, start), precedence);
                if (level >= 0) {
                    solving.put(theory.name(), level);
                }
            }
        }
        return solving;
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
        return PathRating.of(
                theory, levels.of(puzzle, () -> start.apply(puzzle), precedence, begun.of(theory, puzzle, start)));
    }

    private PathRating path(Puzzle puzzle, Theory theory, Precedence precedence) {
        PathRating rating = PathRating.of(theory, precedence, new Resolver(precedence).trace(start.apply(puzzle)));
        return rating.wasStuck() && Levels.isImpossible(puzzle, start.apply(puzzle)) ? rating.impossible() : rating;
    }
}
