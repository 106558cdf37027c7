package ninebynine.dataset;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.data.RecordedTrace;
import ninebynine.data.Shard;

/**
 * The files of one shard while they are written: for each split that has a puzzle, one of each kind.
 *
 * <pre>
 *   .partial/steps+train-00007.jsonl.zst  ──close, force, move──►  steps/train-00007.jsonl.zst
 * </pre>
 */
final class ShardFiles {
    static final String PARTIAL = ".partial";

    private final Path folder;
    private final int number;
    private final List<Kind> kinds;
    private final Map<String, Part> parts = new TreeMap<>();
    private final Counts counts = Counts.none();

    /** A kind of file: where it lies, how its name ends, how it is opened. */
    record Kind(String directory, String ending, Opener opener) {
        /** Where the file of a split and a shard lies, below the dataset's folder. */
        String path(String split, int number) {
            return directory + "/" + name(split, number);
        }

        /** Where it lies until it is whole. */
        String partial(String split, int number) {
            return PARTIAL + "/" + directory + "+" + name(split, number);
        }

        private String name(String split, int number) {
            return String.format(Locale.ROOT, "%s-%05d%s", split, number, ending);
        }

        /** Opens a file to write. */
        @FunctionalInterface
        interface Opener {
            Shard open(Path file) throws IOException;
        }
    }

    ShardFiles(Path folder, int number, List<Kind> kinds) {
        this.folder = folder;
        this.number = number;
        this.kinds = kinds;
    }

    /** What a split has in this shard. */
    private static final class Part {
        private final List<Shard> open = new ArrayList<>();
        private long puzzles;
        private long steps;
    }

    void write(RecordedTrace trace) throws IOException {
        String split = trace.row().split();
        Part part = parts.get(split);
        if (part == null) {
            part = new Part();
            parts.put(split, part);
            Files.createDirectories(folder.resolve(PARTIAL));
            for (Kind kind : kinds) {
                part.open.add(kind.opener.open(partial(kind, split)));
            }
        }
        for (Shard shard : part.open) {
            shard.write(trace);
        }
        part.puzzles++;
        part.steps += trace.row().steps().size();
        counts.add(trace.row());
    }

    Counts counts() {
        return counts;
    }

    /** Makes all files whole and puts them in their places. */
    List<SealedShard.Part> seal() throws IOException {
        List<SealedShard.Part> sealed = new ArrayList<>();
        for (Map.Entry<String, Part> entry : parts.entrySet()) {
            Part part = entry.getValue();
            for (Shard shard : part.open) {
                shard.close();
            }
            for (Kind kind : kinds) {
                Path partial = partial(kind, entry.getKey());
                force(partial);
                String path = kind.path(entry.getKey(), number);
                long bytes = Files.size(partial);
                String sha256 = Checksum.of(partial);
                Files.createDirectories(folder.resolve(kind.directory));
                Files.move(partial, folder.resolve(path), StandardCopyOption.ATOMIC_MOVE);
                sealed.add(new SealedShard.Part(path, entry.getKey(), part.puzzles, part.steps, bytes, sha256));
            }
        }
        return sealed;
    }

    /** Closes what is open after a failure; what was written is of no use. */
    void abandon() {
        for (Part part : parts.values()) {
            for (Shard shard : part.open) {
                try {
                    shard.close();
                } catch (IOException | RuntimeException e) {
                    // the failure that led here is the one to report
                }
            }
        }
    }

    private Path partial(Kind kind, String split) {
        return folder.resolve(kind.partial(split, number));
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
