package ninebynine.data;

import java.util.Map;
import ninebynine.check.Solutions;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.Authors;
import ninebynine.io.CourseName;
import ninebynine.io.OneSolution;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.SolutionSink;
import ninebynine.strategy.Theory;

/** What checking rows rests on: the puzzle that a row names, the rules of its theory, and what counts solutions. Threads may share one. */
final class Grounds {
    /** So many times what a question on the side may take. */
    private static final int PATIENCE = 5;

    private final Games games;
    private final Map<Model, NotationReader> readers = Recent.map();
    private final Map<Key, Rules> rules = Recent.map();

    private final Map<String, Named> courses = Recent.map();
    private final OneSolution one = new OneSolution();
    private final boolean rated;

    /** @param rated whether ratings of other theories are made again too, which takes as long as making them did */
    Grounds(Games games, boolean rated) {
        this.games = games;
        this.rated = rated;
    }

    boolean areRated() {
        return rated;
    }

    /** What rows call a theory, and all its rules as one. */
    private record Named(CourseName course, Theory union) {}

    /** @param whole whether rules that assume one solution are among them */
    private record Key(String theory, Model model, boolean whole) {}

    /**
     * The rules that a row names.
     *
     * @param authors which of them a step is by
     * @param last what finds the next step, or where the path is stuck none
     */
    record Rules(Authors authors, Resolver last) {}

    /** The game that a row names, and whose puzzle was read. */
    Game game(String name) {
        return games.game(name);
    }

    /** @throws DatasetException if there is no such game */
    Puzzle puzzle(String game, String text) {
        try {
            return games.game(game).parse(text);
        } catch (IllegalArgumentException e) {
            throw new DatasetException("\"game\": " + e.getMessage());
        }
    }

    NotationReader reader(Model model) {
        return readers.computeIfAbsent(model, games::reader);
    }

    /** @throws DatasetException if there are no such rules */
    Rules rules(String theory, Puzzle puzzle) {
        try {
            Named named = courses.computeIfAbsent(theory, this::named);
            CourseName name = named.course;
            Model model = puzzle.model();
            boolean allowed = one.isAllowed(named.union, puzzle, told -> {});
            return rules.computeIfAbsent(
                    new Key(theory, model, allowed), key -> rules(allowed ? name : name.sound(model), model));
        } catch (IllegalArgumentException | NotationException e) {
            throw new DatasetException("\"theory\": " + e.getMessage());
        }
    }

    private Named named(String theory) {
        CourseName course = CourseName.parse(theory, games);
        return new Named(course, course.union());
    }

    private static Rules rules(CourseName name, Model model) {
        return new Rules(new Authors(name.order(model), model), name.last(model));
    }

    int rating(String theory, Puzzle puzzle) {
        try {
            return new Rater(games.theory(theory).precedence(puzzle.model())).rate(puzzle.start());
        } catch (IllegalArgumentException e) {
            throw new DatasetException("\"ratings\": " + e.getMessage());
        }
    }

    /** The puzzle's own counter. */
    static Solutions solutions(Puzzle puzzle) {
        return (position, limit) -> {
            Bound aside = Bound.aside(limit, puzzle.model());
            Bound bound = new Bound(limit, aside.guesses() * PATIENCE);
            Count count = puzzle.counter().count(position.state(), bound, SolutionSink.NONE);
            return count.solutions() >= limit
                    ? limit
                    : count.isComplete() ? (int) count.solutions() : Solutions.UNKNOWN;
        };
    }
}
