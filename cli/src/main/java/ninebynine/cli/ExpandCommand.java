package ninebynine.cli;

import java.util.concurrent.Callable;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.TraceSink;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nbn expand}: a puzzle with all the values that a theory finds. */
@Command(
        name = "expand",
        mixinStandardHelpOptions = true,
        description = {
            "Prints each puzzle with every value that the theory finds filled in.",
            "One a line, in input order; '!' for a puzzle that the theory shows to have no solution.",
            "Pencil marks are used, but only values are printed.",
            "The theory is BRT unless you say otherwise: what else could be filled in takes more than a look."
        },
        footer = {"", "Exit codes: 0 all done, 1 no solution or the time limit for some, 2 bad input or usage."})
final class ExpandCommand implements Callable<Integer> {
    @Mixin
    private PuzzleRun run = new PuzzleRun("BRT");

    @Override
    public Integer call() {
        Theory theory = run.theory();
        return run.run(puzzle -> expand(puzzle, theory), (puzzle, why) -> puzzle.text() + "\n");
    }

    private PuzzleLoop.Result expand(Puzzle puzzle, Theory theory) {
        State state = run.start(puzzle);
        Outcome outcome = new Resolver(run.precedence(theory, puzzle)).resolve(state, TraceSink.NONE);
        if (outcome instanceof Outcome.Contradictory) {
            return new PuzzleLoop.Result("!\n", Nbn.UNSOLVED);
        }
        return new PuzzleLoop.Result(
                puzzle.text(state) + "\n", outcome instanceof Outcome.LimitReached ? Nbn.UNSOLVED : Nbn.SOLVED);
    }
}
