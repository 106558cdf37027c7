package ninebynine.data;

import java.io.IOException;

/** One file of a dataset while it is written. It is whole once it is closed, and not before. */
public interface Shard extends AutoCloseable {
    void write(RecordedTrace trace) throws IOException;

    @Override
    void close() throws IOException;
}
