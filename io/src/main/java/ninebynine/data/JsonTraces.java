package ninebynine.data;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import ninebynine.io.ToldPaths.Item;
import org.jspecify.annotations.Nullable;

/** The traces of a file of JSON lines: a puzzle with its steps on each line, or a step on each, those of one puzzle together. */
final class JsonTraces implements Iterator<Item> {
    private final InputStream in;
    private final RowVerifier verifier = new RowVerifier();
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;
    private int line;
    private byte @Nullable [] ahead;
    /** Whether each line is a step: the first tells. */
    private final boolean steps;

    JsonTraces(InputStream in) {
        this.in = in;
        advance();
        this.steps = ahead != null && single(ahead) != null;
    }

    @Override
    public boolean hasNext() {
        return ahead != null;
    }

    @Override
    public Item next() {
        byte[] bytes = ahead;
        if (bytes == null) {
            throw new NoSuchElementException("There are no more lines.");
        }
        int number = line;
        advance();
        ClaimedTrace single = steps ? single(bytes) : null;
        if (single == null) {
            return new Item(number, () -> verifier.verify(number, ClaimedTrace.read(bytes, 0, bytes.length)));
        }
        gather(single);
        return new Item(number, () -> verifier.verify(number, single));
    }

    /** The line as a step by itself; null if it is a whole trace, or wrong: that is said when it is checked. */
    private static @Nullable ClaimedTrace single(byte[] bytes) {
        try {
            ClaimedTrace trace = ClaimedTrace.read(bytes, 0, bytes.length);
            return trace.single ? trace : null;
        } catch (DatasetException e) {
            return null;
        }
    }

    /** Adds the steps of the next lines to a trace, as long as they are of the same puzzle. */
    private void gather(ClaimedTrace trace) {
        while (ahead != null) {
            ClaimedTrace next = single(ahead);
            if (next == null || !next.id.equals(trace.id) || next.steps.get(0).index < trace.lastIndex()) {
                return;
            }
            trace.steps.addAll(next.steps);
            advance();
        }
    }

    /** Goes to the next line that is not blank. */
    private void advance() {
        ahead = null;
        try {
            byte[] bytes = read();
            while (bytes != null
                    && new String(bytes, 0, Math.min(bytes.length, 8), StandardCharsets.ISO_8859_1).isBlank()) {
                bytes = read();
            }
            ahead = bytes;
        } catch (IOException e) {
            throw new UncheckedIOException("It cannot be read after line " + line + ": " + e.getMessage(), e);
        }
    }

    /** The next line without its break; null after the last. */
    private byte @Nullable [] read() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);
        boolean some = false;
        while (true) {
            if (at == filled) {
                at = 0;
                filled = Math.max(0, in.read(buffer));
                if (filled == 0) {
                    line += some ? 1 : 0;
                    return some ? bytes.toByteArray() : null;
                }
            }
            int from = at;
            while (at < filled && buffer[at] != '\n') {
                at++;
            }
            bytes.write(buffer, from, at - from);
            some = true;
            if (at < filled) {
                at++;
                line++;
                return bytes.toByteArray();
            }
        }
    }
}
