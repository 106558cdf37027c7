package ninebynine.cli;

import java.util.concurrent.Callable;
import ninebynine.games.Puzzle;
import ninebynine.resolve.Resolver;
import ninebynine.search.DepthFirst;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nbn rate}: one rating a line. */
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = {
            "Rates puzzles: for each one a line with its rating, a tab, and the puzzle.",
            "The rating is the level of the hardest rule that was needed: 0 for Singles, 1 for whips[1],",
            "2 to 4 for subsets of that size; '-' if the theory does not solve it, '!' if it has no solution."
        },
        footer = {"", "Exit codes: 0 all solved, 1 some not solved, 2 bad input or usage."})
final class RateCommand implements Callable<Integer> {
    /** Enough to tell every 9x9 puzzle without a solution; a larger one may keep its secret and is rated '-'. */
    private static final long NODES = 20_000;

    private static final Theory SINGLES = Theory.parse("BRT");

    @Mixin
    private PuzzleRun run = new PuzzleRun();

    @Override
    public Integer call() {
        Theory theory = run.theory();
        return run.run(puzzle -> rate(puzzle, theory));
    }

    private PuzzleRun.Result rate(Puzzle puzzle, Theory theory) {
        Trace trace = new Resolver(run.precedence(theory, puzzle.model())).trace(puzzle.start());
        String rating = trace.isSolved() ? Integer.toString(trace.level()) : isImpossible(trace) ? "!" : "-";
        return new PuzzleRun.Result(rating + "\t" + puzzle.text() + "\n", trace.isSolved() ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private static boolean isImpossible(Trace trace) {
        View end = trace.end();
        return trace.outcome() instanceof Outcome.Contradictory
                || new DepthFirst(SINGLES.precedence(end.model()), NODES).solvable(end) == DepthFirst.Answer.NO;
    }
}
