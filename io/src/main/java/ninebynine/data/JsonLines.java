package ninebynine.data;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines of a file as bytes, blank ones left out, and none longer than a row may be. */
final class JsonLines implements Closeable {
    /** A row of the largest board with all its steps is shorter; and a line is copied while it grows and while it is read. */
    private static final int LONGEST =
            (int) Math.min(1 << 28, Runtime.getRuntime().maxMemory() / 16);

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private final int longest;
    private int at;
    private int filled;
    private long read;
    private long number;
    private byte @Nullable [] first;

    JsonLines(InputStream in) throws IOException {
        this(in, LONGEST);
    }

    JsonLines(InputStream in, int longest) throws IOException {
        this.in = in;
        this.longest = longest;
        this.first = advance();
    }

    /** The first line that is not blank, which comes again; null if there is none. */
    byte @Nullable [] first() {
        return first;
    }

    /** The next line that is not blank, without its break; null after the last. */
    byte @Nullable [] next() throws IOException {
        byte[] line = first;
        first = null;
        line = line == null ? advance() : line;
        number = read;
        return line;
    }

    /** The number of the last line, from 1; blank ones count. */
    long number() {
        return number;
    }

    private byte @Nullable [] advance() throws IOException {
        byte[] line = read();
        while (line != null && isBlank(line)) {
            line = read();
        }
        return line;
    }

    private static boolean isBlank(byte[] line) {
        return line.length < 64 && new String(line, StandardCharsets.UTF_8).isBlank();
    }

    private byte @Nullable [] read() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean some = false;
        while (at < filled || fill()) {
            int from = at;
            while (at < filled && buffer[at] != '\n') {
                at++;
            }
            line.write(buffer, from, at - from);
            some = true;
            if (line.size() > longest) {
                throw new IOException(
                        "line " + (read + 1) + " is longer than " + longest
                                + " bytes. Maybe it is no file of rows, or the rows of the view steps are short enough, or Java may use more memory, as with NBN_OPTS=-Xmx8g");
            }
            if (at < filled) {
                at++;
                break;
            }
        }
        read += some ? 1 : 0;
        return some ? line.toByteArray() : null;
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, in.read(buffer));
        return filled > 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
