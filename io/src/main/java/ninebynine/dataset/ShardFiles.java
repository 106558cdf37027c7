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
import java.util.regex.Pattern;
import ninebynine.data.PuzzleRow;
import ninebynine.data.RecordedTrace;
import ninebynine.data.Shard;

/**
 * The files of one shard while they are written: for each split that has a puzzle, one of each kind. In a curriculum each rating has files of its own,
 * whose names in order go from easy to hard.
 *
 * <pre>
 *   .partial/steps+train-00007.jsonl.zst       ──close, force, move──►  steps/train-00007.jsonl.zst
 *   .partial/steps+train-r003-00007.jsonl.zst  ──close, force, move──►  steps/train-r003-00007.jsonl.zst
 * </pre>
 */
final class ShardFiles {
    static final String PARTIAL = ".partial";

    private static final Pattern RATED = Pattern.compile("-(r\\d{3,}|unsolved)(?=-\\d{5,}\\.)");

    private final Path folder;
    private final int number;
    private final List<Kind> kinds;
    private final boolean curriculum;
    private final Map<String, Part> parts = new TreeMap<>();
    private final Counts counts = Counts.none();

    /** A kind of file: where it lies, how its name ends, how it is opened. */
    record Kind(String directory, String ending, Opener opener) {
        /** Where the file of a split, or of a rating in it, and a shard lies, below the dataset's folder. */
        String path(String part, int number) {
            return directory + "/" + name(part, number);
        }

        /** Where it lies until it is whole. */
        String partial(String part, int number) {
            return PARTIAL + "/" + directory + "+" + name(part, number);
        }

        private String name(String part, int number) {
            return String.format(Locale.ROOT, "%s-%05d%s", part, number, ending);
        }

        /** Opens a file to write. */
        @FunctionalInterface
        interface Opener {
            Shard open(Path file) throws IOException;
        }
    }

    /** @param curriculum whether puzzles of another rating go into another file */
    ShardFiles(Path folder, int number, List<Kind> kinds, boolean curriculum) {
        this.folder = folder;
        this.curriculum = curriculum;
        this.number = number;
        this.kinds = kinds;
    }

    /** Which file a puzzle goes into; what is not solved comes last. */
    private String part(PuzzleRow row) {
        return !curriculum
                ? row.split()
                : row.split()
                        + (row.rating() == null ? "-unsolved" : String.format(Locale.ROOT, "-r%03d", row.rating()));
    }

    /** The name of a file without its rating, if it has one. */
    static String withoutRating(String name) {
        return RATED.matcher(name).replaceFirst("");
    }

    /** What a split, or a rating of it, has in this shard. */
    private static final class Part {
        private final String split;
        private final List<Shard> open = new ArrayList<>();
        private long puzzles;
        private long steps;

        Part(String split) {
            this.split = split;
        }
    }

    void write(RecordedTrace trace) throws IOException {
        String name = part(trace.row());
        Part part = parts.get(name);
        if (part == null) {
            part = new Part(trace.row().split());
            parts.put(name, part);
            Files.createDirectories(folder.resolve(PARTIAL));
            for (Kind kind : kinds) {
                part.open.add(kind.opener.open(partial(kind, name)));
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
                sealed.add(new SealedShard.Part(path, part.split, part.puzzles, part.steps, bytes, sha256));
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

    private Path partial(Kind kind, String part) {
        return folder.resolve(kind.partial(part, number));
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
