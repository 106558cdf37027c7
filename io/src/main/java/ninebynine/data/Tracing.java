package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import ninebynine.check.Position;
import ninebynine.explain.Census;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.io.OneSolution;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/** Resolves puzzles and makes rows of what happens. Threads may share one. */
public final class Tracing {
    private final Theory theory;
    private final Notation.Style style;
    private final Function<String, Words> words;
    private final Telling telling;
    private final OneSolution one = new OneSolution();
    private final TheoryRatings others;

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
        this(theory, others, style, path -> Words.PLAIN);
    }

    /** @param words how the steps of a path are worded, by its id */
    public Tracing(Theory theory, List<Theory> others, Notation.Style style, Function<String, Words> words) {
        this(theory, others, style, words, Telling.ALL);
    }

    /** @param telling how much of a row is needed */
    public Tracing(
            Theory theory, List<Theory> others, Notation.Style style, Function<String, Words> words, Telling telling) {
        this.theory = theory;
        this.telling = telling;
        this.words = words;
        this.others = new TheoryRatings(others, false, Puzzle::start, told -> {});
        this.style = style;
    }

    /** Takes puzzles that share a model through the simplest levels of further ratings together. */
    public List<TheoryRatings.Begun> begin(List<Puzzle> puzzles) {
        return others.begin(puzzles);
    }

    /** Resolves the puzzle, then tells it step by step: each by itself is faster than both in turns, which need one another's place in the caches. */
    public RecordedTrace trace(Puzzle puzzle, Origin origin) {
        return trace(puzzle, origin, TheoryRatings.Begun.NONE);
    }

    /** The same of a puzzle whose further ratings were begun. */
    public RecordedTrace trace(Puzzle puzzle, Origin origin, TheoryRatings.Begun begun) {
        Precedence precedence = one.rules(theory, puzzle, told -> {});
        return trace(puzzle, origin, begun, precedence, sink -> {
            Trace trace = new Resolver(precedence).trace(puzzle.start());
            Replay.tell(trace, precedence, sink);
            return trace;
        });
    }

    /**
     * Makes rows of a path while it is found.
     *
     * @param finding finds the path, and tells the recorder of its start and of every step
     */
    public RecordedTrace trace(Puzzle puzzle, Origin origin, Precedence precedence, Function<Recorder, Trace> finding) {
        return trace(puzzle, origin, TheoryRatings.Begun.NONE, precedence, finding);
    }

    private RecordedTrace trace(
            Puzzle puzzle,
            Origin origin,
            TheoryRatings.Begun begun,
            Precedence precedence,
            Function<Recorder, Trace> finding) {
        Recorder recorder = new Recorder(puzzle, precedence, style, words.apply(origin.id()), telling);
        Trace trace = finding.apply(recorder);
        Rule hardest = trace.hardest(precedence.rules());
        List<String> eliminated = eliminated(puzzle, trace.start());
        View solution = solution(puzzle, isProved(trace) && eliminated == null ? trace.end() : null);
        PuzzleRow row = new PuzzleRow(
                Schema.VERSION,
                origin.id(),
                puzzle.game(),
                puzzle.size(),
                puzzle.text(),
                solution == null ? null : puzzle.text(solution),
                origin.canonical(),
                origin.orbit(),
                origin.split(),
                origin.source(),
                ratings(puzzle, precedence, trace, begun),
                puzzle.clues(),
                Census.of(trace.start()).density().doubleValue(),
                Schema.ENGINE,
                theory.name(),
                outcome(trace),
                trace.outcome() instanceof Outcome.LimitReached reached
                        ? reached.limit().word()
                        : null,
                trace.isSolved() ? precedence.rating(trace.rules()) : null,
                hardest == null ? null : hardest.code(),
                eliminated,
                recorder.steps().size(),
                trace.assumesOneSolution(),
                recorder.steps());
        return new RecordedTrace(puzzle, row, solution, recorder.states(), trace, precedence);
    }

    static String outcome(Trace trace) {
        Outcome outcome = trace.outcome();
        return outcome instanceof Outcome.Solved
                ? PathRating.SOLVED
                : outcome instanceof Outcome.Stuck
                        ? PathRating.STUCK
                        : outcome instanceof Outcome.LimitReached ? PathRating.STOPPED : PathRating.CONTRADICTORY;
    }

    private Map<String, Integer> ratings(Puzzle puzzle, Precedence precedence, Trace trace, TheoryRatings.Begun begun) {
        Map<String, Integer> ratings = new TreeMap<>();
        if (trace.isSolved()) {
            ratings.put(theory.name(), precedence.rating(trace.rules()));
        }
        ratings.putAll(others.solving(puzzle, begun));
        return ratings;
    }

    /** What was taken away before the start, by name; null if nothing was. */
    static @Nullable List<String> eliminated(Puzzle puzzle, View start) {
        Bits gone = Position.of(puzzle.start()).candidates().copy();
        gone.andNot(start.candidates());
        return gone.isEmpty()
                ? null
                : gone.toInts().stream().mapToObj(puzzle.model().names()::label).toList();
    }

    private static boolean isProved(Trace trace) {
        return trace.isSolved()
                && trace.steps().stream()
                        .noneMatch(step -> step.match().pattern().isGuess());
    }

    /**
     * The only solution: what rules solve has one. After guesses and where rules end, a search tells, if it can soon.
     *
     * @param proved where the rules ended, if they solved it; null otherwise
     */
    static @Nullable View solution(Puzzle puzzle, @Nullable View proved) {
        if (proved != null) {
            return proved;
        }
        List<Bits> found = new ArrayList<>();
        Count count = puzzle.counter().count(puzzle.start(), Bound.aside(2, puzzle.model()), found::add);
        return count.isUnique() ? State.solved(puzzle.model(), found.get(0)) : null;
    }
}
