package ninebynine.data;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;

/** An array that grows along its first axis. It lies in a file of its own until its length is known. */
final class NpySpool implements Closeable {
    private static final int BUFFER = 1 << 14;

    private final Path file;
    private final String type;
    private final long[] rest;
    private final OutputStream out;
    private long length;

    /**
     * @param type as NumPy names it; numbers of several bytes are written lowest byte first
     * @param rest the lengths of the other axes
     */
    NpySpool(Path file, String type, long... rest) throws IOException {
        this.file = file;
        this.type = type;
        this.rest = rest;
        this.out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER);
    }

    /** One more along the first axis. */
    void add(byte[] numbers) throws IOException {
        out.write(numbers);
        length++;
    }

    /** One more number. */
    void add(long number, int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) {
            out.write((int) (number >>> 8 * i));
        }
        length++;
    }

    /** Writes the whole array. */
    void copy(OutputStream to) throws IOException {
        out.flush();
        to.write(NpyHeader.of(
                type,
                LongStream.concat(LongStream.of(length), LongStream.of(rest)).toArray()));
        Files.copy(file, to);
    }

    @Override
    public void close() throws IOException {
        try {
            out.close();
        } finally {
            Files.deleteIfExists(file);
        }
    }
}
