package ninebynine.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import ninebynine.data.Origin;
import ninebynine.data.Recorded;
import ninebynine.data.Tracing;
import ninebynine.games.Puzzle;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.InOrder;
import org.jspecify.annotations.Nullable;

/**
 * Makes a dataset, shard by shard. A shard is a pure function of the recipe and of where the one before it ended, so a kill costs one shard, and a
 * damaged one is made again.
 *
 * <pre>
 *   sources ──► items ──► traces (threads) ──► selection ──► shard k ──► journal ──► manifest, card
 * </pre>
 */
public final class Dataset {
    private final Recipe recipe;
    private final Path folder;
    private final int threads;
    private final DatasetListener listener;
    private final Tracing tracing;
    private final List<ShardFiles.Kind> kinds;

    public Dataset(Recipe recipe, Path folder, int threads, DatasetListener listener) {
        this.recipe = recipe;
        this.folder = folder;
        this.threads = threads;
        this.listener = listener;
        this.tracing = new Tracing(recipe.theory(), recipe.ratings());
        this.kinds = Kinds.of(recipe);
    }

    /**
     * Makes it, or what is missing of it.
     *
     * @param resume whether to go on where an earlier run ended
     * @return how many puzzles of the sources are none
     * @throws IllegalArgumentException if there is something in the folder that this run can't go on with
     * @throws UncheckedIOException if a file can't be read or written; what is whole stays, and the rest is gone
     */
    public long make(boolean resume) {
        try {
            Journal journal = journal(resume);
            clear(journal);
            Sealed last = Sealed.NOTHING;
            for (Sealed shard : journal.shards()) {
                if (!isIntact(shard)) {
                    listener.say("Shard " + shard.shard() + " is damaged and is made again.");
                    again(shard, last);
                }
                listener.looked(shard.looked() - last.looked());
                last = shard;
            }
            long unread = new Run(last, Integer.MAX_VALUE, journal::add).go();
            Manifest manifest = Manifest.of(recipe, journal.shards(), unread);
            manifest.write(folder);
            new Card(recipe, manifest).write(folder);
            return unread;
        } catch (IOException e) {
            throw new UncheckedIOException(explained(e), e);
        }
    }

    private Journal journal(boolean resume) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IllegalArgumentException("'" + folder + "' is a file. Maybe name a new folder.");
        }
        Files.createDirectories(folder);
        if (resume) {
            return Journal.resume(folder, recipe.settings());
        }
        try (Stream<Path> content = Files.list(folder)) {
            if (content.findAny().isPresent()) {
                throw new IllegalArgumentException(
                        "The folder '" + folder + "' is not empty. Maybe go on with --resume, or name a new folder.");
            }
        }
        return Journal.begin(folder, recipe.settings());
    }

    /** Takes away what no line of the journal names: halves, and wholes that were not written down any more. */
    private void clear(Journal journal) throws IOException {
        Set<Path> known = new HashSet<>();
        journal.shards().forEach(shard -> shard.files().forEach(file -> known.add(folder.resolve(file.path()))));
        Set<String> directories = new HashSet<>(Set.of(ShardFiles.PARTIAL));
        kinds.forEach(kind -> directories.add(kind.directory()));
        for (String directory : directories) {
            Path below = folder.resolve(directory);
            if (Files.isDirectory(below)) {
                try (Stream<Path> files = Files.list(below)) {
                    for (Path file : files.filter(file -> !known.contains(file)).toList()) {
                        Files.delete(file);
                    }
                }
            }
        }
        Files.deleteIfExists(folder.resolve(ShardFiles.PARTIAL));
    }

    private boolean isIntact(Sealed shard) throws IOException {
        for (Sealed.Part file : shard.files()) {
            Path path = folder.resolve(file.path());
            if (!Files.isRegularFile(path)
                    || Files.size(path) != file.bytes()
                    || !Checksum.of(path).equals(file.sha256())) {
                return false;
            }
        }
        return true;
    }

    private void again(Sealed shard, Sealed before) throws IOException {
        new Run(before, 1, made -> {
                    if (!made.equals(shard)) {
                        throw new IOException(
                                "Shard " + shard.shard()
                                        + " came out otherwise than before. Maybe it was made by another version of the program: begin in another folder.");
                    }
                })
                .go();
    }

    private String explained(IOException e) {
        String message = String.valueOf(e.getMessage());
        boolean full =
                message.contains("No space left") || message.contains("File too large") || message.contains("quota");
        return full
                ? "The disk is full, or '" + folder + "' may hold no more: " + message
                        + ". What is whole stays. Maybe make room, then run the same command with --resume."
                : message + " (in '" + folder + "'). Maybe run the same command with --resume once that is mended.";
    }

    /** Takes a sealed shard. */
    @FunctionalInterface
    private interface Sealing {
        void add(Sealed shard) throws IOException;
    }

    /** A puzzle that was traced, or why not. */
    private record Traced(Item item, @Nullable Recorded trace, String problem) {}

    /** Fills shard after shard from where another ended. */
    private final class Run {
        private final Selection selection;
        private final Sealing sealing;
        private final int last;
        private Position at;
        private long looked;
        private long unread;
        private int number;
        private ShardFiles files;
        private long inShard;

        Run(Sealed before, int shards, Sealing sealing) {
            this.selection = new Selection(recipe.limit(), recipe.balance(), before.taken());
            this.sealing = sealing;
            this.last = shards == Integer.MAX_VALUE ? shards : before.shard() + shards;
            this.at = before.to();
            this.looked = before.looked();
            this.unread = before.unread();
            this.number = before.shard() + 1;
            this.files = new ShardFiles(folder, number, kinds);
        }

        /** Goes on to the end; answers how many puzzles of the sources are none. */
        long go() throws IOException {
            try (Items items = new Items(recipe.sources(), at)) {
                new InOrder(threads).run(until(items), Dataset.this::trace, this::take);
                if (inShard > 0) {
                    seal();
                }
                return unread;
            } catch (UncheckedIOException e) {
                throw e.getCause();
            } finally {
                files.abandon();
            }
        }

        private Iterator<Item> until(Items items) {
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return !isDone() && items.hasNext();
                }

                @Override
                public Item next() {
                    return items.next();
                }
            };
        }

        private boolean isDone() {
            return number > last || selection.isFull();
        }

        private void take(Traced traced) {
            if (isDone()) {
                return;
            }
            at = traced.item.after();
            looked++;
            listener.looked(1);
            Recorded trace = traced.trace;
            if (trace == null) {
                unread++;
                listener.say(traced.problem);
            } else if (selection.take(trace.row().rating())) {
                try {
                    files.write(trace);
                    if (++inShard == recipe.shardSize() || selection.isFull()) {
                        seal();
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }

        private void seal() throws IOException {
            List<Sealed.Part> parts = files.seal();
            sealing.add(new Sealed(number, at, looked, selection.taken(), unread, parts, files.counts()));
            files = new ShardFiles(folder, ++number, kinds);
            inShard = 0;
        }
    }

    private Traced trace(Item item) {
        try {
            Puzzle puzzle = item.source().game().parse(item.text());
            Origin origin = Origin.of(
                    puzzle, item.id(), item.source().file().getFileName().toString());
            String split = recipe.splits().of(origin.orbit(), recipe.seed());
            return new Traced(item, tracing.trace(puzzle, origin.in(split)), "");
        } catch (PuzzleFormatException e) {
            return new Traced(
                    item, null, "'" + item.source().file() + "', line " + item.line() + ": " + e.getMessage());
        }
    }
}
