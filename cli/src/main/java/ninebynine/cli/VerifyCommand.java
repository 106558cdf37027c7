package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import ninebynine.check.Verified;
import ninebynine.data.DatasetException;
import ninebynine.data.TracesToCheck;
import ninebynine.games.Game;
import ninebynine.games.Games;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.InOrder;
import ninebynine.io.ToldPaths;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn verify}: whether traces hold, checked by something that does not trust the solver. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks traces step by step: each step is made again from the state before it and its printed line.",
            "Reads our JSON, Parquet and text, and the resolution paths that CSP-Rules prints; compressed too. What a",
            "file holds tells which it is. The first wrong step of each trace goes to standard output."
        },
        footer = {
            "",
            "Examples:",
            "  nbn solve --rules W --format json puzzles.txt | nbn verify -",
            "  nbn verify --threads 2 traces-*.jsonl.zst",
            "  nbn verify --all published-path.txt",
            "",
            "Exit codes: 0 all right, 1 some wrong, 2 bad input or usage."
        })
final class VerifyCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE|-", arity = "1..*", description = "Files of traces, or - for standard input.")
    private List<String> sources = List.of();

    @Option(
            names = "--game",
            paramLabel = "NAME",
            defaultValue = "sudoku",
            description = "The game of paths in text (default: ${DEFAULT-VALUE}). JSON says its own.")
    private String game = "sudoku";

    @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle of paths that do not name theirs.")
    private @Nullable String puzzle;

    @Option(
            names = "--all",
            description = {
                "Goes on after a wrong step of a path in text, taking it as given, and lists the steps that can't be",
                "checked too."
            })
    private boolean all;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private final VerifyReport report = new VerifyReport();

    @Override
    public Integer call() {
        PuzzleLoop.require(
                spec, threads >= 1 && threads <= 1024, "--threads " + threads + " is not between 1 and 1024.");
        Game of = game();
        try (ProgressBar bar = bar()) {
            for (String source : sources) {
                check(source, of, bar);
            }
        }
        PrintWriter err = spec.commandLine().getErr();
        err.print(report.summary());
        err.flush();
        return report.code();
    }

    private Game game() {
        try {
            Game of = Games.named(game);
            if (puzzle != null) {
                of.parse(puzzle);
            }
            return of;
        } catch (PuzzleFormatException e) {
            throw new ParameterException(spec.commandLine(), "--puzzle: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--game: " + e.getMessage());
        }
    }

    private void check(String source, Game of, @Nullable ProgressBar bar) {
        String name = source.equals("-") ? "input" : source;
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        int before = report.traces();
        try (TracesToCheck file = source.equals("-")
                ? TracesToCheck.of(System.in, "The input", of, puzzle, all)
                : TracesToCheck.open(Path.of(source), of, puzzle, all)) {
            new InOrder(threads).run(file, VerifyCommand::verified, result -> {
                if (result.verified == null) {
                    report.bad();
                    err.println("nbn: " + name + ":" + result.line + ": " + result.problem);
                } else {
                    report.add(result.verified);
                    out.print(VerifyReport.text(name, result.verified, all));
                }
                if (bar != null) {
                    bar.step();
                }
            });
        } catch (IOException | UncheckedIOException e) {
            report.bad();
            err.println("nbn: '" + name + "' cannot be read. Maybe its name is misspelt: " + e.getMessage());
            return;
        } catch (DatasetException e) {
            report.bad();
            err.println("nbn: " + e.getMessage());
            return;
        }
        if (report.traces() == before) {
            report.bad();
            err.println("nbn: '" + name + "' has no trace. Maybe it is a file of puzzles; see nbn solve.");
        }
        out.flush();
    }

    /** Exactly one of the two is there. */
    private record Result(int line, @Nullable Verified verified, String problem) {}

    private static Result verified(ToldPaths.Item item) {
        try {
            return new Result(item.line(), item.check().get(), "");
        } catch (PuzzleFormatException | DatasetException e) {
            return new Result(item.line(), null, String.valueOf(e.getMessage()));
        }
    }

    /** A bar on standard error when people watch it and the results go elsewhere; otherwise null. */
    private @Nullable ProgressBar bar() {
        Terminal terminal = Terminal.current();
        if (!terminal.err() || terminal.out()) {
            return null;
        }
        return new ProgressBarBuilder()
                .setTaskName("verify")
                .setInitialMax(-1)
                .setStyle(ProgressBarStyle.ASCII)
                .setUnit(" traces", 1)
                .showSpeed()
                .build();
    }
}
