package ninebynine.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import ninebynine.generate.Order;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nbn generate}: new puzzles to order. */
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        description = {
            "Makes new puzzles of any game, as hard as you ask, one a line as soon as it is found.",
            "The same seed makes the same puzzles, however many threads work. What can't be found is said, never replaced by something easier."
        },
        footer = {
            "",
            "Examples:",
            "  nbn generate --count 10",
            "  nbn generate --rating 5..7 --seed 42 --count 3 --format json",
            "  nbn generate --game futoshiki --size 6x6 --rating 2..4",
            "  nbn generate --rating 9.. --method vicinity",
            "  nbn generate --needs jellyfish --without whip --rules S4+W",
            "  nbn generate --example x-wing",
            "",
            "A run with --format json --output FILE that was stopped goes on with the same command and --resume.",
            "Exit codes: 0 as many as asked for, 1 fewer, 2 bad input or usage."
        })
final class GenerateCommand implements Callable<Integer> {
    @Mixin
    private OrderOptions options = new OrderOptions();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, or json, one object a line with all that is known (default: ${DEFAULT-VALUE}).")
    private GenerateRun.Format format = GenerateRun.Format.text;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Writes there instead of to standard output.")
    private @Nullable Path output;

    @Option(
            names = "--resume",
            description = "Goes on where the --output of an earlier run with the same settings ends.")
    private boolean resume;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        threads.check();
        options.check();
        PuzzleLoop.require(
                spec,
                !resume || output != null && format == GenerateRun.Format.json,
                "--resume needs --output and --format json, which say how far it went.");
        Order order = options.order(format == GenerateRun.Format.json);
        return new GenerateRun(
                        order,
                        options.puzzles(order),
                        options.count(),
                        options.attempts(),
                        threads.check(),
                        options.seconds(),
                        format,
                        spec.commandLine().getErr())
                .run(spec.commandLine().getOut(), output, resume, options.from());
    }
}
