package ninebynine.data;

import ninebynine.resolve.Precedence;
import ninebynine.rule.Rule;
import ninebynine.strategy.Difficulty;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * How hard a puzzle is for a theory. What only the path tells is null where nobody asked for it.
 *
 * @param theory the rules that were allowed
 * @param outcome {@code solved}, {@code stuck}, {@code stopped} or {@code contradictory}
 * @param rating the level of the hardest step; null unless solved
 * @param hardest the code of the hardest rule used; null without steps, or without the path
 * @param steps how many there are; null without the path
 * @param difficulty the rating in a word; null unless solved
 * @param assumesOneSolution whether some step is right only if the puzzle has one solution
 */
public record PathRating(
        String theory,
        String outcome,
        @Nullable Integer rating,
        @Nullable String hardest,
        @Nullable Integer steps,
        @Nullable String difficulty,
        boolean assumesOneSolution) {
    static final String SOLVED = "solved";
    static final String STUCK = "stuck";
    static final String STOPPED = "stopped";
    static final String CONTRADICTORY = "contradictory";

    public static PathRating of(Theory theory, Precedence precedence, Trace trace) {
        Rule hardest = trace.hardest(precedence.rules());
        Integer rating = trace.isSolved() ? precedence.rating(trace.rules()) : null;
        return new PathRating(
                theory.name(),
                Tracing.outcome(trace),
                rating,
                hardest == null ? null : hardest.code(),
                trace.steps().size(),
                rating == null ? null : Difficulty.of(rating).word(),
                trace.assumesOneSolution());
    }

    /** Of a level that was found without the path, as {@link Levels} tells it. */
    static PathRating of(Theory theory, int level) {
        return new PathRating(
                theory.name(),
                Levels.outcome(level),
                level < 0 ? null : (Integer) level,
                null,
                null,
                level < 0 ? null : Difficulty.of(level).word(),
                false);
    }

    /** Of a path that a limit kept from its beginning. */
    public static PathRating stopped(Theory theory) {
        return new PathRating(theory.name(), STOPPED, null, null, 0, null, false);
    }

    /** The same where there is known to be no solution, though the rules did not find that. */
    public PathRating impossible() {
        return new PathRating(theory, CONTRADICTORY, rating, hardest, steps, difficulty, assumesOneSolution);
    }

    public boolean wasSolved() {
        return rating != null;
    }

    public boolean wasStuck() {
        return outcome.equals(STUCK);
    }

    /** The rating, marked if it takes it that there is one solution, or a sign why there is none. */
    public String shown() {
        return rating != null ? rating + (assumesOneSolution ? "u" : "") : sign(outcome);
    }

    /** The sign of an outcome without a rating. */
    static String sign(String outcome) {
        return outcome.equals(CONTRADICTORY) ? "!" : outcome.equals(STOPPED) ? "?" : "-";
    }

    /** All but the theory, with tabs between. */
    public String columns() {
        return String.join(
                "\t",
                shown(),
                hardest == null ? "-" : hardest,
                String.valueOf(steps == null ? (Object) "-" : steps),
                difficulty == null ? "-" : difficulty);
    }
}
