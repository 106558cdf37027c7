package ninebynine.data;

import java.io.Closeable;
import org.jspecify.annotations.Nullable;

/** A file of rows while it is read, one row at a time. */
interface RowSource<R extends Record> extends Closeable {
    /**
     * The next row, or null after the last.
     *
     * @throws DatasetException if what comes next is no such row
     */
    @Nullable
    R next();

    /** Where the last row stood, from 1: its line, or its place among the rows. */
    long number();

    @Override
    void close();
}
