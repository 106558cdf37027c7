package ninebynine.spark;

import java.util.List;
import java.util.Map;
import ninebynine.cli.LimitOption;
import ninebynine.cli.TheoryOptions;
import ninebynine.strategy.Theory;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn-spark rate}: the ratings of puzzles as a table. */
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = "Rates puzzles: the ratings of nbn rate as a table.",
        footer = {"", "Example:", "  nbn-spark rate --rules W,B -o ratings a.txt latin:b.txt"})
final class RateJob extends TableJob {
    @Mixin
    private FileOptions files = new FileOptions();

    @Mixin
    private TheoryOptions rules = new TheoryOptions();

    @Mixin
    private TaskOptions tasks = new TaskOptions(4000);

    @Mixin
    private LimitOption limit = new LimitOption();

    @Mixin
    private SplitOption split = new SplitOption();

    @Option(names = "--long", description = "The hardest rule and the number of steps too, by the path.")
    private boolean wide;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            description = "Decides splits (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    void check() {
        rules.check();
        limit.check();
        tasks.check();
        files.sources().forEach(source -> rules.theories(source.game()));
    }

    @Override
    int told(SparkSession session) {
        return told(session, Ratings.STAGED.tables().get(0));
    }

    @Override
    Work work(SparkSession session) {
        List<Puzzles.Source> sources = files.sources();
        Ratings ratings = new Ratings(
                rules.theories(sources.get(0).game()).stream().map(Theory::name).toList(),
                wide,
                rules.eliminated(),
                split.shares(),
                seed,
                limit.seconds());
        Puzzles puzzles = new Puzzles(session, sources);
        return new Work() {
            @Override
            public Map<String, String> settings() {
                return puzzles.settings(ratings);
            }

            @Override
            public Staged staged() {
                return Ratings.STAGED;
            }

            @Override
            public void make(Output output) {
                output.rounds(
                        puzzles.count(),
                        tasks,
                        (from, to) -> ratings.staged(puzzles.between(from, to, tasks)),
                        () -> false,
                        err());
                output.table(
                        Ratings.STAGED.tables().get(0),
                        output.rows(0),
                        Output.Layout.ofShort(puzzles.count(), Output.Layout.AS_THEY_STAND));
            }
        };
    }
}
