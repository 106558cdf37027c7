package ninebynine.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.games.Games;
import ninebynine.io.Shortage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code nbn}. */
@Command(
        name = "nbn",
        mixinStandardHelpOptions = true,
        versionProvider = Nbn.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Solves constraint puzzles the way a thoughtful person would, and says why at every step.",
        footer = {
            "",
            "Exit codes: 0 all solved, 1 some not solved, 2 bad input or usage, or output that can't be written.",
            "141 if the reader of the output has gone, 130 and 143 after Ctrl-C and SIGTERM.",
            "Data goes to standard output, everything else to standard error."
        })
public final class Nbn implements Runnable, KnowsGames {
    static final int SOLVED = 0;
    static final int UNSOLVED = 1;
    static final int BAD = 2;

    /** Who stops us waits for a second at most. */
    private static final long LAST_WORDS_MILLIS = 300;

    @Option(
            names = "--plugin",
            paramLabel = "JAR",
            description = "A jar with games or rules of others, before the command; may be repeated. See nbn games.")
    private List<Path> plugins = List.of();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private @Nullable Games games;

    /** The games of a command line: ours, and those of its plugins. */
    static Games games(CommandSpec command) {
        return ((KnowsGames) command.commandLine().getCommandSpec().root().userObject()).games();
    }

    @Override
    public Games games() {
        Games known = games;
        if (known == null) {
            known = plugins.isEmpty() ? Games.builtIn() : Plugins.games(plugins, spec.commandLine());
            games = known;
        }
        return known;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command? Maybe 'solve'.");
    }

    public static void main(String[] args) {
        PrintWriter out = Output.standard();
        PrintWriter err = Output.error();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> flush(out, err), "last-words"));
        System.exit(run(out, err, args));
    }

    /** What was found goes out even if somebody stops us, unless nobody reads it: then we don't wait. */
    private static void flush(PrintWriter... writers) {
        Thread flushing = new Thread(() -> Stream.of(writers).forEach(PrintWriter::flush), "flushing");
        flushing.setDaemon(true);
        flushing.setUncaughtExceptionHandler((thread, lost) -> {}); // we end anyway
        flushing.start();
        try {
            flushing.join(LAST_WORDS_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs a command line as {@code main} does, with the given streams. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Nbn());
        Commands.add(line, args.length == 0 ? "" : args[0]);
        return run(line, out, err, args);
    }

    /** The same of another program whose commands talk as ours do. */
    public static int run(CommandLine line, PrintWriter out, PrintWriter err, String... args) {
        line.setOut(out)
                .setErr(err)
                .setUsageHelpAutoWidth(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, rest) -> misuse(e))
                .setExecutionStrategy(Nbn::runLast)
                .setExecutionExceptionHandler((e, command, parsed) -> failure(e, command.getErr()));
        int code = execute(line, args);
        return err.checkError() ? BAD : code;
    }

    /** Errors that no command caught by itself: the end of memory while something is read, say. */
    private static int execute(CommandLine line, String... args) {
        try {
            int code = line.execute(args);
            line.getOut().flush();
            return code;
        } catch (OutputLost e) {
            return failure(e, line.getErr());
        } catch (OutOfMemoryError | StackOverflowError e) {
            line.getErr().println("nbn: " + Shortage.of(e) + ".");
            return BAD;
        }
    }

    /** The command that was asked for, or its help; what is wrong with printing that comes by nobody else. */
    private static int runLast(ParseResult parsed) {
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (OutputLost e) {
            return failure(e, parsed.commandSpec().commandLine().getErr());
        }
    }

    /** What is wrong with the call, and where to read how it is meant; a suggestion where a word was only misspelt. */
    private static int misuse(ParameterException e) {
        PrintWriter err = e.getCommandLine().getErr();
        boolean named = e.getCommandLine().getParent() != null;
        if (!named && e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            err.println("nbn: " + Commands.none(unmatched.getUnmatched().get(0)));
            return BAD;
        }
        err.println("nbn: " + plain(String.valueOf(e.getMessage())));
        if (!UnmatchedArgumentException.printSuggestions(e, err)) {
            err.println("See " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help.");
        }
        return BAD;
    }

    /** What is no number is told without the types of Java. */
    private static String plain(String message) {
        return message.replaceFirst("('[+-]?\\d+') is not an? (int|long)$", "$1 is too large a number")
                .replaceFirst(" is not an? (int|long)$", " is not a whole number")
                .replaceFirst(" is not a double$", " is not a number");
    }

    /** No stack trace reaches people: a message if the failure has one to give, and exit code 2. */
    private static int failure(Exception e, PrintWriter err) {
        if (e instanceof OutputLost lost && lost.isClosed()) {
            return lost.code();
        }
        String message = e.getMessage();
        err.println("nbn: " + (message == null ? e.getClass().getSimpleName() : message));
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
