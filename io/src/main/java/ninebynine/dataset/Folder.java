package ninebynine.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import ninebynine.io.Unwritable;

/**
 * The folder of a dataset, and which names in it are ours. Nothing else is ever touched, and no link in it is followed.
 *
 * <pre>
 *   journal.jsonl  manifest.json  README.md  plots/*      always
 *   steps/train-00003.jsonl.zst                           if a line of the journal names it
 *   steps/train-00004.jsonl.zst                           of the shard after the last line: a kill may have left it
 *   .partial/steps+train-00004.jsonl.zst                  the half of one of these
 * </pre>
 */
record Folder(Path path, List<ShardFiles.Kind> kinds, Set<String> splits, boolean curriculum) {
    private static final int DEEPEST = 2;
    private static final Set<String> ALWAYS = Set.of(
            Journal.NAME, Manifest.NAME, Card.NAME, Card.GAMES, Card.RATINGS, Card.RULES, Card.STEPS, Card.LENGTHS);
    private static final String PLOTS = "plots";

    /** Makes the folder where there is none. */
    void make() {
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new IllegalArgumentException("'" + path + "' is a file. Maybe name a new folder.");
        }
        try {
            Files.createDirectories(path);
        } catch (FileAlreadyExistsException e) {
            throw new IllegalArgumentException("'" + e.getFile() + "' is no folder. Maybe name a new folder.", e);
        } catch (IOException e) {
            throw new UncheckedIOException(Unwritable.message(path, e), e);
        }
    }

    boolean isBegun() {
        return Files.exists(path.resolve(Journal.NAME), LinkOption.NOFOLLOW_LINKS);
    }

    /** The name of something in it, the first in the alphabet. */
    Optional<String> content() throws IOException {
        try (Stream<Path> content = Files.list(path)) {
            return content.map(file -> file.getFileName().toString()).min(String::compareTo);
        }
    }

    /**
     * Makes sure that everything in it is ours.
     *
     * @throws IllegalArgumentException naming what is not
     */
    void requireOurs(List<SealedShard> shards) throws IOException {
        Set<String> files = files(shards);
        Set<String> directories = directories();
        for (String name : names()) {
            Path file = path.resolve(name);
            if (Files.isSymbolicLink(file)) {
                throw linked(file);
            }
            boolean ours = Files.isDirectory(file) ? directories.contains(name) : isOurs(name, files);
            if (!ours) {
                throw foreign(file, "is nothing that this dataset's journal names");
            }
        }
    }

    static IllegalArgumentException linked(Path file) {
        return foreign(file, "is a symbolic link, and links are not followed");
    }

    private static IllegalArgumentException foreign(Path file, String why) {
        return new IllegalArgumentException(
                "'" + file + "' " + why + ". Maybe move it away, or begin in another folder.");
    }

    /** Takes away what is ours and of no use: halves, and wholes that were not written down any more. */
    void clear(List<SealedShard> shards) throws IOException {
        Set<String> files = files(shards);
        Set<String> whole = new HashSet<>(ALWAYS);
        shards.forEach(shard -> shard.files().forEach(file -> whole.add(file.path())));
        for (String name : names()) {
            Path file = path.resolve(name);
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && isOurs(name, files) && !whole.contains(name)) {
                Files.delete(file);
            }
        }
        for (String directory : directories()) {
            removeIfEmpty(path.resolve(directory));
        }
    }

    private static void removeIfEmpty(Path directory) throws IOException {
        if (Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
            try {
                Files.delete(directory);
            } catch (DirectoryNotEmptyException e) {
                // then it stays
            }
        }
    }

    /** Everything down to where our files lie, below the folder, in order. */
    private Set<String> names() throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> walk = Files.walk(path, DEEPEST)) {
            walk.filter(file -> !file.equals(path))
                    .forEach(file -> names.add(path.relativize(file).toString().replace('\\', '/')));
        }
        return names;
    }

    private Set<String> files(List<SealedShard> shards) {
        Set<String> files = new HashSet<>(ALWAYS);
        shards.forEach(shard -> shard.files().forEach(file -> files.add(file.path())));
        for (ShardFiles.Kind kind : kinds) {
            splits.forEach(split -> files.add(kind.path(split, shards.size())));
        }
        return files;
    }

    private Set<String> directories() {
        Set<String> directories = new TreeSet<>(Set.of(ShardFiles.PARTIAL, PLOTS));
        kinds.forEach(kind -> directories.add(kind.directory()));
        return directories;
    }

    /** Whether a name is one of these, or that of a half of one. */
    private boolean isOurs(String name, Set<String> files) {
        if (name.startsWith(ShardFiles.PARTIAL + "/")) {
            String half = name.substring(ShardFiles.PARTIAL.length() + 1).replaceFirst("\\+", "/");
            return isOne(half, files) || half.endsWith(".part") && isBeside(half, files);
        }
        return isOne(name, files)
                || name.endsWith(ShardFiles.PARTIAL)
                        && ALWAYS.contains(name.substring(0, name.length() - ShardFiles.PARTIAL.length()));
    }

    /** Whether a name is that of an array on its way into one of these, as in {@code tensors/train-r008-00015.npz.C.part}. */
    private boolean isBeside(String name, Set<String> files) {
        String plain = curriculum ? ShardFiles.withoutRating(name) : name;
        return files.stream().anyMatch(file -> name.startsWith(file + ".") || plain.startsWith(file + "."));
    }

    /** Whether a name is one of these, or that of a rating of the shard after the last line. */
    private boolean isOne(String name, Set<String> files) {
        return files.contains(name) || curriculum && files.contains(ShardFiles.withoutRating(name));
    }

    /** What a failure means for somebody who reads it, and what to do. */
    String explained(IOException e) {
        String message = String.valueOf(e.getMessage());
        if (message.contains("No space left") || message.contains("File too large") || message.contains("quota")) {
            return "The disk is full, or '" + path + "' may hold no more: " + message
                    + ". What is whole stays. Maybe go on once there is room.";
        }
        if (e instanceof FileSystemException of && of.getFile() != null && isForbidden(e, message)) {
            return Unwritable.message(Path.of(of.getFile()), e);
        }
        return message + " (in '" + path + "'). Maybe go on once that is mended.";
    }

    private static boolean isForbidden(IOException e, String message) {
        return e instanceof AccessDeniedException
                || message.contains("Read-only")
                || message.contains("Not a directory");
    }
}
