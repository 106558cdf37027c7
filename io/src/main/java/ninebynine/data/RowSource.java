package ninebynine.data;

import java.io.Closeable;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A file of rows while it is read, one row at a time. */
interface RowSource<R extends Record> extends Closeable {
    /**
     * The next row, or null after the last.
     *
     * @throws DatasetException if what comes next is no such row; the one after it may be asked for
     */
    @Nullable
    R next();

    /** Where the last row stood, from 1: its line, or its place among the rows. */
    long number();

    /** The same for messages, as in "line 7". */
    String place();

    /** The columns that are not known here, as far as rows were read. */
    Set<String> unknown();

    @Override
    void close();
}
