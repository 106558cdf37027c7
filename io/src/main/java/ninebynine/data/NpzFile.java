package ninebynine.data;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Arrays with names, in a file that {@code numpy.load} opens: a zip of {@code .npy} files. */
final class NpzFile implements Closeable {
    /** The first day that a zip knows, on every file, so that the same arrays give the same bytes. */
    private static final LocalDateTime NEVER = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** States that follow each other are nearly the same: here 3 packs faster than 1, and to a third. */
    private static final int LEVEL = 3;

    private final ZipOutputStream zip;

    /** Something that writes an array. */
    @FunctionalInterface
    interface Copy {
        void to(OutputStream out) throws IOException;
    }

    NpzFile(Path file) throws IOException {
        this.zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file), 1 << 16));
        zip.setLevel(LEVEL);
    }

    void add(String name, Copy array) throws IOException {
        ZipEntry entry = new ZipEntry(name + ".npy");
        entry.setTimeLocal(NEVER);
        zip.putNextEntry(entry);
        array.to(zip);
        zip.closeEntry();
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
