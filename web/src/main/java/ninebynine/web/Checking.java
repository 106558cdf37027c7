package ninebynine.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ninebynine.check.PathCheck;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.CountedSolutions;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.search.Bound;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/** What others claim, checked: a step, a whole path, the moves of a player. */
final class Checking {
    private Checking() {}

    /** A step that a player claims: as a line of notation, or as targets and a chain that was drawn. */
    static Map<String, Object> step(Ask ask, Puzzle puzzle) {
        State state = ask.state(puzzle);
        State closed = state.copy();
        Precedence.PROPAGATION.close(closed);
        Match match;
        String problem;
        if (ask.has("notation")) {
            match = new NotationReader(puzzle.model()).read(ask.text("notation").strip());
            Optional<String> found = StepCheck.check(Position.of(closed), match);
            problem = found.orElse("");
        } else {
            PlayerStep claim = new PlayerStep(state, ask.labels("targets", puzzle), ask.labels("chain", puzzle));
            match = claim.right();
            problem = match == null ? claim.problem() : "";
        }
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("right", problem.isEmpty());
        answer.put("reason", problem);
        if (match != null && problem.isEmpty()) {
            answer.put("step", new StepData(puzzle).said(match, closed));
            answer.putAll(new StepData(puzzle).scene(closed, match));
        }
        return answer;
    }

    /** A pasted path, step by step, until the first that is wrong. */
    static Map<String, Object> path(Ask ask) {
        Reading.GamePath told = Reading.path(ask.text("text"), ask.text("game"));
        Puzzle puzzle = Games.named(told.game()).parse(told.steps().puzzle());
        NotationReader reader = new NotationReader(puzzle.model());
        PathCheck check = new PathCheck(puzzle.start(), reader, false, new CountedSolutions(puzzle));
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("game", puzzle.game());
        answer.put("puzzle", puzzle.text());
        int number = 0;
        for (String step : told.steps().steps()) {
            number++;
            State before = check.position().copy().state();
            PathCheck.Result result = check.step(step);
            if (result.mark() == PathCheck.Mark.WRONG || result.mark() == PathCheck.Mark.UNREAD) {
                answer.put("wrong", number);
                answer.put("line", step);
                answer.put("reason", result.reason());
                answer.putAll(new StepData(puzzle).scene(before, shown(reader, step)));
                return answer;
            }
        }
        answer.put("steps", number);
        answer.put("filled", check.filled());
        answer.put("finished", check.position().isSolved());
        return answer;
    }

    /** The step as it can be drawn, if it can be read. */
    private static @Nullable Match shown(NotationReader reader, String step) {
        try {
            return reader.read(step);
        } catch (NotationException unread) {
            return null;
        }
    }

    /** Which of the moments of a game was the last that was right. */
    static Map<String, Object> mistake(Ask ask, Puzzle puzzle) {
        List<Bits> found = new ArrayList<>();
        puzzle.counter().count(puzzle.start(), Bound.solutions(2), found::add);
        if (found.size() != 1) {
            throw new IllegalArgumentException(
                    found.isEmpty()
                            ? "The puzzle has no solution. Maybe one of its givens is wrong."
                            : "The puzzle has several solutions, so none of them says what is wrong.");
        }
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("last", Judgement.lastRight(ask.states("moments", puzzle), found.get(0)));
        return answer;
    }
}
