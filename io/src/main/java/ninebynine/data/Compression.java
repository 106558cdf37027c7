package ninebynine.data;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** How a text file is packed. The same text gives the same bytes: nothing here writes a clock. */
public enum Compression {
    zstd(".zst", 0x28, 0xb5, 0x2f, 0xfd) {
        @Override
        OutputStream pack(OutputStream out) throws IOException {
            return new ZstdOutputStream(out, LEVEL);
        }

        @Override
        InputStream unpack(InputStream in) throws IOException {
            return new ZstdInputStream(in);
        }
    },
    gzip(".gz", 0x1f, 0x8b) {
        @Override
        OutputStream pack(OutputStream out) throws IOException {
            return new GZIPOutputStream(out, BUFFER);
        }

        @Override
        InputStream unpack(InputStream in) throws IOException {
            return new GZIPInputStream(in, BUFFER);
        }
    },
    none("") {
        @Override
        OutputStream pack(OutputStream out) {
            return out;
        }

        @Override
        InputStream unpack(InputStream in) {
            return in;
        }
    };

    /** Level 3 makes traces 3 % smaller and takes 1.4 times as long. */
    static final int LEVEL = 1;

    private static final int BUFFER = 1 << 16;

    private final String suffix;
    private final int[] magic;

    Compression(String suffix, int... magic) {
        this.suffix = suffix;
        this.magic = magic;
    }

    /** What a file's name ends with, such as {@code .zst}. */
    public String suffix() {
        return suffix;
    }

    abstract OutputStream pack(OutputStream out) throws IOException;

    abstract InputStream unpack(InputStream in) throws IOException;

    /** The text of a file, however it was packed: its first bytes tell, its name does not matter. */
    public static InputStream text(InputStream file) throws IOException {
        BufferedInputStream in = new BufferedInputStream(file, BUFFER);
        in.mark(BUFFER);
        byte[] first = in.readNBytes(4);
        in.reset();
        for (Compression each : values()) {
            if (each.begins(first)) {
                return each == none ? in : UnpackedStream.of(each, in);
            }
        }
        throw new IllegalStateException("Nothing begins with nothing.");
    }

    private boolean begins(byte[] first) {
        int[] found = new int[Math.min(magic.length, first.length)];
        Arrays.setAll(found, i -> first[i] & 0xff);
        return Arrays.equals(found, magic);
    }
}
