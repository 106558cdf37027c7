package ninebynine.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import ninebynine.games.Puzzle;
import ninebynine.io.Recent;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.search.Bound;
import ninebynine.search.SolutionSink;
import ninebynine.strategy.Theory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nbn rate}: one rating a line. */
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = {
            "Rates puzzles: for each one a line with its rating, a tab, and the puzzle.",
            "The rating is the level of the hardest rule that was needed: 0 for Singles, 1 for whips[1], else the size of"
                    + " a subset or the length of a chain, 36 plus the depth of trials, or 40 for guesses; '-' if the theory"
                    + " does not solve the puzzle, '!' if it has no solution, '?' if the time limit came first."
        },
        footer = {"", "Exit codes: 0 all solved, 1 some not solved, 2 bad input or usage."})
final class RateCommand implements Callable<Integer> {
    @Mixin
    private PuzzleRun run = new PuzzleRun();

    private final Map<Precedence, Rater> raters = Recent.map();

    @Override
    public Integer call() {
        Theory theory = run.theory();
        return run.run(puzzle -> rate(puzzle, theory));
    }

    private PuzzleLoop.Result rate(Puzzle puzzle, Theory theory) {
        Rater rater = raters.computeIfAbsent(run.precedence(theory, puzzle.model()), Rater::new);
        int level = rater.rate(run.start(puzzle));
        return new PuzzleLoop.Result(
                shown(level, puzzle) + "\t" + puzzle.text() + "\n", level >= 0 ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private String shown(int level, Puzzle puzzle) {
        return switch (level) {
            case Rater.STOPPED -> "?";
            case Rater.CONTRADICTORY -> "!";
            case Rater.UNSOLVED -> isImpossible(puzzle) ? "!" : "-";
            default -> Integer.toString(level);
        };
    }

    /** Tells a hard puzzle from an impossible one; what keeps its secret is rated '-'. */
    private boolean isImpossible(Puzzle puzzle) {
        Bound bound = Bound.aside(1, puzzle.model());
        return puzzle.counter()
                .count(run.start(puzzle), bound, SolutionSink.NONE)
                .isNone();
    }
}
