package ninebynine.cli;

import java.util.concurrent.Callable;
import ninebynine.game.Game;
import ninebynine.tensor.Choice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nbn shuffle}: the same puzzle in another dress. */
@Command(
        name = "shuffle",
        mixinStandardHelpOptions = true,
        description = {
            "Prints each puzzle as one of those that the game's symmetries make of it, drawn by the seed: numbers renamed,"
                    + " rows and columns exchanged, the grid turned over.",
            "A state with pencil marks stays as it is. Ratings do too, and so does what nbn canonical prints. The same seed gives the same puzzle."
        },
        footer = {
            "",
            "Examples:",
            "  nbn shuffle --seed 7 PUZZLE",
            "  nbn shuffle puzzles.txt | nbn rate --rules W -",
            "",
            "Exit codes: 0 all done, 2 bad input or usage."
        })
final class ShuffleCommand implements Callable<Integer> {
    /** Puzzles of one file never share what those of another seed have. */
    private static final long DISTANCE = 1_000_003;

    @Mixin
    private PuzzleLoop loop = new PuzzleLoop();

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description =
                    "Decides which one it is, together with the number of the puzzle (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        return loop.run(
                spec,
                Game::parse,
                (puzzle, item, out) -> new PuzzleLoop.Result(
                        puzzle.image(new Choice(seed * DISTANCE + item.number())) + "\n", Nbn.SOLVED),
                (puzzle, why) -> "?\n");
    }
}
