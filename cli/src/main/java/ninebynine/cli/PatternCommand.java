package ninebynine.cli;

import java.util.List;
import java.util.concurrent.Callable;
import ninebynine.games.sudoku.PatternStudy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn pattern}: what there is to know about a pattern of cells that should hold a few digits alone. */
@Command(
        name = "pattern",
        mixinStandardHelpOptions = true,
        description = {
            "Studies a pattern of cells of a 9x9 Sudoku: whether a few digits can fill it.",
            "If they can't, it is impossible, and a puzzle that has it needs another candidate in one of its cells. Tells"
                    + " whether it is minimal, how many cells see none of it, how deep trials inside it must go to refute it, and"
                    + " its name."
        },
        footer = {
            "",
            "Examples:",
            "  nbn pattern EL13c290",
            "  nbn pattern 'r1c1 r1c4 r2c2 r2c4 r4c1 r4c2' --digits 2",
            "",
            "Exit codes: 0 impossible, 1 possible, 2 bad input or usage."
        })
final class PatternCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "PATTERN",
            arity = "1..*",
            description =
                    "Cells such as r1c1 r2c4; rows of 9 characters with X for a cell and . for none, of which the first"
                            + " two bands are enough; or a name such as Trid or EL13c290.")
    private List<String> pattern = List.of();

    @Option(
            names = "--digits",
            paramLabel = "K",
            defaultValue = "3",
            description = "How many digits the cells should hold (default: ${DEFAULT-VALUE}).")
    private int digits = 3;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        PuzzleLoop.require(
                spec,
                digits >= 1 && digits <= PatternStudy.MOST_DIGITS,
                "--digits " + digits + " is not between 1 and " + PatternStudy.MOST_DIGITS + ". Maybe --digits 3.");
        PatternStudy study = PatternStudy.of(String.join(" ", pattern), digits);
        spec.commandLine().getOut().print(study.text(digits));
        spec.commandLine().getOut().flush();
        return study.impossible() ? Nbn.SOLVED : Nbn.UNSOLVED;
    }
}
