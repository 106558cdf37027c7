package ninebynine.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.games.Game;
import ninebynine.games.Puzzle;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.PuzzleFile;
import ninebynine.model.Model;
import ninebynine.search.Classification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code nbn classify}: how deep trial and error must go, and what makes it shallower. */
@Command(
        name = "classify",
        mixinStandardHelpOptions = true,
        description = {
            "Classifies puzzles by trial and error (T&E). For each one a line, with tabs between:",
            "  depth  how deep hypotheses must go with Singles alone; 0 if Singles solve it",
            "  BpB    least p with T&E(B_p,1): braids up to length p inside one hypothesis; 1 is whips[1]",
            "  BpBB   the same with T&E(B_p,2): hypotheses two deep",
            "  SpB    least p with T&E(S_p,1): subsets up to size p inside one hypothesis; 1 is whips[1]",
            "  W, B   the whip and braid ratings; only puzzles of depth 0 and 1 can have them",
            "'-' where there is no such number, '?' where the time limit came first, '!' if there is no solution."
        },
        footer = {"", "Exit codes: 0 all classified, 1 some not, 2 bad input or usage."})
final class ClassifyCommand implements Callable<Integer> {
    private static final String HEADER = "#depth\tBpB\tBpBB\tSpB\tW\tB\tpuzzle";

    @Mixin
    private PuzzleInput input = new PuzzleInput();

    @Option(
            names = "--max-depth",
            paramLabel = "K",
            defaultValue = "3",
            description = "How deep trials go, 1 to 3 (default: ${DEFAULT-VALUE}).")
    private int maxDepth = 3;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Gives up on a puzzle after so long, with what was found, and goes on with the next.")
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

    private final Map<Model, Classification> made = new ConcurrentHashMap<>();

    @Override
    public Integer call() {
        require(threads >= 1 && threads <= 1024, "--threads " + threads + " is not between 1 and 1024.");
        require(maxDepth >= 1 && maxDepth <= 3, "--max-depth " + maxDepth + " is not between 1 and 3.");
        require(timeLimit >= 0, "--time-limit " + timeLimit + " is negative. Maybe 10, for ten seconds.");
        Game game = game();
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Function<Puzzle, PuzzleRun.Result> work = limited();
        int[] code = {Nbn.SOLVED};
        out.println(HEADER);
        try (PuzzleFile file = input.open()) {
            new InOrder(threads).run(file, entry -> one(entry, game, work), result -> {
                (result.code() == Nbn.BAD ? err : out).print(result.text());
                out.flush();
                code[0] = Math.max(code[0], result.code());
            });
        }
        return code[0];
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private Game game() {
        try {
            return input.game();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--game: " + e.getMessage());
        }
    }

    private Function<Puzzle, PuzzleRun.Result> limited() {
        if (timeLimit == 0) {
            return this::classify;
        }
        TimeLimit limit = new TimeLimit(timeLimit);
        return puzzle -> limit.run(() -> classify(puzzle));
    }

    private static PuzzleRun.Result one(PuzzleFile.Entry entry, Game game, Function<Puzzle, PuzzleRun.Result> work) {
        try {
            return work.apply(game.parse(entry.text()));
        } catch (PuzzleFormatException e) {
            String where = entry.line() > 0 ? "line " + entry.line() + ": " : "";
            return new PuzzleRun.Result("nbn: " + where + e.getMessage() + "\n", Nbn.BAD);
        }
    }

    private PuzzleRun.Result classify(Puzzle puzzle) {
        Classification.Found found = made.computeIfAbsent(puzzle.model(), model -> new Classification(model, maxDepth))
                .of(puzzle.start());
        String numbers = IntStream.of(
                        found.depth(),
                        found.inBraids(),
                        found.inBraidsTwice(),
                        found.inSubsets(),
                        found.whips(),
                        found.braids())
                .mapToObj(ClassifyCommand::shown)
                .collect(Collectors.joining("\t"));
        boolean all = found.depth() >= 0 && !numbers.contains("?");
        return new PuzzleRun.Result(numbers + "\t" + puzzle.text() + "\n", all ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private static String shown(int number) {
        return switch (number) {
            case Classification.NONE -> "-";
            case Classification.UNKNOWN -> "?";
            case Classification.CONTRADICTORY -> "!";
            default -> Integer.toString(number);
        };
    }
}
