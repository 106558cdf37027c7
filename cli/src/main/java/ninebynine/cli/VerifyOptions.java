package ninebynine.cli;

import ninebynine.data.TracesToCheck;
import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How traces are checked. */
public final class VerifyOptions {
    @Option(
            names = "--game",
            paramLabel = "NAME",
            defaultValue = "sudoku",
            description = "The game of paths in text (default: ${DEFAULT-VALUE}). JSON says its own.")
    private String game = "sudoku";

    @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle of paths that do not name theirs.")
    private @Nullable String puzzle;

    @Option(
            names = "--all",
            description = "Goes on after a wrong step of a path in text, taking it as given, and lists the steps that"
                    + " can't be checked too.")
    private boolean all;

    @Option(
            names = "--ratings",
            description = "Makes the ratings of rows by other theories again too, which takes as long as rating.")
    private boolean ratings;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** The name of the game of paths in text. */
    public String game() {
        return game;
    }

    public @Nullable String puzzle() {
        return puzzle;
    }

    public boolean all() {
        return all;
    }

    public boolean ratings() {
        return ratings;
    }

    /** Stops with a message if an option is wrong. */
    public TracesToCheck.Settings settings() {
        return new TracesToCheck.Settings(Nbn.games(spec), checkedGame(), puzzle, all, ratings);
    }

    private Game checkedGame() {
        try {
            Game of = Nbn.games(spec).game(game);
            if (puzzle != null) {
                of.parse(puzzle);
            }
            return of;
        } catch (PuzzleFormatException e) {
            throw new ParameterException(spec.commandLine(), "--puzzle: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--game: " + e.getMessage());
        }
    }
}
