package ninebynine.cli;

import java.util.concurrent.Callable;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.sudoku.StateView;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.TraceSink;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn view}: a state by rows and columns, or by where each number can be. */
@Command(
        name = "view",
        mixinStandardHelpOptions = true,
        description = {
            "Draws the state of each Sudoku after a theory, seen by one type of variables: rc shows the numbers of row and"
                    + " column, rn the columns of row and number, cn the rows of column and number, bn the squares of block"
                    + " and number.",
            "With --from it reads boards in such a view. What it draws can be read again, and by all commands where it is rc."
        },
        footer = {
            "",
            "Examples:",
            "  nbn view --to rn PUZZLE",
            "  nbn view --from bn states.txt | nbn solve -",
            "",
            "Exit codes: 0 all done, 2 bad input or usage."
        })
final class ViewCommand implements Callable<Integer> {
    @Mixin
    private PuzzleRun run = new PuzzleRun("BRT");

    @Option(
            names = "--to",
            paramLabel = "VIEW",
            defaultValue = "rc",
            description = "What is drawn: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private StateView to = StateView.rc;

    @Option(
            names = "--from",
            paramLabel = "VIEW",
            defaultValue = "rc",
            description = "How boards are read: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private StateView from = StateView.rc;

    @Override
    public Integer call() {
        Theory theory = run.theory();
        return run.run(this::read, puzzle -> drawn((SudokuPuzzle) puzzle, theory), (puzzle, why) -> why + ".\n");
    }

    private Puzzle read(Game game, String text) {
        Puzzle read = from == StateView.rc ? game.parse(text) : game.parseFilled(text);
        if (!(read instanceof SudokuPuzzle puzzle)) {
            throw new PuzzleFormatException("Only Sudokus have such views. Maybe --game sudoku.");
        }
        return from == StateView.rc ? puzzle : from.read(puzzle);
    }

    private PuzzleLoop.Result drawn(SudokuPuzzle puzzle, Theory theory) {
        State state = run.start(puzzle);
        new Resolver(run.precedence(theory, puzzle)).resolve(state, TraceSink.NONE);
        return new PuzzleLoop.Result(to.draw(puzzle, state) + "\n\n", Nbn.SOLVED);
    }
}
