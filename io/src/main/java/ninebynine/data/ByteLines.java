package ninebynine.data;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/** The lines of a text, as bytes. */
final class ByteLines implements Closeable {
    /** A trace of a million candidates and a thousand steps still fits. */
    private static final int LONGEST = 1 << 30;

    private final InputStream in;
    private byte[] bytes = new byte[1 << 18];
    private int filled;
    private int from;
    private int to;
    private boolean ended;

    ByteLines(InputStream in) {
        this.in = in;
    }

    byte[] bytes() {
        return bytes;
    }

    /** Where the line begins in {@link #bytes}. */
    int from() {
        return from;
    }

    /** Where it ends, its line break left out. */
    int to() {
        return to;
    }

    /** Goes to the next line, if there is one. */
    boolean next() throws IOException {
        from = to < filled ? to + 1 : filled;
        to = from;
        while (true) {
            while (to < filled && bytes[to] != '\n') {
                to++;
            }
            if (to < filled || ended) {
                return from < filled;
            }
            fill();
        }
    }

    private void fill() throws IOException {
        if (from > 0) {
            System.arraycopy(bytes, from, bytes, 0, filled - from);
            filled -= from;
            to -= from;
            from = 0;
        } else if (filled == bytes.length) {
            if (filled >= LONGEST) {
                throw new IOException("a line is longer than " + LONGEST + " bytes");
            }
            bytes = Arrays.copyOf(bytes, bytes.length * 2);
        }
        int count = in.read(bytes, filled, bytes.length - filled);
        ended = count < 0;
        filled += Math.max(0, count);
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
