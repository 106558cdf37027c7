package ninebynine.data;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Rows as lines of JSON: one object a line, its columns in order, nothing left out. */
final class JsonSink<R extends Record> implements RowSink<R> {
    private final OutputStream out;
    private final JsonColumns columns;
    private final JsonLine line = new JsonLine();

    JsonSink(Path file, Class<R> row, Compression compression) throws IOException {
        this.out = compression.pack(new BufferedOutputStream(Files.newOutputStream(file)));
        this.columns = new JsonColumns(row);
    }

    @Override
    public void write(R row) throws IOException {
        columns.write(row, line);
        line.end(out);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
