package ninebynine.dataset;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import ninebynine.io.PuzzleFile;
import ninebynine.tensor.Choice;

/**
 * The puzzles of all sources from a position on, each as often as there are copies of it. Where there are several sources, the seed says which of them
 * comes next, so that games and files are mixed.
 */
final class Items implements Iterator<Item>, AutoCloseable {
    private final List<Source> sources;
    private final int copies;
    private final long seed;
    private final List<PuzzleFile> files = new ArrayList<>();
    private final Deque<Item> ahead = new ArrayDeque<>();
    private SourcePosition at;

    /** @param copies how many of each puzzle */
    Items(List<Source> sources, int copies, long seed, SourcePosition from) {
        this.sources = sources;
        this.copies = copies;
        this.seed = seed;
        this.at = from;
        for (Source source : sources) {
            files.add(skipped(
                    source, from.of(files.size()), files.size() == from.last() ? from.copies() + 1 : copies + 1));
        }
    }

    /** The rest of a source after so many puzzles; copies of the last one that were not taken come first. */
    private PuzzleFile skipped(Source source, long count, int copy) {
        PuzzleFile file = PuzzleFile.open(source.file(), source.game());
        for (long i = 0; i < count && file.hasNext(); i++) {
            PuzzleFile.Entry entry = file.next();
            if (i == count - 1) {
                copies(files.size(), entry, copy);
            }
        }
        return file;
    }

    @Override
    public boolean hasNext() {
        if (ahead.isEmpty()) {
            int first = new Choice(seed + at.count()).below(sources.size());
            IntStream.range(0, sources.size())
                    .map(i -> (first + i) % sources.size())
                    .filter(source -> files.get(source).hasNext())
                    .findFirst()
                    .ifPresent(source -> {
                        PuzzleFile.Entry entry = files.get(source).next();
                        at = at.with(source, 0);
                        copies(source, entry, 1);
                    });
        }
        return !ahead.isEmpty();
    }

    private void copies(int source, PuzzleFile.Entry entry, int from) {
        for (int copy = from; copy <= copies; copy++) {
            ahead.add(new Item(
                    sources.get(source),
                    at.of(source),
                    copies == 1 ? 0 : copy,
                    at.copied(copy),
                    entry.line(),
                    entry.text()));
        }
    }

    @Override
    public Item next() {
        if (!hasNext()) {
            throw new NoSuchElementException("The sources have no more puzzles.");
        }
        return ahead.remove();
    }

    @Override
    public void close() {
        files.forEach(PuzzleFile::close);
    }
}
