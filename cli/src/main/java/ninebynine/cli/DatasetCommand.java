package ninebynine.cli;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ProgressBar;
import ninebynine.data.Compression;
import ninebynine.data.Format;
import ninebynine.data.RowView;
import ninebynine.dataset.Dataset;
import ninebynine.dataset.DatasetListener;
import ninebynine.dataset.FileSource;
import ninebynine.dataset.MadeSource;
import ninebynine.dataset.Recipe;
import ninebynine.dataset.Source;
import ninebynine.dataset.Splits;
import ninebynine.game.Game;
import ninebynine.generate.Order;
import ninebynine.generate.Rarity;
import ninebynine.io.PuzzleFile;
import ninebynine.strategy.BuiltInRules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn dataset}: resolution paths as files to train on. */
@Command(
        name = "dataset",
        mixinStandardHelpOptions = true,
        description = "Writes the resolution paths of puzzles into a folder of files to train on.",
        footer = {
            "",
            "Examples:",
            "  nbn dataset --rules W --format jsonl,parquet --output paths puzzles.txt",
            "  nbn dataset --view chat --split train=0.9,test=0.1 --limit 10000 -o chat sudoku:a.txt sudoku:b.txt",
            "  nbn dataset -o made 'generate:sudoku?rating=5..7&count=1000' 'generate:futoshiki?size=5x5&count=1000'",
            "",
            "A run that was stopped goes on with the same command and --resume.",
            "Exit codes: 0 done, 1 done without some puzzles that can't be read, 2 bad input or usage."
        })
final class DatasetCommand implements Callable<Integer> {
    private static final String MADE = "generate:";

    @Parameters(
            paramLabel = "[GAME:]FILE|generate:GAME",
            arity = "1..*",
            description = {
                "Files of puzzles, each with the name of its game before it unless --game says it;",
                "or puzzles that are made: generate:sudoku?rating=5..7&count=1000, with the words that nbn generate has as options."
            })
    private List<String> sources = List.of();

    @Option(
            names = "--game",
            paramLabel = "NAME",
            defaultValue = "sudoku",
            description = "The game of files that name none (default: ${DEFAULT-VALUE}). See nbn games.")
    private String game = "sudoku";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            required = true,
            description = "Where the dataset goes: a new folder, or with --resume one that was begun.")
    private Path output = Path.of(".");

    @Mixin
    private PathOptions paths = new PathOptions();

    @Option(
            names = "--max-length",
            paramLabel = "N",
            description = "No chain longer than N; a puzzle that needs one counts as not solved.")
    private int maxLength = BuiltInRules.LONGEST;

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

    @Option(names = "--resume", description = "Goes on where an earlier run with the same settings ended.")
    private boolean resume;

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Mixin
    private LimitOption timeLimit = new LimitOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        threads.check();
        PuzzleLoop.require(spec, maxLength >= 2, "--max-length " + maxLength + " is too short for any chain. Maybe 8.");
        PuzzleLoop.require(spec, shardSize >= 1, "--shard-size " + shardSize + " is too small. Maybe 5000.");
        PuzzleLoop.require(spec, limit >= 1, "--limit " + limit + " leaves nothing. Maybe 1000.");
        PuzzleLoop.require(spec, balance >= 1, "--balance " + balance + " leaves nothing. Maybe 100.");
        PuzzleLoop.require(spec, augment >= 1, "--augment " + augment + " leaves nothing. Maybe 3.");
        Recipe recipe = recipe();
        try (Watched watched = new Watched(spec, recipe)) {
            long unread = new Dataset(recipe, output, threads.check(), watched, timeLimit.check()).make(resume);
            spec.commandLine().getErr().println("The dataset is in '" + output + "'.");
            return unread == 0 ? Nbn.SOLVED : Nbn.UNSOLVED;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(goingOn(e), e);
        } catch (UncheckedIOException e) {
            throw new UncheckedIOException(goingOn(e), e.getCause());
        }
    }

    /** What is wrong, and how a run that was begun is gone on with. */
    private static String goingOn(RuntimeException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("Maybe go on") ? message + " The same command with --resume does so." : message;
    }

    private Recipe recipe() {
        List<Source> found = sources();
        Set<Game> games = found.stream().map(Source::game).collect(Collectors.toCollection(LinkedHashSet::new));
        return new Recipe(
                found,
                paths.theory(games).upTo(maxLength),
                maxLength,
                paths.ratings(games).stream().map(of -> of.upTo(maxLength)).toList(),
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

    private List<Source> sources() {
        List<Source> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (String text : sources) {
            found.add(text.startsWith(MADE) ? made(text.substring(MADE.length()), names) : file(text, names));
        }
        return found;
    }

    /** A file, opened once so that one that can't be read is found before the work begins. */
    private Source file(String text, Set<String> names) {
        int colon = text.indexOf(':');
        boolean named = colon > 0
                && Nbn.games(spec).list().stream().anyMatch(of -> of.name().equals(text.substring(0, colon)));
        Game of = PuzzleLoop.game(spec, named ? text.substring(0, colon) : game);
        Path file = path(named ? text.substring(colon + 1) : text);
        PuzzleFile.open(file, of).close();
        return new FileSource(
                of, file, unused(String.valueOf(file.getFileName()).replaceFirst("\\.[A-Za-z0-9]+$", ""), names));
    }

    /** Puzzles to be made: without a word about it by the dataset's own rules and seed. */
    private Source made(String text, Set<String> names) {
        int question = text.indexOf('?');
        Game of = PuzzleLoop.game(spec, question < 0 ? text : text.substring(0, question));
        try {
            Map<String, String> words = Order.words(question < 0 ? "" : text.substring(question + 1));
            String count = words.remove("count");
            PuzzleLoop.require(
                    spec,
                    count != null || limit != Recipe.ALL,
                    MADE + text + " would never end. Maybe with count=1000, or with --limit 1000.");
            words.putIfAbsent("rules", paths.rules());
            words.putIfAbsent("seed", Long.toString(seed));
            Order order = Order.parse(of, words);
            PuzzleLoop.require(
                    spec,
                    order.way() != Order.Way.FROM,
                    MADE + text
                            + ": there are no puzzles to begin with. Maybe nbn generate first, and the dataset of what it made.");
            Rarity.said(order).ifPresent(said -> spec.commandLine().getErr().println("nbn: " + said));
            return new MadeSource(
                    order,
                    count == null ? Recipe.ALL : Order.number("count", count, 1),
                    unused("made-" + of.name(), names));
        } catch (IllegalArgumentException e) {
            throw PuzzleLoop.usage(spec, MADE + text + ": " + e.getMessage());
        }
    }

    private static String unused(String base, Set<String> names) {
        String name = base;
        for (int i = 2; !names.add(name); i++) {
            name = base + "~" + i;
        }
        return name;
    }

    private Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw PuzzleLoop.usage(spec, "'" + text + "' is no name of a file.");
        }
    }

    /** A progress bar where people watch; messages in any case. */
    private static final class Watched implements DatasetListener, AutoCloseable {
        private final CommandSpec spec;
        private final @Nullable ProgressBar bar;

        Watched(CommandSpec spec, Recipe recipe) {
            this.spec = spec;
            this.bar = Terminal.current().err() ? PuzzleLoop.bar(spec, total(recipe)) : null;
        }

        private static long total(Recipe recipe) {
            long puzzles = 0;
            for (Source source : recipe.sources()) {
                puzzles += source instanceof FileSource of
                        ? Files.isRegularFile(of.file()) ? PuzzleLoop.lines(of.file()) : 0
                        : Math.min(recipe.limit(), ((MadeSource) source).count());
            }
            return Math.min(puzzles, recipe.balance() == Recipe.ALL ? recipe.limit() : Recipe.ALL);
        }

        @Override
        public void looked(long puzzles) {
            if (bar != null) {
                bar.stepBy(puzzles);
            }
        }

        @Override
        public void say(String message) {
            spec.commandLine().getErr().println("nbn: " + message);
        }

        @Override
        public void close() {
            if (bar != null) {
                bar.close();
            }
        }
    }
}
