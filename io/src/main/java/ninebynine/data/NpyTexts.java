package ninebynine.data;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/** An array of texts that grows. NumPy gives all of them the same length, which is known only at the end. */
final class NpyTexts implements Closeable {
    private final Path file;
    private final DataOutputStream out;
    private long count;
    private int longest = 1;

    NpyTexts(Path file) throws IOException {
        this.file = file;
        this.out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
    }

    void add(String text) throws IOException {
        out.writeUTF(text);
        count++;
        longest = Math.max(longest, text.codePointCount(0, text.length()));
    }

    void copy(OutputStream to) throws IOException {
        out.flush();
        to.write(NpyHeader.of("<U" + longest, count));
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            for (long i = 0; i < count; i++) {
                ByteBuffer padded = ByteBuffer.allocate(4 * longest).order(ByteOrder.LITTLE_ENDIAN);
                in.readUTF().codePoints().forEach(padded::putInt);
                to.write(padded.array());
            }
        }
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
