package ninebynine.cli;

import java.util.ArrayList;
import java.util.List;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;

/** A puzzle and its steps, found or told, and the states on the way. */
record PuzzlePath(Puzzle puzzle, List<Match> steps) {
    PuzzlePath {
        steps = List.copyOf(steps);
    }

    /** The steps that a theory takes. */
    static PuzzlePath found(Puzzle puzzle, Theory theory) {
        Precedence precedence = theory.precedence(puzzle.model());
        return new PuzzlePath(
                puzzle,
                new Resolver(precedence)
                        .trace(puzzle.start()).steps().stream().map(Step::match).toList());
    }

    /** The steps of these lines of notation; throws {@link NotationException} for the first that can't be one. */
    static PuzzlePath told(Puzzle puzzle, NotationReader reader, List<String> lines) {
        List<Match> steps = new ArrayList<>();
        State state = new PuzzlePath(puzzle, steps).start();
        for (String line : lines) {
            try {
                Match match = reader.read(line);
                check(match, state);
                apply(match, state);
                steps.add(match);
            } catch (NotationException e) {
                throw new NotationException("Step " + (steps.size() + 1) + ": " + e.getMessage());
            }
        }
        return new PuzzlePath(puzzle, steps);
    }

    private static void check(Match match, State state) {
        if (match instanceof Match.Assertion assertion && !state.isCandidate(assertion.label())) {
            throw new NotationException(state.model().names().label(assertion.label())
                    + " is no candidate any more. Maybe the path is one of another puzzle.");
        }
    }

    /** The givens and what they rule out. */
    State start() {
        State state = puzzle.start();
        Precedence.PROPAGATION.close(state);
        return state;
    }

    /** The state before the step of that number, from 1; one more than there are gives the last state. */
    State before(int step) {
        State state = start();
        steps.subList(0, step - 1).forEach(match -> apply(match, state));
        return state;
    }

    static void apply(Match match, State state) {
        match.apply(state);
        Precedence.PROPAGATION.close(state);
    }
}
