package ninebynine.data;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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

    /** A line that lies in the buffer as a whole is copied once. */
    private byte @Nullable [] read() throws IOException {
        ByteArrayOutputStream parts = null;
        while (at < filled || fill()) {
            int from = at;
            at = end(from);
            boolean ends = at < filled;
            int length = at - from + (parts == null ? 0 : parts.size());
            if (length > longest) {
                throw new IOException(
                        "line " + (read + 1) + " is longer than " + longest
                                + " bytes. Maybe it is no file of rows, or the rows of the view steps are short enough, or Java may use more memory, as with NBN_OPTS=-Xmx8g");
            }
            if (ends && parts == null) {
                at++;
                read++;
                return Arrays.copyOfRange(buffer, from, from + length);
            }
            parts = parts == null ? new ByteArrayOutputStream(length * 2) : parts;
            parts.write(buffer, from, length - parts.size());
            if (ends) {
                at++;
                break;
            }
        }
        read += parts == null ? 0 : 1;
        return parts == null ? null : parts.toByteArray();
    }

    /** Where the next break is, or the end of what was read. */
    private int end(int from) {
        int i = from;
        for (; i <= filled - Long.BYTES; i += Long.BYTES) {
            long others = (long) JsonLine.EIGHT.get(buffer, i) ^ JsonLine.EACH * '\n';
            if ((others - JsonLine.EACH & ~others & JsonLine.HIGH) != 0) {
                break;
            }
        }
        while (i < filled && buffer[i] != '\n') {
            i++;
        }
        return i;
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
