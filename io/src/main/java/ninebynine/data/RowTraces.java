package ninebynine.data;

import java.nio.file.Path;
import java.util.Iterator;
import ninebynine.io.ToldPaths.Item;

/** The traces of a file whose rows are read by columns. */
final class RowTraces implements Iterator<Item>, AutoCloseable {
    private final TraceFile file;
    private final RowVerifier verifier = new RowVerifier();

    RowTraces(Path path) {
        this.file = TraceFile.open(path);
    }

    @Override
    public boolean hasNext() {
        return file.hasNext();
    }

    @Override
    public Item next() {
        TraceFile.Entry entry = file.next();
        int number = (int) entry.number();
        return new Item(number, () -> verifier.verify(number, ClaimedTrace.of(entry.row())));
    }

    @Override
    public void close() {
        file.close();
    }
}
