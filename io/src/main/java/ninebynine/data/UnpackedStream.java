package ninebynine.data;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** What comes out of a packed file, as long as it is not far more than went in: a small file may unpack to terabytes. */
final class UnpackedStream extends FilterInputStream {
    /** Traces pack to a twentieth or so; the same line a million times over to a few hundredths of a percent, and stays small. */
    private static final long MOST = 500;

    /** So much may come out of anything. */
    private static final long FREE = 64L << 20;

    private final CountedStream packed;
    private long read;

    private UnpackedStream(InputStream text, CountedStream packed) {
        super(text);
        this.packed = packed;
    }

    /** The text of a file that is packed so. */
    static InputStream of(Compression compression, InputStream file) throws IOException {
        CountedStream packed = new CountedStream(file);
        return new UnpackedStream(compression.unpack(packed), packed);
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        checked(next < 0 ? 0 : 1);
        return next;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int count = super.read(into, from, length);
        checked(Math.max(0, count));
        return count;
    }

    private void checked(int count) throws IOException {
        read += count;
        if (read > FREE && read / MOST > packed.count()) {
            throw new IOException("it unpacks to more than " + MOST + " times its size, " + read
                    + " bytes so far; maybe it was made to fill memory, or unpack it yourself");
        }
    }
}
