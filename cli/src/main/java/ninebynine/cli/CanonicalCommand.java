package ninebynine.cli;

import java.util.concurrent.Callable;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nbn canonical}: one text for all puzzles that are the same but for symmetries. */
@Command(
        name = "canonical",
        mixinStandardHelpOptions = true,
        description = {
            "Prints the canonical form of each puzzle: the same for all that differ only by the game's symmetries.",
            "For a Sudoku it is the smallest grid, with 0 for an empty cell, that exchanging rows, columns and numbers"
                    + " makes of it. '?' means that the time limit came first; 'alike:' begins a name that all share where too many"
                    + " are alike to choose one."
        },
        footer = {"", "Exit codes: 0 all done, 1 some took too long, 2 bad input or usage."})
final class CanonicalCommand implements Callable<Integer> {
    @Mixin
    private PuzzleLoop loop = new PuzzleLoop();

    @Option(
            names = "--orbit",
            description = "Prints the orbit's id and a tab before it: 16 digits that stand for game, size and form.")
    private boolean orbit;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        return loop.run(spec, this::canonical, (puzzle, why) -> "?\n");
    }

    private PuzzleLoop.Result canonical(Puzzle puzzle) {
        Orbit of = Orbit.of(puzzle);
        return new PuzzleLoop.Result((orbit ? of.id() + "\t" : "") + of.canonical() + "\n", Nbn.SOLVED);
    }
}
