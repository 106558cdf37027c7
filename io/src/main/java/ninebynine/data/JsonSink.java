package ninebynine.data;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Rows as lines of JSON: one object a line, its columns in order, nothing left out. */
final class JsonSink<R extends Record> implements RowSink<R> {
    private final OutputStream out;
    private final JsonEncoder encoder;
    private final JsonBytes line = new JsonBytes();

    JsonSink(Path file, Class<R> row, Compression compression) throws IOException {
        this.encoder = JsonEncoder.of(row);
        this.out = compression.pack(Files.newOutputStream(file));
    }

    @Override
    public void write(R row) throws IOException {
        line.clear();
        encoder.write(row, line);
        line.put('\n');
        out.write(line.bytes(), 0, line.size());
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
