package ninebynine.cli;

import java.util.concurrent.Callable;
import ninebynine.explain.Notation;
import ninebynine.io.TraceText;
import ninebynine.io.WhyText;
import ninebynine.strategy.Theory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn why}: what is wrong with a puzzle. */
@Command(
        name = "why",
        mixinStandardHelpOptions = true,
        description = {
            "Says why a puzzle is no good.",
            "If it has no solution, prints the path to the contradiction; if it has several, two of them and where they"
                    + " differ. A puzzle with one solution is good."
        },
        footer = {"", "Exit codes: 0 each has one solution, 1 some have none or several, 2 bad input or usage."})
final class WhyCommand implements Callable<Integer> {
    @Mixin
    private PuzzleRun run = new PuzzleRun();

    @Option(names = "--explain", description = "Says each step in English too.")
    private boolean explain;

    @Option(names = "--ascii", description = "Writes != instead of ≠.")
    private boolean ascii;

    @Override
    public Integer call() {
        Theory theory = run.theory();
        Notation.Style style = ascii ? Notation.Style.ASCII : Notation.Style.UNICODE;
        WhyText text = new WhyText(
                new TraceText(style, explain, false, Terminal.current().colour()));
        return run.run(
                puzzle -> {
                    WhyText.Answer answer =
                            text.answer(puzzle, run.start(puzzle), theory, run.precedence(theory, puzzle));
                    return new PuzzleLoop.Result(answer.text(), answer.isUnique() ? Nbn.SOLVED : Nbn.UNSOLVED);
                },
                PuzzleRun::unsolved);
    }
}
