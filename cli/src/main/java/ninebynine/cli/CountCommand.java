package ninebynine.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import ninebynine.game.Puzzle;
import ninebynine.io.SolutionCounts;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Decided;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nbn count}: how many solutions, one puzzle a line. */
@Command(
        name = "count",
        mixinStandardHelpOptions = true,
        description = {
            "Counts solutions: for each puzzle a line with how many it has, a tab, and the puzzle.",
            "The count is exact; '2+' means 2 or more, since the limit was reached, '!' that there is no solution, and"
                    + " '?' that the time limit came before any was found. It is found by search: use solve for reasons."
        },
        footer = {
            "",
            "Exit codes: 0 each has one solution, 1 some have none or several or were not decided, 2 bad input or usage."
        })
final class CountCommand implements Callable<Integer> {
    @Mixin
    private PuzzleLoop loop = new PuzzleLoop();

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "2",
            description = "Counts to N and no further (default: ${DEFAULT-VALUE}).")
    private long limit = 2;

    @Option(
            names = "--solutions",
            description = "Prints the solutions too, one a line after the puzzle, with a tab in front.")
    private boolean solutions;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        PuzzleLoop.require(
                spec,
                limit >= 1,
                "--limit " + limit + " is less than 1. Maybe 2, which tells none, one and several apart.");
        SolutionCounts counts = new SolutionCounts();
        loop.lookAhead(puzzles -> counts.decided(puzzles).stream()
                .<PuzzleLoop.Work>map(decided -> (puzzle, item, out) -> count(puzzle, decided))
                .toList());
        return loop.run(spec, puzzle -> count(puzzle, Optional.empty()), (puzzle, why) -> "?\t" + puzzle.text() + "\n");
    }

    private PuzzleLoop.Result count(Puzzle puzzle, Optional<Decided> decided) {
        StringBuilder found = new StringBuilder();
        SolutionSink sink = solutions
                ? solution -> found.append('\t')
                        .append(puzzle.text(State.solved(puzzle.model(), solution)))
                        .append('\n')
                : SolutionSink.NONE;
        Bound bound = Bound.solutions(limit);
        Count count = decided.map(known -> known.count(bound, sink))
                .orElseGet(() -> puzzle.counter().count(puzzle.start(), bound, sink));
        return new PuzzleLoop.Result(
                shown(count) + "\t" + puzzle.text() + "\n" + found, count.isUnique() ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private static String shown(Count count) {
        if (count.solutions() == 0) {
            return count.isComplete() ? "!" : "?";
        }
        return count.solutions() + (count.isComplete() ? "" : "+");
    }
}
