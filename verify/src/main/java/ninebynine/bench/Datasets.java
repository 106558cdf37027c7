package ninebynine.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ninebynine.check.Verified;
import ninebynine.data.ChatRow;
import ninebynine.data.Compression;
import ninebynine.data.Format;
import ninebynine.data.Origin;
import ninebynine.data.RecordedTrace;
import ninebynine.data.RowView;
import ninebynine.data.Score;
import ninebynine.data.Scorer;
import ninebynine.data.Shard;
import ninebynine.data.Shards;
import ninebynine.data.Telling;
import ninebynine.data.TracesToCheck;
import ninebynine.data.Tracing;
import ninebynine.data.Words;
import ninebynine.explain.Notation;
import ninebynine.explain.Wording;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;

/**
 * Traces to files and back through the checker, one thread: canonical form, resolving, telling, writing and packing for each format, then
 * reading and checking; the best of some warm rounds, by the thread's own time. From the root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   java -Xmx512m -XX:+UseSerialGC -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Datasets $COLLECTIONS/cbg-000 2000
 * </pre>
 */
public final class Datasets {
    private static final int ROUNDS = 5;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final List<Puzzle> puzzles;
    private final Tracing tracing = tracing(Telling.ALL);
    private final Tracing chatting = tracing(Telling.SENTENCES);
    private final Path folder;

    private Datasets(List<Puzzle> puzzles, Path folder) {
        this.puzzles = puzzles;
        this.folder = folder;
    }

    private static Tracing tracing(Telling telling) {
        return new Tracing(
                Theory.parse("W"),
                List.of(),
                Notation.Style.UNICODE,
                path -> Words.of(Wording.Style.FULL, 0, path),
                telling);
    }

    public static void main(String[] args) throws IOException {
        List<Puzzle> all = Workload.of(args.length > 0 ? args[0] : "").puzzles();
        int count = args.length > 1 ? Integer.parseInt(args[1]) : all.size();
        Datasets datasets =
                new Datasets(all.subList(0, Math.min(count, all.size())), Files.createTempDirectory("datasets"));
        datasets.write(Format.jsonl, RowView.steps);
        datasets.write(Format.parquet, RowView.puzzles);
        datasets.row("paths in memory", datasets::resolve);
        datasets.row("score, whole paths", datasets.scores());
        datasets.row("traces, not written", () -> datasets.write(null, RowView.puzzles));
        for (Format format : Format.values()) {
            for (RowView view : List.of(RowView.steps, RowView.chat, RowView.puzzles)) {
                if (view == RowView.puzzles || format == Format.jsonl || format == Format.parquet) {
                    datasets.row(format + " " + view, () -> datasets.write(format, view));
                    if (format != Format.npz) {
                        datasets.row(format + " " + view + ", checked", () -> datasets.check(format));
                    }
                }
            }
        }
    }

    /** Work on all puzzles. */
    @FunctionalInterface
    private interface Round {
        void run() throws IOException;
    }

    private void row(String name, Round round) throws IOException {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < ROUNDS; i++) {
            long begun = CLOCK.getCurrentThreadCpuTime();
            round.run();
            best = Math.min(best, CLOCK.getCurrentThreadCpuTime() - begun);
        }
        System.out.printf(Locale.ROOT, "%-26s %10.0f a second%n", name, puzzles.size() * 1e9 / best);
    }

    /** Paths without a word or a row. */
    private void resolve() {
        Resolver resolver =
                new Resolver(Theory.parse("W").precedence(puzzles.get(0).model()));
        puzzles.forEach(puzzle -> resolver.trace(puzzle.start()));
    }

    /** Answers that are whole paths, each of whose steps is checked. */
    private Round scores() {
        List<ChatRow> chats = IntStream.range(0, puzzles.size())
                .mapToObj(i -> ChatRow.of(tracing.trace(puzzles.get(i), new Origin("bench:" + i, "", "", "", ""))))
                .toList();
        Scorer scorer = new Scorer();
        return () -> {
            for (ChatRow chat : chats) {
                String path = chat.messages().get(2).content();
                Score score = scorer.score(chat.id(), chat.game(), chat.puzzle(), chat.solution(), path);
                if (score.validSteps() != chat.stepCount()) {
                    throw new IllegalStateException(score.toString());
                }
            }
        };
    }

    private Path file(Format format) {
        return folder.resolve("traces" + Shards.ending(format, Compression.zstd));
    }

    private void write(@Nullable Format format, RowView view) throws IOException {
        Shard shard = format == null ? null : open(format, view);
        for (int i = 0; i < puzzles.size(); i++) {
            RecordedTrace trace = (view == RowView.chat ? chatting : tracing)
                    .trace(puzzles.get(i), Origin.of(puzzles.get(i), "bench:" + i, "bench"));
            if (shard != null) {
                shard.write(trace);
            }
        }
        if (shard != null) {
            shard.close();
        }
    }

    private Shard open(Format format, RowView view) throws IOException {
        Files.deleteIfExists(file(format));
        return Shards.open(file(format), format, view, Compression.zstd, trace -> rows(view, trace));
    }

    private static List<? extends Record> rows(RowView view, RecordedTrace trace) {
        return view == RowView.chat ? List.of(ChatRow.of(trace)) : Shards.rows(view, trace);
    }

    private void check(Format format) throws IOException {
        try (TracesToCheck traces = TracesToCheck.open(
                file(format), new TracesToCheck.Settings(Games.named("sudoku"), null, false, false))) {
            while (traces.hasNext()) {
                Verified verified = traces.next().check().get();
                if (!verified.findings().isEmpty()) {
                    throw new IllegalStateException(verified.toString());
                }
            }
        }
    }
}
