package ninebynine.spark;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import ninebynine.cli.DatasetOptions;
import ninebynine.cli.LimitOption;
import ninebynine.data.Compression;
import ninebynine.data.Format;
import ninebynine.dataset.FileSource;
import ninebynine.dataset.Recipe;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** {@code nbn-spark dataset}: resolution paths as tables to train on. */
@Command(
        name = "dataset",
        mixinStandardHelpOptions = true,
        description =
                "Writes the resolution paths of puzzles as tables: the rows of nbn dataset, and those that have none in left_out.",
        footer = {
            "",
            "Example:",
            "  nbn-spark dataset --view steps,chat --split train=0.9,test=0.1 -o paths a.txt latin:b.txt"
        })
final class DatasetJob extends TableJob {
    @Mixin
    private FileOptions files = new FileOptions();

    @Mixin
    private DatasetOptions options = new DatasetOptions();

    @Mixin
    private TaskOptions tasks = new TaskOptions(200);

    @Mixin
    private LimitOption limit = new LimitOption();

    /** The options of {@code nbn dataset}, as they are here: always Parquet, and no pictures. Who asks for others is told so. */
    static void tell(CommandSpec dataset) {
        change(dataset, "--format", option -> option.hidden(true));
        change(dataset, "--images", option -> option.hidden(true));
        change(
                dataset,
                "--compression",
                option -> option.description("How tables are packed: zstd, gzip or none (default: ${DEFAULT-VALUE})."));
        change(
                dataset,
                "--curriculum",
                option -> option.description(
                        "Orders the rows of a split by rating, so that files go from easy to hard."));
    }

    private static void change(CommandSpec dataset, String name, UnaryOperator<OptionSpec.Builder> as) {
        OptionSpec option = dataset.findOption(name);
        dataset.remove(option);
        dataset.addOption(as.apply(option.toBuilder()).build());
    }

    @Override
    void check() {
        options.check();
        limit.check();
        tasks.check();
        check(recipe());
    }

    private Recipe recipe() {
        return options.recipe(files.sources().stream()
                .map(source -> new FileSource(source.game(), Path.of(source.told()), source.name()))
                .toList());
    }

    @Override
    int told(SparkSession session) {
        return told(session, new Staged.Table(Traces.LEFT_OUT, Traces.LeftOut.class));
    }

    @Override
    Work work(SparkSession session) {
        Recipe recipe = recipe();
        Traces traces = Traces.of(recipe, limit.seconds());
        Selected selected = new Selected(recipe.limit(), recipe.balance());
        Puzzles puzzles = new Puzzles(session, files.sources());
        return new Work() {
            @Override
            public Map<String, String> settings() {
                Map<String, String> settings = puzzles.settings(traces);
                settings.put("selected", selected.toString());
                settings.put("files", recipe.shardSize() + ", " + recipe.compression() + ", " + recipe.curriculum());
                return settings;
            }

            @Override
            public Staged staged() {
                return traces.tables();
            }

            @Override
            public void make(Output output) {
                output.rounds(
                        puzzles.count(),
                        tasks,
                        (from, to) -> traces.staged(puzzles.between(from, to, tasks)),
                        () -> selected.isFull(output.rows(0)),
                        err());
                Dataset<Row> rows = output.rows(0);
                Output.Layout layout = new Output.Layout(
                        puzzles.count(),
                        recipe.shardSize(),
                        codec(recipe.compression()),
                        recipe.curriculum()
                                ? List.of("rating", Staged.POSITION, Staged.PART)
                                : Output.Layout.AS_THEY_STAND);
                traces.published().forEach(table -> output.table(table, selected.of(rows, table), layout));
            }
        };
    }

    private void check(Recipe recipe) {
        if (options.isFormatAsked() && !recipe.formats().equals(List.of(Format.parquet))) {
            throw new ParameterException(
                    spec().commandLine(), "--format: tables of nbn-spark are Parquet. Maybe leave it out.");
        }
        if (recipe.images() != Recipe.Images.none) {
            throw new ParameterException(
                    spec().commandLine(),
                    "--images: nbn-spark makes tables alone. Maybe nbn dataset, for fewer puzzles.");
        }
    }

    private static String codec(Compression compression) {
        return compression == Compression.none ? "uncompressed" : compression.name();
    }
}
