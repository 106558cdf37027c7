package ninebynine.cli;

import java.util.concurrent.Callable;
import ninebynine.explain.Notation;
import ninebynine.games.Puzzle;
import ninebynine.io.TraceJson;
import ninebynine.io.TraceText;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn solve}: the whole resolution path of each puzzle. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Solves puzzles and prints each step with its reason.",
        footer = {
            "",
            "Examples:",
            "  nbn solve --explain .6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.",
            "  nbn solve --rules S2 --format json puzzles.txt > paths.jsonl",
            "",
            "Exit codes: 0 all solved, 1 some not solved, 2 bad input or usage."
        })
final class SolveCommand implements Callable<Integer> {
    /** How the path is printed. */
    enum Format {
        text,
        json
    }

    @Mixin
    private PuzzleRun run = new PuzzleRun();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text or json, one object a line (default: ${DEFAULT-VALUE}).")
    private Format format = Format.text;

    @Option(names = "--explain", description = "Says each step in English too.")
    private boolean explain;

    @Option(
            names = "--states",
            description =
                    "Draws the resolution states: at the start, after Singles, after whips[1], and where it got stuck.")
    private boolean states;

    @Option(names = "--ascii", description = "Writes != instead of ≠.")
    private boolean ascii;

    @Override
    public Integer call() {
        Theory theory = run.theory();
        Notation.Style style = ascii ? Notation.Style.ASCII : Notation.Style.UNICODE;
        TraceText text =
                new TraceText(style, explain, states, Terminal.current().colour());
        return run.run(puzzle -> solve(puzzle, theory, style, text));
    }

    private PuzzleRun.Result solve(Puzzle puzzle, Theory theory, Notation.Style style, TraceText text) {
        Trace trace = new Resolver(run.precedence(theory, puzzle.model())).trace(puzzle.start());
        String printed = format == Format.json
                ? TraceJson.line(puzzle, theory, trace, run.precedence(theory, puzzle.model()), style)
                : text.print(puzzle, theory, trace, run.precedence(theory, puzzle.model()));
        return new PuzzleRun.Result(printed, trace.isSolved() ? Nbn.SOLVED : Nbn.UNSOLVED);
    }
}
