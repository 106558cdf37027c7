package ninebynine.data;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ninebynine.explain.Notation;
import ninebynine.io.TraceText;

/** Traces as people read them: what {@code nbn solve --explain} prints. */
final class TextShard implements Shard {
    private static final TraceText TEXT = new TraceText(Notation.Style.UNICODE, true, false, false);

    private final OutputStream out;

    TextShard(Path file, Compression compression) throws IOException {
        this.out = compression.pack(Files.newOutputStream(file));
    }

    @Override
    public void write(RecordedTrace trace) throws IOException {
        String text = TEXT.print(trace.puzzle(), trace.row().theory(), trace.trace(), trace.order());
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
