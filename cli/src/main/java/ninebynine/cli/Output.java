package ninebynine.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Standard output that says so when it can't be written: a {@link PrintWriter} alone would keep it to itself. Once lost, the rest is dropped. */
public final class Output extends Writer {
    private final Writer to;
    private boolean lost;

    Output(Writer to) {
        this.to = to;
    }

    /** Always UTF-8, whatever the locale says: a path must be the same bytes everywhere. */
    public static PrintWriter standard() {
        return new PrintWriter(new Output(utf8(FileDescriptor.out)), false);
    }

    /** Standard error: where it is lost too, there is nobody left to tell. */
    public static PrintWriter error() {
        return new PrintWriter(utf8(FileDescriptor.err), true);
    }

    private static Writer utf8(FileDescriptor stream) {
        return new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8);
    }

    private interface Writing {
        void run() throws IOException;
    }

    private void attempt(Writing writing) {
        if (lost) {
            return;
        }
        try {
            writing.run();
        } catch (IOException e) {
            lost = true;
            throw new OutputLost(e);
        }
    }

    @Override
    public void write(char[] text, int from, int length) {
        attempt(() -> to.write(text, from, length));
    }

    @Override
    public void write(String text, int from, int length) {
        attempt(() -> to.write(text, from, length));
    }

    @Override
    public void flush() {
        attempt(to::flush);
    }

    @Override
    public void close() {
        attempt(to::close);
    }
}
