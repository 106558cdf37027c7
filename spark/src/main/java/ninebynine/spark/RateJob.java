package ninebynine.spark;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import ninebynine.cli.LimitOption;
import ninebynine.cli.TheoryOptions;
import ninebynine.dataset.Splits;
import ninebynine.strategy.Theory;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nbn-spark rate}: the ratings of puzzles as a table. */
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = "Rates puzzles: the ratings of nbn rate as a table.")
final class RateJob implements Callable<Integer> {
    private static final int OF_FILE = 1_000_000;

    @Mixin
    private JobOptions job = new JobOptions();

    @Mixin
    private TheoryOptions rules = new TheoryOptions();

    @Mixin
    private TaskOptions tasks = new TaskOptions(1000);

    @Mixin
    private LimitOption limit = new LimitOption();

    @Option(names = "--long", description = "The hardest rule and the number of steps too, by the path.")
    private boolean wide;

    @Option(
            names = "--split",
            paramLabel = "SHARES",
            defaultValue = "train=1",
            description = "Such as train=0.9,test=0.1; isomorphic puzzles fall together (default: ${DEFAULT-VALUE}).")
    private String split = "train=1";

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            description = "Decides splits (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        rules.check();
        limit.check();
        tasks.check();
        List<Puzzles.Source> sources = job.sources();
        sources.forEach(source -> rules.theories(source.game()));
        Ratings ratings = new Ratings(
                rules.theories(sources.get(0).game()).stream().map(Theory::name).toList(),
                wide,
                rules.eliminated(),
                Splits.parse(split).toString(),
                seed,
                limit.seconds());
        try (SparkSession session = NbnSpark.session(spec)) {
            Puzzles puzzles = new Puzzles(session, sources);
            Output output = new Output(session, job.output(), puzzles.settings(ratings), Ratings.STAGED);
            if (!output.isDone()) {
                output.rounds(
                        puzzles.count(),
                        tasks,
                        (from, to) -> ratings.staged(puzzles.between(from, to, tasks.task())),
                        () -> false,
                        job.err());
                output.table(
                        Ratings.STAGED.tables().get(0),
                        output.rows(0),
                        new Output.Layout(puzzles.count(), OF_FILE, "zstd", Output.Layout.AS_THEY_STAND));
                output.done();
            }
        }
        job.err().println("The tables are in '" + job.output() + "'.");
        return 0;
    }
}
