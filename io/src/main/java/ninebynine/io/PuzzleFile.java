package ninebynine.io;

import java.io.*;
import java.nio.file.*;
import java.util.*;
import ninebynine.games.Game;

public final class PuzzleFile implements Iterator<PuzzleFile.Entry>, AutoCloseable {
    public record Entry(int line, String text) {}

    private final List<String> lines;
    private int i;

    private PuzzleFile(List<String> l) {
        lines = l;
    }

    public static PuzzleFile open(Path p, Game g) {
        try {
            return new PuzzleFile(Files.readAllLines(p));
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    public static PuzzleFile of(InputStream in, Game g) {
        return new PuzzleFile(
                new BufferedReader(new InputStreamReader(in)).lines().toList());
    }

    public static PuzzleFile of(String s, Game g) {
        return new PuzzleFile(List.of(s));
    }

    @Override
    public boolean hasNext() {
        return i < lines.size();
    }

    @Override
    public Entry next() {
        return new Entry(i + 1, lines.get(i++));
    }

    @Override
    public void close() {}
}
