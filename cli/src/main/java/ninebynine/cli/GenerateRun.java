package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import ninebynine.data.JsonRow;
import ninebynine.data.MadeRow;
import ninebynine.game.Puzzle;
import ninebynine.generate.Made;
import ninebynine.generate.Order;
import ninebynine.io.Attempts;
import ninebynine.limit.SearchStopped;
import ninebynine.limit.TimeLimit;
import org.jspecify.annotations.Nullable;

/** One run of {@code nbn generate}: attempts until there are as many puzzles as asked for, or it has to be given up. */
final class GenerateRun {
    /** How puzzles are printed. */
    enum Format {
        text,
        json
    }

    private static final long TOLD_NANOS = 1_000_000_000;

    private final Order order;
    private final List<Puzzle> puzzles;
    private final long count;
    private final long patience;
    private final int threads;
    private final double seconds;
    private final Format format;
    private final PrintWriter err;

    private long found;
    /** The next attempt, and the one after the last puzzle's. */
    private long next;

    private long since;
    /** The last attempt that has a row, and how many of its puzzles do. */
    private long told = -1;

    private int toldOfIt;
    private long due;

    GenerateRun(
            Order order,
            List<Puzzle> puzzles,
            long count,
            long patience,
            int threads,
            double seconds,
            Format format,
            PrintWriter err) {
        this.order = order;
        this.puzzles = puzzles;
        this.count = count;
        this.patience = patience;
        this.threads = threads;
        this.seconds = seconds;
        this.format = format;
        this.err = err;
    }

    /** Answers the exit code. */
    int run(PrintWriter out, @Nullable Path file, boolean resume, long from) {
        next = from;
        since = from;
        if (file == null) {
            return run(out);
        }
        try {
            if (resume && Files.exists(file)) {
                goOn(file);
            } else if (resume || !Files.exists(file) || Files.size(file) == 0) {
                Files.writeString(file, "");
            } else {
                throw new IllegalArgumentException("'" + file + "' is there already. Maybe --resume, or another name.");
            }
            try (PrintWriter to = new PrintWriter(new Output(
                    Files.newBufferedWriter(file, StandardCharsets.UTF_8, java.nio.file.StandardOpenOption.APPEND)))) {
                return run(to);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("'" + file + "' can't be written.", e);
        }
    }

    /** Reads how far an earlier run went; half a line at its end goes. */
    private void goOn(Path file) throws IOException {
        String text = Files.readString(file);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (!whole.equals(text)) {
            Files.writeString(file, whole);
        }
        for (String line : whole.split("\n", -1)) {
            if (!line.isBlank()) {
                MadeRow row = JsonRow.made(line);
                if (row.seed() != order.seed()
                        || !row.game().equals(order.game().name())
                        || !row.method().equals(order.way().written())
                        || !row.theory().equals(order.wish().theory().name())) {
                    throw new IllegalArgumentException("'" + file + "' was made with other settings: " + row.game()
                            + ", " + row.method() + ", " + row.theory() + ", seed " + row.seed()
                            + ". Maybe the same command, or another file.");
                }
                found++;
                told = row.attempt();
                toldOfIt = row.number() + 1;
                next = told;
                since = told + 1;
            }
        }
    }

    private int run(PrintWriter out) {
        long first = next;
        due = System.nanoTime() + TOLD_NANOS;
        boolean[] stopped = {false};
        if (found < count) {
            new TimeLimit(seconds).run(() -> {
                try (Attempts attempts = new Attempts(() -> order.method(puzzles), threads, first)) {
                    boolean more = true;
                    while (more) {
                        Attempts.Attempt attempt = attempts.next();
                        more = take(attempt.number(), attempt.made(), out);
                    }
                } catch (SearchStopped stop) {
                    stopped[0] = true;
                } catch (IllegalStateException e) {
                    if (!(e.getCause() instanceof InterruptedException)) {
                        throw e;
                    }
                    stopped[0] = true;
                }
                return true;
            });
        }
        out.flush();
        say(stopped[0]);
        return found >= count ? Nbn.SOLVED : Nbn.UNSOLVED;
    }

    private boolean take(long attempt, List<Made> made, PrintWriter out) {
        for (Made one : made) {
            boolean known = attempt == told && one.number() < toldOfIt;
            if (!known && found < count) {
                found++;
                out.print(
                        format == Format.json
                                ? JsonRow.line(MadeRow.of(order, one, Math.max(1, attempt + 1 - since)))
                                : one.puzzle().text() + "\n");
                since = attempt + 1;
                if (out.checkError()) {
                    return false;
                }
            }
        }
        next = attempt + 1;
        if (!made.isEmpty() && Terminal.current().out()) {
            out.flush();
        }
        progress(out);
        return found < count && next - since < patience && !order.isOver(next, puzzles);
    }

    private void progress(PrintWriter out) {
        if (System.nanoTime() - due > 0) {
            due = System.nanoTime() + TOLD_NANOS;
            out.flush();
            if (Terminal.current().err()) {
                err.print("\rnbn: " + counted() + " ");
                err.flush();
            }
        }
    }

    private String counted() {
        return found + " of " + count + (count == 1 ? " puzzle, " : " puzzles, ") + next
                + (next == 1 ? " attempt" : " attempts");
    }

    private void say(boolean stopped) {
        if (Terminal.current().err()) {
            err.print("\r");
        }
        if (found >= count) {
            err.println(String.format(
                    Locale.ROOT,
                    "nbn: %s, %.3g%% of attempts made one.",
                    counted(),
                    100.0 * found / Math.max(1, next)));
        } else if (stopped) {
            err.println("nbn: The time limit came first: " + counted()
                    + ". Maybe more --time-limit, from here on with --from " + next + ", or " + order.wayOut() + ".");
        } else if (order.isOver(next, puzzles)) {
            err.println("nbn: " + counted() + ": there are no more puzzles to begin with.");
        } else {
            err.println("nbn: None in " + (next - since) + " attempts, " + found + " in all. Maybe " + order.wayOut()
                    + ", or more --attempts.");
        }
    }
}
