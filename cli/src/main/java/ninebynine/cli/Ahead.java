package ninebynine.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;

/** Shows things some at a time to somebody before they come one by one. */
final class Ahead<T> implements Iterator<T> {
    private final Iterator<T> source;
    private final int most;
    private final Consumer<List<T>> shown;
    private final Queue<T> waiting = new ArrayDeque<>();

    Ahead(Iterator<T> source, int most, Consumer<List<T>> shown) {
        this.source = source;
        this.most = most;
        this.shown = shown;
    }

    @Override
    public boolean hasNext() {
        return !waiting.isEmpty() || source.hasNext();
    }

    @Override
    public T next() {
        if (waiting.isEmpty()) {
            List<T> some = new ArrayList<>();
            do {
                some.add(source.next());
            } while (some.size() < most && source.hasNext());
            shown.accept(some);
            waiting.addAll(some);
        }
        return waiting.remove();
    }
}
