package ninebynine.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Function;
import ninebynine.games.Game;
import ninebynine.games.Puzzle;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.PuzzleFile;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code nbn count}: how many solutions, one puzzle a line. */
@Command(
        name = "count",
        mixinStandardHelpOptions = true,
        description = {
            "Counts solutions: for each puzzle a line with how many it has, a tab, and the puzzle.",
            "The count is exact; '2+' means 2 or more, since the limit was reached, '!' that there is no solution, and '?'",
            "that the time limit came before any was found. It is found by search: use solve for reasons."
        },
        footer = {
            "",
            "Exit codes: 0 each has one solution, 1 some have none or several or were not decided, 2 bad input or usage."
        })
final class CountCommand implements Callable<Integer> {
    @Mixin
    private PuzzleInput input = new PuzzleInput();

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

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Gives up on a puzzle after so long, says what was found, and goes on with the next.")
    private double timeLimit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        check(limit >= 1, "--limit " + limit + " is less than 1. Maybe 2, which tells none, one and several apart.");
        check(threads >= 1 && threads <= 1024, "--threads " + threads + " is not between 1 and 1024.");
        check(timeLimit >= 0, "--time-limit " + timeLimit + " is negative. Maybe 10, for ten seconds.");
        Game game = game();
        Function<Puzzle, PuzzleRun.Result> work = timed();
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        int[] code = {Nbn.SOLVED};
        try (PuzzleFile file = input.open()) {
            new InOrder(threads).run(file, entry -> one(entry, game, work), result -> {
                (result.code() == Nbn.BAD ? err : out).print(result.text());
                code[0] = Math.max(code[0], result.code());
            });
        }
        return code[0];
    }

    private Function<Puzzle, PuzzleRun.Result> timed() {
        if (timeLimit == 0) {
            return this::count;
        }
        TimeLimit clock = new TimeLimit(timeLimit);
        return puzzle -> clock.run(() -> count(puzzle));
    }

    private static PuzzleRun.Result one(PuzzleFile.Entry entry, Game game, Function<Puzzle, PuzzleRun.Result> work) {
        Puzzle puzzle;
        try {
            puzzle = game.parse(entry.text());
        } catch (PuzzleFormatException e) {
            String where = entry.line() > 0 ? "line " + entry.line() + ": " : "";
            return new PuzzleRun.Result("nbn: " + where + e.getMessage() + "\n", Nbn.BAD);
        }
        return work.apply(puzzle);
    }

    private PuzzleRun.Result count(Puzzle puzzle) {
        StringBuilder found = new StringBuilder();
        SolutionSink sink = solutions
                ? solution -> found.append('\t')
                        .append(puzzle.text(State.solved(puzzle.model(), solution)))
                        .append('\n')
                : SolutionSink.NONE;
        Count count = puzzle.counter().count(puzzle.start(), Bound.solutions(limit), sink);
        return new PuzzleRun.Result(
                shown(count) + "\t" + puzzle.text() + "\n" + found, count.isUnique() ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private static String shown(Count count) {
        if (count.solutions() == 0) {
            return count.isComplete() ? "!" : "?";
        }
        return count.solutions() + (count.isComplete() ? "" : "+");
    }

    private Game game() {
        try {
            return input.game();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--game: " + e.getMessage());
        }
    }

    private void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
