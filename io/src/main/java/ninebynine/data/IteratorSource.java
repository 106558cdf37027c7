package ninebynine.data;

import java.util.Iterator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rows that somebody else read. */
final class IteratorSource<R extends Record> implements RowSource<R> {
    private final Iterator<R> rows;
    private long number;

    IteratorSource(Iterator<R> rows) {
        this.rows = rows;
    }

    @Override
    public @Nullable R next() {
        if (!rows.hasNext()) {
            return null;
        }
        number++;
        R row = rows.next();
        String missing = Columns.missing(row);
        if (missing != null) {
            throw new DatasetException("\"" + missing + "\" is missing.");
        }
        return Schema.known(row);
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public String place() {
        return "row " + number;
    }

    @Override
    public Set<String> unknown() {
        return Set.of();
    }

    @Override
    public void close() {
        // there is nothing to close
    }
}
