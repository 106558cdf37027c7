package ninebynine.cli;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import ninebynine.dataset.Dataset;
import ninebynine.dataset.DatasetListener;
import ninebynine.dataset.FileSource;
import ninebynine.dataset.MadeSource;
import ninebynine.dataset.Recipe;
import ninebynine.dataset.Source;
import ninebynine.game.Game;
import ninebynine.generate.Order;
import ninebynine.generate.Rarity;
import ninebynine.io.PuzzleFile;
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
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            required = true,
            description = "Where the dataset goes: a new folder, or with --resume one that was begun.")
    private Path output = Path.of(".");

    @Mixin
    private SourceOptions files = new SourceOptions();

    @Mixin
    private DatasetOptions options = new DatasetOptions();

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
        options.check();
        Recipe recipe = options.recipe(sources());
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

    private List<Source> sources() {
        List<Source> found = new ArrayList<>();
        for (String text : sources) {
            found.add(text.startsWith(MADE) ? made(text.substring(MADE.length())) : file(text));
        }
        return found;
    }

    /** A file, opened once so that one that can't be read is found before the work begins. */
    private Source file(String text) {
        SourceOptions.NamedFile named = files.file(text);
        Path file = path(named.file());
        PuzzleFile.open(file, named.game()).close();
        return new FileSource(named.game(), file, named.name());
    }

    /** Puzzles to be made: without a word about it by the dataset's own rules and seed. */
    private Source made(String text) {
        int question = text.indexOf('?');
        Game of = PuzzleLoop.game(spec, question < 0 ? text : text.substring(0, question));
        try {
            Map<String, String> words = Order.words(question < 0 ? "" : text.substring(question + 1));
            String count = words.remove("count");
            PuzzleLoop.require(
                    spec,
                    count != null || options.limit() != Recipe.ALL,
                    MADE + text + " would never end. Maybe with count=1000, or with --limit 1000.");
            words.putIfAbsent("rules", options.rules());
            words.putIfAbsent("seed", Long.toString(options.seed()));
            Order order = Order.parse(of, words, Nbn.games(spec).brought());
            PuzzleLoop.require(
                    spec,
                    order.way() != Order.Way.FROM,
                    MADE + text
                            + ": there are no puzzles to begin with. Maybe nbn generate first, and the dataset of what it made.");
            Rarity.said(order).ifPresent(said -> spec.commandLine().getErr().println("nbn: " + said));
            return new MadeSource(
                    order,
                    count == null ? Recipe.ALL : Order.number("count", count, 1),
                    files.unused("made-" + of.name()));
        } catch (IllegalArgumentException e) {
            throw PuzzleLoop.usage(spec, MADE + text + ": " + e.getMessage());
        }
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
