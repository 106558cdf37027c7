package ninebynine.io;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.function.Predicate;
import ninebynine.game.PuzzleFormatException;
import ninebynine.text.Pieces;
import org.jspecify.annotations.Nullable;

/**
 * The numbered lines of a source, ended by LF, CR LF or CR. A line that is longer than {@link #LONGEST}
 * is cut one character after that, so that memory is bounded and its length still tells; one that does not end is refused.
 */
final class NumberedLines implements AutoCloseable {
    static final int LONGEST = 1 << 20;

    /** What is longer has no lines at all, and may never end. */
    private static final int ENDLESS = 1 << 26;

    private static final int END = -1;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader reader;
    private final String source;
    private final Predicate<String> isComment;
    private final char[] buffer = new char[1 << 13];
    private int at;
    private int size;
    private int number;
    private boolean afterReturn;
    private final StringBuilder text = new StringBuilder();

    NumberedLines(Reader reader, String source) {
        this(reader, source, NumberedLines::isMarked);
    }

    /** @param isComment what a line says that belongs to no puzzle, once it begins with {@code #} */
    NumberedLines(Reader reader, String source, Predicate<String> isComment) {
        this.reader = reader;
        this.source = source;
        this.isComment = isComment;
    }

    private static boolean isMarked(String text) {
        return text.startsWith("#", Pieces.inked(text, 0));
    }

    /** @param number from 1 */
    record Line(int number, String text, boolean isComment) {
        boolean isCut() {
            return text.length() > LONGEST;
        }

        boolean isBlank() {
            return !isCut() && Pieces.isBlank(text);
        }

        /** Whether it belongs to a puzzle. */
        boolean isContent() {
            return !isBlank() && !isComment();
        }
    }

    /** The next line, or null after the last. */
    @Nullable
    Line next() {
        int ch = read();
        if ((number == 0 && ch == BYTE_ORDER_MARK) || (afterReturn && ch == '\n')) {
            ch = read();
        }
        if (ch == END) {
            return null;
        }
        text.setLength(0);
        int length = 0;
        while (ch != END && ch != '\n' && ch != '\r') {
            if (text.length() <= LONGEST) {
                text.append((char) ch);
            }
            if (++length > ENDLESS) {
                throw new PuzzleFormatException("Line " + (number + 1) + " of " + source + " has more than " + ENDLESS
                        + " characters. Maybe it is no text, or line breaks are missing.");
            }
            ch = read();
        }
        afterReturn = ch == '\r';
        String line = text.length() == 0 ? "" : text.toString();
        return new Line(++number, line, isMarked(line) && isComment.test(line));
    }

    private int read() {
        if (at == size) {
            at = 0;
            try {
                size = Math.max(0, reader.read(buffer));
            } catch (IOException e) {
                throw new UncheckedIOException(
                        source + " cannot be read after line " + number + ": " + e.getMessage(), e);
            }
        }
        return size == 0 ? END : buffer[at++];
    }

    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(source + " cannot be closed: " + e.getMessage(), e);
        }
    }
}
