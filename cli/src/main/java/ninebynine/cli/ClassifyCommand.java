package ninebynine.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Puzzle;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.search.Classification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nbn classify}: how deep trial and error must go, and what makes it shallower. */
@Command(
        name = "classify",
        mixinStandardHelpOptions = true,
        description = {
            "Classifies puzzles by trial and error (T&E).",
            "Prints for each one a line, with tabs between:",
            "  depth  how deep hypotheses must go with Singles alone; 0 if Singles solve it",
            "  BpB    least p with T&E(B_p,1): braids up to length p inside one hypothesis; 0 Singles, 1 W1",
            "  BpBB   the same with T&E(B_p,2): hypotheses two deep",
            "  SpB    least p with T&E(S_p,1): subsets up to size p inside one hypothesis; 0 Singles, 1 W1",
            "  W, B   the whip and braid ratings; only puzzles of depth 0 and 1 can have them",
            "'-' where there is no such number, as for several solutions, '?' where a limit came first, '!' if"
                    + " there is no solution.",
            "Rules that assume one solution take no part: what they find says nothing inside a hypothesis."
        },
        footer = {"", "Exit codes: 0 all classified, 1 some not, 2 bad input or usage."})
final class ClassifyCommand implements Callable<Integer> {
    private static final String HEADER = "#depth\tBpB\tBpBB\tSpB\tW\tB\tpuzzle";
    private static final int NUMBERS = 6;

    @Mixin
    private PuzzleLoop loop = new PuzzleLoop();

    @Option(
            names = "--max-depth",
            paramLabel = "K",
            defaultValue = "3",
            description = "How deep trials go, 1 to 3 (default: ${DEFAULT-VALUE}).")
    private int maxDepth = 3;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private final Map<Model, Classification> made = Recent.map();

    @Override
    public Integer call() {
        PuzzleLoop.require(
                spec, maxDepth >= 1 && maxDepth <= 3, "--max-depth " + maxDepth + " is not between 1 and 3. Maybe 3.");
        loop.check(spec);
        spec.commandLine().getOut().println(HEADER);
        return loop.run(spec, this::classify, (puzzle, why) -> "?\t".repeat(NUMBERS) + puzzle.text() + "\n");
    }

    private PuzzleLoop.Result classify(Puzzle puzzle) {
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
        return new PuzzleLoop.Result(numbers + "\t" + puzzle.text() + "\n", all ? Nbn.SOLVED : Nbn.UNSOLVED);
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
