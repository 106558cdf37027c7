package ninebynine.data;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that knows how much was read of it. */
final class CountedStream extends FilterInputStream {
    private long count;

    CountedStream(InputStream in) {
        super(in);
    }

    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        count += next < 0 ? 0 : 1;
        return next;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int read = super.read(into, from, length);
        count += Math.max(0, read);
        return read;
    }
}
