package ninebynine.data;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;

/** A file of rows: for each trace, those that a view makes of it. */
final class RowShard<R extends Record> implements Shard {
    private final RowSink<R> sink;
    private final Class<R> type;
    private final Function<RecordedTrace, ? extends List<? extends Record>> rows;

    RowShard(RowSink<R> sink, Class<R> type, Function<RecordedTrace, ? extends List<? extends Record>> rows) {
        this.sink = sink;
        this.type = type;
        this.rows = rows;
    }

    @Override
    public void write(RecordedTrace trace) throws IOException {
        for (Record row : rows.apply(trace)) {
            sink.write(type.cast(row));
        }
    }

    @Override
    public void close() throws IOException {
        sink.close();
    }
}
