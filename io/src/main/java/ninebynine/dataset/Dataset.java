package ninebynine.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import ninebynine.data.RecordedTrace;
import ninebynine.io.InOrder;
import ninebynine.limit.TimeLimit;
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
    /** So many puzzles of which none is taken are enough. */
    private static final long PATIENCE = 100_000;

    private final Recipe recipe;
    private final Path path;
    private final Folder folder;
    private final int threads;
    private final DatasetListener listener;
    private final RecipeTraces traces;
    private final List<ShardFiles.Kind> kinds;

    public Dataset(Recipe recipe, Path folder, int threads, DatasetListener listener) {
        this(recipe, folder, threads, listener, TimeLimit.NONE);
    }

    /** The same with a limit for each puzzle; what takes longer is left out. */
    public Dataset(Recipe recipe, Path folder, int threads, DatasetListener listener, TimeLimit limit) {
        this.recipe = recipe;
        this.path = folder;
        this.threads = threads;
        this.listener = listener;
        this.traces = new RecipeTraces(recipe, limit);
        this.kinds = Kinds.of(recipe);
        this.folder = new Folder(folder, kinds, recipe.splits().shares().keySet(), recipe.curriculum());
    }

    /**
     * Makes it, or what is missing of it.
     *
     * @param resume whether to go on where an earlier run ended
     * @return how many puzzles of the sources are none, or were left out
     * @throws IllegalArgumentException if there is something in the folder that this run can't go on with
     * @throws UncheckedIOException if a file can't be read or written; what is whole stays, and the rest is taken away
     */
    public long make(boolean resume) {
        try {
            folder.make();
            try (Journal journal = journal(resume)) {
                folder.requireOurs(journal.shards());
                long unread = make(journal);
                folder.clear(journal.shards());
                return unread;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(folder.explained(e), e);
        }
    }

    private long make(Journal journal) throws IOException {
        try {
            folder.clear(journal.shards());
            return write(journal);
        } catch (IOException | RuntimeException e) {
            try {
                folder.clear(journal.shards());
            } catch (IOException second) {
                e.addSuppressed(second);
            }
            throw e;
        }
    }

    private long write(Journal journal) throws IOException {
        SealedShard last = SealedShard.NOTHING;
        List<SealedShard> sealed = journal.shards();
        for (SealedShard shard : sealed) {
            if (!isIntact(shard)) {
                listener.say("Shard " + shard.shard() + " is damaged and is made again.");
                Files.deleteIfExists(path.resolve(Manifest.NAME));
                again(shard, sealed.subList(0, shard.shard()));
            }
            listener.looked(shard.looked() - last.looked());
            last = shard;
        }
        long unread = new Run(sealed, Integer.MAX_VALUE, journal::add).go();
        Manifest manifest = Manifest.of(recipe, journal.shards(), unread);
        new Card(recipe, manifest).write(path);
        manifest.write(path);
        Leak.warnings(manifest.counts()).forEach(listener::say);
        return unread;
    }

    /** The journal, locked; a folder that has something and no journal is not ours. */
    private Journal journal(boolean resume) throws IOException {
        Optional<String> content = folder.content();
        if (!folder.isBegun() && content.isPresent()) {
            throw new IllegalArgumentException("The folder '" + path + "' is not empty and holds no dataset: there is '"
                    + content.get() + "' in it, and no " + Journal.NAME + ". Maybe name a new folder.");
        }
        Journal journal = Journal.open(path);
        try {
            if (!resume && content.isPresent()) {
                throw new IllegalArgumentException("The folder '" + path
                        + "' is not empty. Maybe go on with what is in it, or name a new folder.");
            }
            return journal.with(recipe.settings());
        } catch (IOException | RuntimeException e) {
            journal.close();
            throw e;
        }
    }

    private boolean isIntact(SealedShard shard) throws IOException {
        for (SealedShard.Part file : shard.files()) {
            Path of = path.resolve(file.path());
            if (!Files.isRegularFile(of)
                    || Files.size(of) != file.bytes()
                    || !Checksum.of(of).equals(file.sha256())) {
                return false;
            }
        }
        return true;
    }

    private void again(SealedShard shard, List<SealedShard> before) throws IOException {
        new Run(before, 1, made -> {
                    if (!made.equals(shard)) {
                        throw new IllegalArgumentException(
                                "Shard " + shard.shard()
                                        + " came out otherwise than before. Maybe it was made by another version of the program: begin in another folder.");
                    }
                })
                .go();
    }

    /** Takes a sealed shard. */
    @FunctionalInterface
    private interface Sealing {
        void add(SealedShard shard) throws IOException;
    }

    /** A puzzle that was traced, or why not; neither where a puzzle has no further image. */
    private record Traced(Item item, @Nullable RecordedTrace trace, String problem) {}

    /** Fills shard after shard from where another ended. */
    private final class Run {
        private final Selection selection;
        private final @Nullable Distinct distinct;
        private final Sealing sealing;
        private final int last;
        private SourcePosition at;
        private long looked;
        private long unread;
        private int number;
        private ShardFiles files;
        private long inShard;
        /** How many puzzles were looked at since one was taken. */
        private long idle;
        /** How many were left out because others of their orbits are there. */
        private long twice;

        Run(List<SealedShard> sealed, int shards, Sealing sealing) {
            SealedShard before = sealed.isEmpty() ? SealedShard.NOTHING : sealed.get(sealed.size() - 1);
            this.selection = new Selection(recipe.limit(), recipe.balance(), before.taken());
            this.sealing = sealing;
            this.last = shards == Integer.MAX_VALUE ? shards : before.shard() + shards;
            this.at = before.to();
            this.distinct = recipe.isMade() ? new Distinct(sealed, lastPuzzle()) : null;
            this.looked = before.looked();
            this.unread = before.unread();
            this.number = before.shard() + 1;
            this.files = new ShardFiles(path, number, kinds, recipe.curriculum());
        }

        private String lastPuzzle() {
            return at.count() == 0
                    ? ""
                    : recipe.sources().get(at.last()).name() + ":"
                            + at.of(at.last()).puzzles();
        }

        /** Goes on to the end; answers how many puzzles of the sources are none, or were left out. */
        long go() throws IOException {
            try (Items items = new Items(recipe.sources(), recipe.augment(), recipe.seed(), at, threads)) {
                new InOrder(threads).run(traces.lookAhead(until(items)), Dataset.this::trace, this::take);
                if (inShard > 0) {
                    seal();
                }
                return unread + shortOf(items);
            } catch (UncheckedIOException e) {
                throw e.getCause();
            } finally {
                files.abandon();
            }
        }

        /** Says what is missing though it was asked for; answers how many times. */
        private long shortOf(Items items) {
            if (twice > 0) {
                listener.say((twice == 1 ? "One puzzle was" : twice + " puzzles were")
                        + " the same as others but for symmetry, and left out.");
            }
            List<String> missing = new ArrayList<>(items.missing());
            if (isIdle()) {
                missing.add(
                        "Of the last " + idle
                                + " puzzles none was taken, so the number that was asked for is not reached. Maybe larger boards, or without a balance.");
            }
            missing.forEach(listener::say);
            return missing.size();
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
            return number > last || selection.isFull() || isIdle();
        }

        /** Where puzzles are made without end, somebody has to see that nothing comes of it. */
        private boolean isIdle() {
            return idle >= PATIENCE && recipe.isMade();
        }

        private void take(Traced traced) {
            if (isDone()) {
                return;
            }
            at = traced.item.after();
            idle++;
            if (traced.item.copy() <= 1) {
                looked++;
                listener.looked(1);
            }
            RecordedTrace trace = traced.trace;
            if (trace == null) {
                if (!traced.problem.isEmpty()) {
                    unread++;
                    listener.say(traced.problem);
                }
            } else if (isTwice(traced.item, trace)) {
                twice++;
            } else if (selection.take(trace.row().game(), trace.row().rating())) {
                idle = 0;
                if (distinct != null) {
                    distinct.take(trace.row().orbit(), traced.item.puzzleId());
                }
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

        private boolean isTwice(Item item, RecordedTrace trace) {
            return distinct != null && distinct.isTaken(trace.row().orbit(), item.puzzleId());
        }

        private void seal() throws IOException {
            List<SealedShard.Part> parts = files.seal();
            sealing.add(new SealedShard(
                    number,
                    at,
                    looked,
                    selection.taken(),
                    unread,
                    parts,
                    files.counts(),
                    distinct == null ? "" : distinct.sealed()));
            files = new ShardFiles(path, ++number, kinds, recipe.curriculum());
            inShard = 0;
        }
    }

    private Traced trace(RecipeTraces.Waiting waiting) {
        Item item = waiting.item();
        RecipeTraces.Traced traced = traces.trace(waiting);
        return new Traced(
                item, traced.trace(), traced.problem().isEmpty() ? "" : item.where() + ": " + traced.problem());
    }
}
