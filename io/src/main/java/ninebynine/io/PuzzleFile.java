package ninebynine.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import ninebynine.game.ClipsCall;
import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;
import ninebynine.io.NumberedLines.Line;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of a source in order, read as they are asked for: one a line in a collection, else blocks of lines. A call of CSP-Rules is
 * always a puzzle by itself ({@link CallLines}).
 *
 * <pre>
 *   lines ──► ahead: the first 64, to see the {@link Layout}; of grids the first 2¹⁴, or 2²⁰ characters ──► next()
 * </pre>
 *
 * Lines that begin with {@code #} are comments. The source is UTF-8; bytes that are not
 * become characters that no puzzle has. Opening throws {@link PuzzleFormatException} if there is no puzzle or no text in it, and
 * {@link UncheckedIOException} if it cannot be read.
 */
public final class PuzzleFile implements Iterator<PuzzleFile.Entry>, AutoCloseable {
    private static final int HEAD = 64;
    /** More lines than a grid has that must be seen to be told from others. */
    private static final int LINES = 1 << 14;

    private final CallLines lines;
    private final Game game;
    private final String source;
    private final Layout layout;
    private final ArrayDeque<Line> ahead = new ArrayDeque<>();
    private boolean commented;
    private boolean ended;

    /**
     * One puzzle's text, which may be wrong. One of more than 2²⁰ characters is cut one after that, which no game takes.
     *
     * @param line the number of its first line, from 1
     */
    public record Entry(int line, String text) {}

    private PuzzleFile(Reader reader, String source, Game game) {
        this.lines = new CallLines(new NumberedLines(reader, source, game::isComment));
        this.game = game;
        this.source = source;
        lookAhead(HEAD);
        if (ahead.isEmpty()) {
            throw new PuzzleFormatException(source
                    + (commented
                            ? " has only comments. Maybe a '#' is too many."
                            : " is empty. Maybe it is the wrong one."));
        }
        if (Layout.isCollection(others(), ended, game)) {
            this.layout = Layout.COLLECTION;
        } else {
            lookAhead(LINES);
            this.layout = Layout.ofGrids(others(), ended, game);
        }
    }

    /** What is ahead, without the calls, which are puzzles in any layout and part what stands before them from what stands after. */
    private List<Line> others() {
        return ahead.stream()
                .map(line -> isCall(line) ? new Line(line.number(), "", false) : line)
                .toList();
    }

    private static boolean isCall(Line line) {
        return line.isContent() && ClipsCall.isOfPuzzle(line.text());
    }

    /** Closing it closes the file. */
    public static PuzzleFile open(Path path, Game game) {
        InputStream in = bytes(path);
        try {
            return new PuzzleFile(reader(in), "'" + path + "'", game);
        } catch (RuntimeException e) {
            try {
                in.close();
            } catch (IOException another) {
                e.addSuppressed(another);
            }
            throw e;
        }
    }

    /** The bytes of a file; {@link UncheckedIOException} says what is wrong with it. */
    public static InputStream bytes(Path path) {
        String source = "'" + path + "'";
        if (Files.isDirectory(path)) {
            throw new UncheckedIOException(
                    source + " is a directory. Maybe name a file in it.", new FileSystemException(path.toString()));
        }
        try {
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw new UncheckedIOException("There is no file " + source + ". Maybe its name is misspelt.", e);
        } catch (IOException e) {
            throw new UncheckedIOException(source + " cannot be read. Maybe it is not allowed: " + e.getMessage(), e);
        }
    }

    /** Closing it closes the stream. */
    public static PuzzleFile of(InputStream in, Game game) {
        return new PuzzleFile(reader(in), "The input", game);
    }

    public static PuzzleFile of(String text, Game game) {
        return new PuzzleFile(new StringReader(text), "The text", game);
    }

    private static Reader reader(InputStream in) {
        return new InputStreamReader(in, StandardCharsets.UTF_8);
    }

    /** Reads on until so many lines of content are ahead, but no more characters than a puzzle may have. */
    private void lookAhead(int count) {
        int content = (int) ahead.stream().filter(Line::isContent).count();
        int characters = ahead.stream().mapToInt(line -> line.text().length()).sum();
        while (content < count && characters < NumberedLines.LONGEST && !ended) {
            Line line = lines.next();
            ended = line == null;
            if (line != null && line.text().indexOf('\0') >= 0) {
                throw new PuzzleFormatException(
                        source + " has a NUL in line " + line.number() + ". Maybe it is no text, or not in UTF-8.");
            }
            commented |= line != null && line.isComment();
            if (line != null && (line.isContent() || !ahead.isEmpty())) {
                ahead.add(line);
                content += line.isContent() ? 1 : 0;
                characters += line.text().length();
            }
        }
    }

    private @Nullable Line peek() {
        if (ahead.isEmpty() && !ended) {
            Line line = lines.next();
            ended = line == null;
            if (line != null) {
                ahead.add(line);
            }
        }
        return ahead.peek();
    }

    @Override
    public boolean hasNext() {
        Line line = peek();
        while (line != null && !line.isContent()) {
            ahead.remove();
            line = peek();
        }
        return line != null;
    }

    @Override
    public Entry next() {
        if (!hasNext()) {
            throw new NoSuchElementException(source + " has no more puzzles.");
        }
        Line first = ahead.remove();
        StringBuilder text = new StringBuilder(first.text());
        for (Line line = peek(); line != null && !isCall(first) && !endsPuzzle(line); line = peek()) {
            ahead.remove();
            if (text.length() <= NumberedLines.LONGEST && line.isContent()) {
                text.append('\n').append(line.text());
            }
        }
        text.setLength(Math.min(text.length(), NumberedLines.LONGEST + 1));
        return new Entry(first.number(), text.toString());
    }

    private boolean endsPuzzle(Line line) {
        return layout == Layout.COLLECTION
                || layout == Layout.BLOCKS && line.isBlank()
                || isCall(line)
                || line.isContent() && game.isHeader(line.text());
    }

    @Override
    public void close() {
        lines.close();
    }
}
