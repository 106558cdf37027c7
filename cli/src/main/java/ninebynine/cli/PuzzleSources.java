package ninebynine.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import ninebynine.io.PuzzleFile;
import org.jspecify.annotations.Nullable;

/** The puzzles of one source after the other, each opened when its turn comes. */
final class PuzzleSources implements Iterator<PuzzleSources.Item>, AutoCloseable {
    private final boolean several;
    private final Iterator<String> names;
    private final Function<String, Optional<Path>> files;
    private final Function<String, PuzzleFile> opener;
    private String name = "";
    private @Nullable PuzzleFile current;
    private int count;

    /**
     * A puzzle's text and where it comes from.
     *
     * @param number which it is of all, from 1
     * @param file the name of its file; empty where there is none
     * @param where its place for messages, with a colon and a blank; empty where there is only one place
     */
    record Item(PuzzleFile.Entry entry, int number, String file, String where) {}

    /** Opens the first at once, so that it is known to be good. */
    PuzzleSources(List<String> sources, Function<String, Optional<Path>> files, Function<String, PuzzleFile> opener) {
        this.several = sources.size() > 1;
        this.names = sources.iterator();
        this.files = files;
        this.opener = opener;
        this.current = following();
    }

    private PuzzleFile following() {
        name = names.next();
        return opener.apply(name);
    }

    @Override
    public boolean hasNext() {
        while (current != null && !current.hasNext()) {
            current.close();
            current = names.hasNext() ? following() : null;
        }
        return current != null;
    }

    @Override
    public Item next() {
        if (!hasNext() || current == null) {
            throw new NoSuchElementException();
        }
        PuzzleFile.Entry entry = current.next();
        String file =
                files.apply(name).map(path -> path.getFileName().toString()).orElse("");
        String line = entry.line() > 0 ? "line " + entry.line() + ": " : "";
        return new Item(entry, ++count, file, several && !line.isEmpty() ? "'" + name + "', " + line : line);
    }

    @Override
    public void close() {
        if (current != null) {
            current.close();
        }
    }
}
