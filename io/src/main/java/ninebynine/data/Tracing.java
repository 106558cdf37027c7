package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import ninebynine.explain.Census;
import ninebynine.explain.Notation;
import ninebynine.games.Puzzle;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/** Resolves puzzles and makes rows of what happens. Threads may share one. */
public final class Tracing {
    private final Theory theory;
    private final List<Theory> others;
    private final Notation.Style style;
    private final Map<Model, Precedence> precedences = new ConcurrentHashMap<>();
    private final Map<Model, List<Rater>> raters = new ConcurrentHashMap<>();

    public Tracing(Theory theory, List<Theory> others) {
        this(theory, others, Notation.Style.UNICODE);
    }

    /**
     * Rows of paths of one theory.
     *
     * @param theory the rules of the path
     * @param others the theories of further ratings
     * @param style how inequality is written in notation
     */
    public Tracing(Theory theory, List<Theory> others, Notation.Style style) {
        this.theory = theory;
        this.others = List.copyOf(others);
        this.style = style;
    }

    /** Resolves the puzzle, step by step. */
    public Recorded trace(Puzzle puzzle, Origin origin) {
        Precedence precedence = precedences.computeIfAbsent(puzzle.model(), theory::precedence);
        return tell(puzzle, origin, precedence, new Resolver(precedence).trace(puzzle.start()));
    }

    /** Tells a trace of the theory again. */
    public Recorded tell(Puzzle puzzle, Origin origin, Precedence precedence, Trace trace) {
        Recorder recorder = new Recorder(puzzle, style);
        Replay.tell(trace, precedence, recorder);
        Rule hardest = trace.hardest(precedence.rules());
        PuzzleRow row = new PuzzleRow(
                Schema.VERSION,
                origin.id(),
                puzzle.game(),
                puzzle.size(),
                puzzle.text(),
                solution(puzzle, trace),
                origin.canonical(),
                origin.orbit(),
                origin.split(),
                origin.source(),
                ratings(puzzle, trace),
                puzzle.clues(),
                Census.of(trace.start()).density().doubleValue(),
                Schema.ENGINE,
                theory.name(),
                outcome(trace),
                trace.isSolved() ? trace.level() : null,
                hardest == null ? null : hardest.code(),
                recorder.steps());
        return new Recorded(puzzle, row, recorder.states(), trace, precedence);
    }

    private static String outcome(Trace trace) {
        Outcome outcome = trace.outcome();
        return outcome instanceof Outcome.Solved
                ? "solved"
                : outcome instanceof Outcome.Stuck
                        ? "stuck"
                        : outcome instanceof Outcome.LimitReached ? "stopped" : "contradictory";
    }

    private Map<String, Integer> ratings(Puzzle puzzle, Trace trace) {
        Map<String, Integer> ratings = new TreeMap<>();
        if (trace.isSolved()) {
            ratings.put(theory.name(), trace.level());
        }
        List<Rater> asked = raters.computeIfAbsent(
                puzzle.model(),
                model -> others.stream()
                        .map(other -> new Rater(other.precedence(model)))
                        .toList());
        for (int i = 0; i < others.size(); i++) {
            int rating = asked.get(i).rate(puzzle.start());
            if (rating >= 0) {
                ratings.put(others.get(i).name(), rating);
            }
        }
        return ratings;
    }

    /** What rules solve has one solution; after guesses and where rules end, a search tells, if it can soon. */
    private static @Nullable String solution(Puzzle puzzle, Trace trace) {
        boolean guessed = trace.steps().stream().anyMatch(step -> step.match().pattern() instanceof Pattern.Guess);
        if (trace.isSolved() && !guessed) {
            return puzzle.text(trace.end());
        }
        List<Bits> found = new ArrayList<>();
        Count count = puzzle.counter().count(puzzle.start(), Bound.aside(2, puzzle.model()), found::add);
        return count.isUnique() ? puzzle.text(State.solved(puzzle.model(), found.get(0))) : null;
    }
}
