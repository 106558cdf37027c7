package ninebynine.dataset;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import ninebynine.tensor.Choice;

/**
 * The puzzles of all sources from a position on, each as often as there are copies of it. Where there are several sources, the seed says which of them
 * comes next, so that games and files are mixed.
 */
final class Items implements Iterator<Item>, AutoCloseable {
    private final List<Source> sources;
    private final int copies;
    private final long seed;
    private final List<Source.Puzzles> puzzles = new ArrayList<>();
    private final Deque<Item> ahead = new ArrayDeque<>();
    private SourcePosition at;

    /**
     * @param copies how many of each puzzle
     * @param threads how many may make puzzles
     */
    Items(List<Source> sources, int copies, long seed, SourcePosition from, int threads) {
        this.sources = sources;
        this.copies = copies;
        this.seed = seed;
        this.at = from;
        for (int i = 0; i < sources.size(); i++) {
            puzzles.add(opened(i, from, threads));
        }
    }

    /** The rest of a source; copies of the last puzzle that were not taken come first. */
    private Source.Puzzles opened(int source, SourcePosition from, int threads) {
        Source.Place place = from.of(source);
        boolean half = source == from.last() && place.puzzles() > 0 && from.copies() < copies;
        Source.Puzzles rest = sources.get(source).after(half ? place.back() : place, threads);
        if (half && rest.hasNext()) {
            copies(source, rest.next(), from.copies() + 1);
        }
        return rest;
    }

    @Override
    public boolean hasNext() {
        if (ahead.isEmpty()) {
            int first = new Choice(seed + at.count()).below(sources.size());
            IntStream.range(0, sources.size())
                    .map(i -> (first + i) % sources.size())
                    .filter(source -> puzzles.get(source).hasNext())
                    .findFirst()
                    .ifPresent(source -> {
                        Source.Entry entry = puzzles.get(source).next();
                        at = at.with(source, entry.place());
                        copies(source, entry, 1);
                    });
        }
        return !ahead.isEmpty();
    }

    private void copies(int source, Source.Entry entry, int from) {
        for (int copy = from; copy <= copies; copy++) {
            ahead.add(new Item(
                    sources.get(source),
                    at.of(source).puzzles(),
                    copies == 1 ? 0 : copy,
                    at.copied(copy),
                    entry.where(),
                    entry.family(),
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

    /** Why sources have fewer puzzles than were asked for, as far as they came to their ends. */
    List<String> missing() {
        return puzzles.stream().flatMap(of -> of.missing().stream()).toList();
    }

    @Override
    public void close() {
        puzzles.forEach(Source.Puzzles::close);
    }
}
