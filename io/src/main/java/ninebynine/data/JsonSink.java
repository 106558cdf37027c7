package ninebynine.data;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SequenceWriter;

/** Rows as lines of JSON: one object a line, its columns in order, nothing left out. */
final class JsonSink<R extends Record> implements RowSink<R> {
    private final OutputStream out;
    private final SequenceWriter rows;
    private boolean empty = true;

    JsonSink(Path file, Class<R> row, Compression compression) throws IOException {
        this.out = compression.pack(Files.newOutputStream(file));
        this.rows = JsonRow.MAPPER.writerFor(row).withRootValueSeparator("\n").writeValues(out);
    }

    @Override
    public void write(R row) throws IOException {
        try {
            rows.write(row);
            empty = false;
        } catch (JacksonException e) {
            throw cause(e);
        }
    }

    @Override
    public void close() throws IOException {
        try (out) {
            rows.flush();
            if (!empty) {
                out.write('\n');
            }
        } catch (JacksonException e) {
            throw cause(e);
        }
    }

    private static IOException cause(JacksonException e) {
        return e.getCause() instanceof IOException cause ? cause : new IOException(e.getOriginalMessage(), e);
    }
}
