package ninebynine.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import ninebynine.check.Claim;
import ninebynine.check.Fault;
import ninebynine.check.TraceCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.Wording;
import ninebynine.game.Game;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.resolve.Rater;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;

/**
 * Tells the puzzles of somebody else's set: orbit, ratings, the path that a theory finds, checked, and wrong steps. What the theory does not solve says
 * so. Threads may share one.
 */
public final class Annotator {
    private static final List<String> DEPTHS = List.of("BRT", "TE1", "TE2");

    private final Games games;
    private final Game game;
    private final Settings settings;
    private final Tracing tracing;
    private final Map<Model, List<Rater>> depths = Recent.map();

    /**
     * What is added.
     *
     * @param depth whether the depth of trials is worked out
     * @param steps whether the path is told
     * @param wrong whether wrong steps are told
     */
    public record Settings(
            Theory theory,
            List<Theory> ratings,
            Wording.Style style,
            long seed,
            boolean depth,
            boolean steps,
            boolean wrong) {}

    /** @param games with the rules from outside that the theory may name */
    public Annotator(Games games, Game game, Settings settings) {
        this.games = games;
        this.game = game;
        this.settings = settings;
        this.tracing = new Tracing(
                settings.theory,
                settings.ratings,
                Notation.Style.UNICODE,
                path -> Words.of(settings.style, settings.seed, path));
    }

    /**
     * What is known of a puzzle.
     *
     * @param answer what the set says its solution is; null if it says nothing
     * @throws PuzzleFormatException if the text is no puzzle
     */
    public Annotation of(String text, @Nullable String answer) {
        Puzzle puzzle = game.parse(text);
        Orbit orbit = Orbit.of(puzzle);
        RecordedTrace told = tracing.trace(puzzle, new Origin(puzzle.text(), "", orbit.canonical(), orbit.id(), ""));
        PuzzleRow row = told.row();
        check(puzzle, row);
        return new Annotation(
                null,
                row.game(),
                row.size(),
                row.puzzle(),
                row.solution(),
                answer == null || row.solution() == null ? null : isRight(puzzle, answer, row.solution()),
                orbit.id(),
                row.theory(),
                row.outcome(),
                row.rating(),
                row.hardest(),
                row.ratings(),
                settings.depth ? depth(puzzle) : null,
                settings.steps
                        ? row.steps().stream()
                                .map(step -> new Annotation.StepText(step.notation(), step.english()))
                                .toList()
                        : null,
                settings.wrong ? wrong(told) : null);
    }

    private boolean isRight(Puzzle puzzle, String answer, String solution) {
        try {
            return game.parseFilled(answer, puzzle)
                    .text()
                    .equals(game.parseFilled(solution, puzzle).text());
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    private void check(Puzzle puzzle, PuzzleRow row) {
        TraceCheck check = new TraceCheck(
                puzzle.start(), games.reader(puzzle.model()), row.theory().contains("LW"));
        for (StepRow step : row.steps()) {
            Optional<Fault> fault = check.step(Claim.of(step.notation()));
            if (fault.isPresent()) {
                throw new IllegalStateException("The checker rejects " + step.notation() + ": "
                        + fault.get().reason());
            }
        }
    }

    private @Nullable Integer depth(Puzzle puzzle) {
        List<Rater> raters = depths.computeIfAbsent(
                puzzle.model(),
                model -> DEPTHS.stream()
                        .map(name -> new Rater(Theory.parse(name).precedence(model)))
                        .toList());
        for (int depth = 0; depth < raters.size(); depth++) {
            if (raters.get(depth).rate(puzzle.start()) >= 0) {
                return depth;
            }
        }
        return null;
    }

    private List<Annotation.Wrong> wrong(RecordedTrace told) {
        return new JudgedRows(settings.seed, settings.style)
                .apply(told).stream()
                        .filter(row -> !row.valid())
                        .map(row -> new Annotation.Wrong(
                                row.index(), row.notation(), row.english(), row.mistake(), row.reason()))
                        .toList();
    }
}
