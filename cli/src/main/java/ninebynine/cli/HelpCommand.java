package ninebynine.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn help}: what {@code --help} prints, for those who ask in words. */
@Command(
        name = "help",
        mixinStandardHelpOptions = true,
        description = "Shows how nbn or one of its commands is called.")
final class HelpCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "COMMAND",
            completionCandidates = Commands.class,
            description = "The command, such as solve (default: nbn itself).")
    private @Nullable String command;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine nbn = spec.parent().commandLine();
        CommandLine asked = command == null ? nbn : nbn.getSubcommands().get(command);
        if (asked == null) {
            throw new ParameterException(spec.commandLine(), Commands.none(String.valueOf(command)));
        }
        asked.usage(nbn.getOut());
        return Nbn.SOLVED;
    }
}
