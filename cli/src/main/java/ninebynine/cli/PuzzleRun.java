package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import ninebynine.games.Game;
import ninebynine.games.Puzzle;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.PuzzleFile;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Theory;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What solve and rate share: read puzzles, work on each, print in input order, add up the exit code. */
final class PuzzleRun {
    @Mixin
    private PuzzleInput input = new PuzzleInput();

    @Option(
            names = "--rules",
            paramLabel = "THEORY",
            description =
                    "The resolution theory, such as BRT, SFin, W, gW or human, joined with + (default: ${DEFAULT-VALUE}). See nbn rules.")
    private String rules;

    @Option(
            names = "--max-length",
            paramLabel = "N",
            description = "No chain longer than N; a puzzle that needs one counts as not solved.")
    private int maxLength = BuiltInRules.LONGEST;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Gives up on a puzzle after so long, says so, and goes on with the next.")
    private double timeLimit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private final Map<Model, Precedence> precedences = new ConcurrentHashMap<>();

    PuzzleRun() {
        this("SFin");
    }

    /** With another theory where none is asked for. */
    PuzzleRun(String rules) {
        this.rules = rules;
    }

    /** One puzzle done: its text and what it adds to the exit code. */
    record Result(String text, int code) {}

    /** The theory that was asked for. */
    Theory theory() {
        try {
            return Theory.parse(rules).upTo(maxLength);
        } catch (IllegalArgumentException e) {
            throw usage("--rules: " + e.getMessage());
        }
    }

    /** The theory's rules for a model, made once for each. */
    Precedence precedence(Theory theory, Model model) {
        return precedences.computeIfAbsent(model, theory::precedence);
    }

    /** Works on every puzzle and returns the exit code. */
    int run(Function<Puzzle, Result> work) {
        if (threads < 1 || threads > 1024) {
            throw usage("--threads " + threads + " is not between 1 and 1024.");
        }
        if (timeLimit < 0 || maxLength < 2) {
            throw usage(
                    timeLimit < 0
                            ? "--time-limit " + timeLimit + " is negative. Maybe 10, for ten seconds."
                            : "--max-length " + maxLength + " is too short for any chain. Maybe 8.");
        }
        Function<Puzzle, Result> limited = limited(work);
        Game game = game();
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        int[] code = {Nbn.SOLVED};
        try (PuzzleFile file = input.open();
                ProgressBar bar = bar()) {
            new InOrder(threads).run(file, entry -> one(entry, game, limited), result -> {
                (result.code == Nbn.BAD ? err : out).print(result.text);
                code[0] = Math.max(code[0], result.code);
                if (bar != null) {
                    bar.step();
                } else if (Terminal.current().out()) {
                    out.flush();
                }
            });
        }
        return code[0];
    }

    private Function<Puzzle, Result> limited(Function<Puzzle, Result> work) {
        if (timeLimit == 0) {
            return work;
        }
        TimeLimit limit = new TimeLimit(timeLimit);
        return puzzle -> limit.run(() -> work.apply(puzzle));
    }

    private static Result one(PuzzleFile.Entry entry, Game game, Function<Puzzle, Result> work) {
        Puzzle puzzle;
        try {
            puzzle = game.parse(entry.text());
        } catch (PuzzleFormatException e) {
            String where = entry.line() > 0 ? "line " + entry.line() + ": " : "";
            return new Result("nbn: " + where + e.getMessage() + "\n", Nbn.BAD);
        }
        return work.apply(puzzle);
    }

    private Game game() {
        try {
            return input.game();
        } catch (IllegalArgumentException e) {
            throw usage("--game: " + e.getMessage());
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** A bar on standard error when people watch it and the results go elsewhere; otherwise null. */
    private @org.jspecify.annotations.Nullable ProgressBar bar() {
        Optional<Path> file = input.file();
        Terminal terminal = Terminal.current();
        if (!terminal.err() || terminal.out() || file.isEmpty()) {
            return null;
        }
        return new ProgressBarBuilder()
                .setTaskName(spec.name())
                .setInitialMax(lines(file.get()))
                .setStyle(ProgressBarStyle.ASCII)
                .setUnit(" puzzles", 1)
                .showSpeed()
                .build();
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file, java.nio.charset.StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> !line.isBlank()).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
