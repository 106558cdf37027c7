package ninebynine.dataset;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import ninebynine.io.PuzzleFile;
import org.jspecify.annotations.Nullable;

/** The puzzles of all sources in order, from a position on. */
final class Items implements Iterator<Item>, AutoCloseable {
    private final List<Source> sources;
    private int source;
    private long puzzle;
    private @Nullable PuzzleFile file;

    Items(List<Source> sources, SourcePosition from) {
        this.sources = sources;
        this.source = from.source();
        if (source < sources.size()) {
            PuzzleFile first = open();
            while (puzzle < from.puzzle() && first.hasNext()) {
                first.next();
                puzzle++;
            }
        }
    }

    private PuzzleFile open() {
        Source of = sources.get(source);
        PuzzleFile opened = PuzzleFile.open(of.file(), of.game());
        file = opened;
        return opened;
    }

    @Override
    public boolean hasNext() {
        while (source < sources.size()) {
            PuzzleFile now = file == null ? open() : file;
            if (now.hasNext()) {
                return true;
            }
            close();
            source++;
            puzzle = 0;
        }
        return false;
    }

    @Override
    public Item next() {
        if (!hasNext() || file == null) {
            throw new NoSuchElementException("The sources have no more puzzles.");
        }
        PuzzleFile.Entry entry = file.next();
        return new Item(sources.get(source), new SourcePosition(source, ++puzzle), entry.line(), entry.text());
    }

    @Override
    public void close() {
        if (file != null) {
            file.close();
            file = null;
        }
    }
}
