package ninebynine.data;

import java.io.Closeable;
import java.io.IOException;

/** A file of rows while it is written. It is whole once it is closed, and not before. */
interface RowSink<R extends Record> extends Closeable {
    void write(R row) throws IOException;
}
