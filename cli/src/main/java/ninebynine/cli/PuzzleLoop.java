package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.io.Ahead;
import ninebynine.io.InOrder;
import ninebynine.state.Batch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What commands on puzzles share: read puzzles, work on each, print in input order, add up the exit code. */
final class PuzzleLoop {
    /** What took long to find is not kept back for longer than this, so that it survives if somebody stops us. */
    private static final long FLUSH_NANOS = 1_000_000_000;

    @Mixin
    private PuzzleInput input = new PuzzleInput();

    @Mixin
    private LimitOption limit = new LimitOption();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    private Turns.@Nullable Together together;

    /** Shows puzzles of files, as many as lanes hold, before they are worked on one by one. */
    void lookAhead(Turns.Together look) {
        together = look;
    }

    /** One puzzle done: its text for standard output, what it adds to the exit code, and what is to be said beside it. */
    record Result(String text, int code, String said) {
        Result(String text, int code) {
            this(text, code, "");
        }
    }

    /** What is done with a puzzle; which it is and where it comes from; and where whole lines of its text may go before it is done. */
    @FunctionalInterface
    interface Work {
        Result on(Puzzle puzzle, PuzzleSources.Item item, Consumer<String> out);
    }

    /** What is printed of a puzzle that was given up before anything was found, and why it was. */
    @FunctionalInterface
    interface Unfinished {
        String text(Puzzle puzzle, String why);
    }

    /** Works on every puzzle and returns the exit code. */
    int run(CommandSpec spec, Function<Puzzle, Result> work, Unfinished unfinished) {
        return run(spec, Game::parse, (puzzle, item, out) -> work.apply(puzzle), unfinished);
    }

    /** The same with another way to read puzzles, for work that asks which puzzle it is or prints as it goes. */
    int run(CommandSpec spec, BiFunction<Game, String, Puzzle> reader, Work work, Unfinished unfinished) {
        Game game = check(spec);
        PrintWriter err = spec.commandLine().getErr();
        Consumer<String> out = printing(spec.commandLine().getOut());
        Function<String, Puzzle> read = text -> reader.apply(game, text);
        OnePuzzle one = new OnePuzzle(read, unfinished, limit.check(), threads.check() == 1 ? out : null);
        int[] code = {Nbn.SOLVED};
        try (PuzzleSources puzzles = input.open(Nbn.games(spec));
                ProgressBar bar = bar(spec)) {
            new InOrder(threads.check()).run(turns(spec, puzzles, read, work), one::result, result -> {
                out.accept(result.text);
                if (!result.said.isEmpty()) {
                    err.println("nbn: " + result.said);
                }
                code[0] = Math.max(code[0], result.code);
                if (bar != null) {
                    bar.step();
                }
            });
        }
        return code[0];
    }

    private Iterator<Turns.Turn> turns(
            CommandSpec spec, PuzzleSources puzzles, Function<String, Puzzle> reader, Work work) {
        Turns.Together look = together;
        return look == null || input.files(Nbn.games(spec)).isEmpty()
                ? new Ahead<>(puzzles, 1, one -> List.of(new Turns.Turn(one.get(0), null, work)))
                : new Ahead<>(puzzles, Batch.WORLDS, new Turns(reader, work, look, limit.check())::of);
    }

    private static Consumer<String> printing(PrintWriter out) {
        long[] flushed = {System.nanoTime()};
        return text -> {
            out.print(text);
            if (Terminal.current().out() || System.nanoTime() - flushed[0] > FLUSH_NANOS) {
                out.flush();
                flushed[0] = System.nanoTime();
            }
        };
    }

    /** Stops with a message if an option is wrong; otherwise the game. */
    Game check(CommandSpec spec) {
        threads.check();
        limit.check();
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

    /** The game of that name. */
    static Game game(CommandSpec spec, String name) {
        try {
            return Nbn.games(spec).game(name);
        } catch (IllegalArgumentException e) {
            throw usage(spec, "--game: " + e.getMessage());
        }
    }

    Game game(CommandSpec spec) {
        try {
            return input.game(Nbn.games(spec));
        } catch (IllegalArgumentException e) {
            throw usage(spec, "--game: " + e.getMessage());
        }
    }

    /** A bar on standard error when people watch it and the results go elsewhere; otherwise null. */
    private @Nullable ProgressBar bar(CommandSpec spec) {
        return hasBar(spec)
                ? bar(
                        spec,
                        input.files(Nbn.games(spec)).stream()
                                .mapToLong(PuzzleLoop::lines)
                                .sum())
                : null;
    }

    private boolean hasBar(CommandSpec spec) {
        return Terminal.current().err()
                && !Terminal.current().out()
                && !input.files(Nbn.games(spec)).isEmpty();
    }

    /** Whether people watch one puzzle after the other, and no bar tells them how far it is. */
    boolean isWatched(CommandSpec spec) {
        return Terminal.current().err() && threads.check() == 1 && !hasBar(spec);
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
