package ninebynine.spark;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import ninebynine.cli.KnowsGames;
import ninebynine.cli.Nbn;
import ninebynine.cli.Plugins;
import ninebynine.games.Games;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code nbn-spark}, and the job that {@code spark-submit} runs. */
@Command(
        name = "nbn-spark",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {RateJob.class, DatasetJob.class, VerifyJob.class, GenerateJob.class},
        description =
                "The commands of nbn that work on millions of puzzles, on a cluster or on all cores of this machine.",
        footer = {
            "",
            "Tables are Parquet, in folders by game and split. A job that was killed goes on with the same command.",
            "What can't be read or takes too long is a row with its reason.",
            "Exit codes: 0 done, 1 verify finds something or generate too little, 2 bad input or usage."
        })
public final class NbnSpark implements Runnable, KnowsGames {
    @Option(
            names = "--plugin",
            paramLabel = "JAR",
            description = "A jar with games or rules of others, before the command; may be repeated.")
    private List<Path> plugins = List.of();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private @Nullable Games games;

    @Override
    public Games games() {
        Games known = games;
        if (known == null) {
            known = plugins.isEmpty() ? Shared.games() : Plugins.games(plugins, spec.commandLine());
            games = known;
        }
        return known;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command? Maybe 'rate'.");
    }

    public static void main(String[] args) {
        PrintWriter out = ninebynine.cli.Output.standard();
        PrintWriter err = ninebynine.cli.Output.error();
        int code = run(out, err, args);
        if (code != 0) {
            System.exit(code); // who submits in a cluster takes every end by exit for a failure
        }
    }

    /** Runs a command line as {@code main} does, with the given streams. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new NbnSpark());
        DatasetJob.tell(
                Objects.requireNonNull(line.getSubcommands().get("dataset")).getCommandSpec());
        return Nbn.run(line, out, err, args);
    }

    /** A session where {@code spark-submit} says, or else on all cores of this machine; plugins go along. */
    static SparkSession session(CommandSpec command) {
        List<Path> jars = ((NbnSpark) command.root().userObject()).plugins;
        SparkConf settings = new SparkConf().setIfMissing("spark.master", "local[*]");
        if (!jars.isEmpty()) {
            settings.set(
                    "spark.jars",
                    jars.stream().map(jar -> jar.toAbsolutePath().toString()).collect(Collectors.joining(",")));
        }
        return SparkSession.builder()
                .config(settings)
                .appName("nbn " + command.name())
                .getOrCreate();
    }
}
