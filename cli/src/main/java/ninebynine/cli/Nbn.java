package ninebynine.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code nbn}. */
@Command(
        name = "nbn",
        mixinStandardHelpOptions = true,
        versionProvider = Nbn.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Solves constraint puzzles the way a thoughtful person would, and says why at every step.",
        footer = {
            "",
            "Exit codes: 0 all solved, 1 some not solved, 2 bad input or usage.",
            "Data goes to standard output, everything else to standard error."
        },
        subcommands = {
            SolveCommand.class,
            RateCommand.class,
            HintCommand.class,
            BackdoorsCommand.class,
            StepsCommand.class,
            ExpandCommand.class,
            ClassifyCommand.class,
            CanonicalCommand.class,
            CountCommand.class,
            WhyCommand.class,
            DatasetCommand.class,
            RenderCommand.class,
            RulesCommand.class,
            GamesCommand.class,
            VerifyCommand.class,
            ConformanceCommand.class
        })
public final class Nbn implements Runnable {
    static final int SOLVED = 0;
    static final int UNSOLVED = 1;
    static final int BAD = 2;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command? Maybe 'solve'.");
    }

    public static void main(String[] args) {
        PrintWriter out = utf8(FileDescriptor.out, false);
        PrintWriter err = utf8(FileDescriptor.err, true);
        System.exit(run(out, err, args));
    }

    /** Always UTF-8, whatever the locale says: a path must be the same bytes everywhere. */
    private static PrintWriter utf8(FileDescriptor stream, boolean flushing) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8), flushing);
    }

    /** Runs a command line as {@code main} does, with the given streams. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Nbn())
                .setOut(out)
                .setErr(err)
                .setUsageHelpAutoWidth(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, rest) -> misuse(e))
                .setExecutionExceptionHandler((e, command, parsed) -> failure(e, command));
        int code = line.execute(args);
        out.flush();
        err.flush();
        return code;
    }

    /** What is wrong with the call, and where to read how it is meant; a suggestion where a word was only misspelt. */
    private static int misuse(ParameterException e) {
        PrintWriter err = e.getCommandLine().getErr();
        err.println("nbn: " + e.getMessage());
        if (!CommandLine.UnmatchedArgumentException.printSuggestions(e, err)) {
            err.println("See " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help.");
        }
        return BAD;
    }

    /** No stack trace reaches people: a message if the failure has one to give, and exit code 2. */
    private static int failure(Exception e, CommandLine command) {
        String message = e.getMessage();
        command.getErr().println("nbn: " + (message == null ? e.getClass().getSimpleName() : message));
        return BAD;
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Nbn.class.getPackage().getImplementationVersion();
            return new String[] {
                "nbn " + (version == null ? "(unpackaged)" : version),
                "Java " + Runtime.version() + ", " + System.getProperty("java.vm.name")
            };
        }
    }
}
