package ninebynine.cli;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import ninebynine.data.Compression;
import ninebynine.data.Format;
import ninebynine.data.RowView;
import ninebynine.dataset.Recipe;
import ninebynine.dataset.Source;
import ninebynine.dataset.Splits;
import ninebynine.game.Game;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What decides the rows of a dataset, but for its sources. */
public final class DatasetOptions {
    @Mixin
    private PathOptions paths = new PathOptions();

    @Mixin
    private LengthOption length = new LengthOption();

    @Option(
            names = "--format",
            paramLabel = "FORMATS",
            split = ",",
            defaultValue = "jsonl",
            description = "jsonl, parquet, npz, text, or several (default: ${DEFAULT-VALUE}).")
    private List<Format> formats = List.of();

    @Option(
            names = "--view",
            paramLabel = "VIEWS",
            split = ",",
            defaultValue = "steps",
            description =
                    "What a row of jsonl and parquet is: steps, puzzles, chat (turns for supervised training), prm (right"
                            + " and wrong steps), hint, preference, qa (questions), or several (default: ${DEFAULT-VALUE}).")
    private List<RowView> views = List.of();

    @Option(
            names = "--compression",
            paramLabel = "METHOD",
            defaultValue = "zstd",
            description = "How jsonl and text are packed: zstd, gzip or none (default: ${DEFAULT-VALUE}).")
    private Compression compression = Compression.zstd;

    @Option(
            names = "--split",
            paramLabel = "SHARES",
            defaultValue = "train=1",
            description = "Such as train=0.9,validation=0.05,test=0.05; isomorphic puzzles fall together (default: "
                    + "${DEFAULT-VALUE}).")
    private String split = "train=1";

    @Option(names = "--balance", paramLabel = "N", description = "Takes at most N puzzles of each rating of each game.")
    private long balance = Recipe.ALL;

    @Option(names = "--limit", paramLabel = "N", description = "Takes at most N puzzles.")
    private long limit = Recipe.ALL;

    @Option(
            names = "--as-is",
            description =
                    "Keeps every puzzle as its file has it. Otherwise each is told in disguise, as another that is the same but for"
                            + " symmetry: what files share, a model would learn.")
    private boolean asIs;

    @Option(
            names = "--augment",
            paramLabel = "K",
            defaultValue = "1",
            description =
                    "Takes K different disguises of each puzzle, or as many as there are (default: ${DEFAULT-VALUE}).")
    private int augment = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            description =
                    "Decides splits, disguises, the forms of sentences, wrong steps, which file comes next, and which puzzles are made (default:"
                            + " ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--shard-size",
            paramLabel = "N",
            defaultValue = "5000",
            description = "How many puzzles share a file (default: ${DEFAULT-VALUE}).")
    private int shardSize = 5000;

    @Option(
            names = "--curriculum",
            description = "Keeps the files of each rating apart, so that their names go from easy to hard.")
    private boolean curriculum;

    @Option(
            names = "--images",
            paramLabel = "KIND",
            defaultValue = "none",
            description = "Adds a picture of every step: svg, png or none (default: ${DEFAULT-VALUE}).")
    private Recipe.Images images = Recipe.Images.none;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** Stops with a message if an option is wrong. */
    public void check() {
        length.check();
        PuzzleLoop.require(spec, shardSize >= 1, "--shard-size " + shardSize + " is too small. Maybe 5000.");
        PuzzleLoop.require(spec, limit >= 1, "--limit " + limit + " leaves nothing. Maybe 1000.");
        PuzzleLoop.require(spec, balance >= 1, "--balance " + balance + " leaves nothing. Maybe 100.");
        PuzzleLoop.require(spec, augment >= 1, "--augment " + augment + " leaves nothing. Maybe 3.");
    }

    /** The theory of the paths, as it was written. */
    String rules() {
        return paths.rules();
    }

    public long seed() {
        return seed;
    }

    public long limit() {
        return limit;
    }

    /** Whether somebody asked for formats. */
    public boolean isFormatAsked() {
        return spec.commandLine().getParseResult().hasMatchedOption("--format");
    }

    /** All that decides the rows. */
    public Recipe recipe(List<? extends Source> sources) {
        Set<Game> games = sources.stream().map(Source::game).collect(Collectors.toCollection(LinkedHashSet::new));
        return new Recipe(
                List.copyOf(sources),
                paths.theory(games).upTo(length.check()),
                length.check(),
                paths.ratings(games).stream().map(of -> of.upTo(length.check())).toList(),
                distinct(formats),
                distinct(views),
                compression,
                splits(),
                balance,
                limit,
                !asIs,
                augment,
                paths.style(),
                seed,
                shardSize,
                curriculum,
                images);
    }

    private static <T> List<T> distinct(List<T> items) {
        return List.copyOf(new LinkedHashSet<>(items));
    }

    private Splits splits() {
        try {
            return Splits.parse(split);
        } catch (IllegalArgumentException e) {
            throw PuzzleLoop.usage(spec, "--split: " + e.getMessage());
        }
    }
}
