package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import ninebynine.explain.NotationException;
import ninebynine.games.Game;
import ninebynine.games.Puzzle;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.InOrder;
import ninebynine.io.PuzzleFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What commands on puzzles share: read puzzles, work on each, print in input order, add up the exit code. */
final class PuzzleLoop {
    /** What took long to find is not kept back for longer than this, so that it survives if somebody stops us. */
    private static final long FLUSH_NANOS = 1_000_000_000;

    @Mixin
    private PuzzleInput input = new PuzzleInput();

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Gives up on a puzzle after so long, with what was found, and goes on with the next.")
    private double timeLimit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    /** One puzzle done: its text and what it adds to the exit code. */
    record Result(String text, int code) {}

    /** Works on every puzzle and returns the exit code. */
    int run(CommandSpec spec, Function<Puzzle, Result> work) {
        return run(spec, Game::parse, (puzzle, number) -> work.apply(puzzle));
    }

    /** The same with another way to read puzzles, for work that asks which puzzle it is, from 1. */
    int run(CommandSpec spec, BiFunction<Game, String, Puzzle> reader, BiFunction<Puzzle, Integer, Result> work) {
        Game game = check(spec);
        BiFunction<Puzzle, Integer, Result> limited = limited(work);
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        int[] code = {Nbn.SOLVED};
        long[] flushed = {System.nanoTime()};
        try (PuzzleFile file = input.open();
                ProgressBar bar = bar(spec)) {
            new InOrder(threads)
                    .run(
                            numbered(file),
                            item -> one(item.entry, text -> limited.apply(reader.apply(game, text), item.number)),
                            result -> {
                                (result.code == Nbn.BAD ? err : out).print(result.text);
                                code[0] = Math.max(code[0], result.code);
                                if (bar != null) {
                                    bar.step();
                                }
                                if (Terminal.current().out() || System.nanoTime() - flushed[0] > FLUSH_NANOS) {
                                    out.flush();
                                    flushed[0] = System.nanoTime();
                                }
                            });
        }
        return code[0];
    }

    /** Stops with a message if an option is wrong; otherwise the game. */
    Game check(CommandSpec spec) {
        require(spec, threads >= 1 && threads <= 1024, "--threads " + threads + " is not between 1 and 1024.");
        require(spec, timeLimit >= 0, "--time-limit " + timeLimit + " is negative. Maybe 10, for ten seconds.");
        return game(spec);
    }

    /** Stops with a message about how the command was called, unless something holds. */
    static void require(CommandSpec spec, boolean holds, String otherwise) {
        if (!holds) {
            throw usage(spec, otherwise);
        }
    }

    static ParameterException usage(CommandSpec spec, String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private BiFunction<Puzzle, Integer, Result> limited(BiFunction<Puzzle, Integer, Result> work) {
        if (timeLimit == 0) {
            return work;
        }
        TimeLimit limit = new TimeLimit(timeLimit);
        return (puzzle, number) -> limit.run(() -> work.apply(puzzle, number));
    }

    private record Numbered(PuzzleFile.Entry entry, int number) {}

    private static Iterator<Numbered> numbered(PuzzleFile file) {
        int[] count = {0};
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return file.hasNext();
            }

            @Override
            public Numbered next() {
                return new Numbered(file.next(), ++count[0]);
            }
        };
    }

    /** The name of the file that puzzles come from; empty where there is none. */
    String source() {
        return input.file().map(file -> file.getFileName().toString()).orElse("");
    }

    private static Result one(PuzzleFile.Entry entry, Function<String, Result> work) {
        try {
            return work.apply(entry.text());
        } catch (PuzzleFormatException | NotationException e) {
            String where = entry.line() > 0 ? "line " + entry.line() + ": " : "";
            return new Result("nbn: " + where + e.getMessage() + "\n", Nbn.BAD);
        }
    }

    Game game(CommandSpec spec) {
        try {
            return input.game();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--game: " + e.getMessage());
        }
    }

    /** A bar on standard error when people watch it and the results go elsewhere; otherwise null. */
    private @Nullable ProgressBar bar(CommandSpec spec) {
        Optional<Path> file = input.file();
        return hasBar() && file.isPresent() ? bar(spec, lines(file.get())) : null;
    }

    private boolean hasBar() {
        return Terminal.current().err()
                && !Terminal.current().out()
                && input.file().isPresent();
    }

    /** Whether people watch one puzzle after the other, and no bar tells them how far it is. */
    boolean isWatched() {
        return Terminal.current().err() && threads == 1 && !hasBar();
    }

    /** A bar with rate and time left, on standard error. */
    static ProgressBar bar(CommandSpec spec, long total) {
        return new ProgressBarBuilder()
                .setTaskName(spec.name())
                .setInitialMax(total)
                .setStyle(ProgressBarStyle.ASCII)
                .setUnit(" puzzles", 1)
                .showSpeed()
                .build();
    }

    /** About how many puzzles a file has. */
    static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> !line.isBlank()).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
