package ninebynine.io;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/** Works on many things with several threads and hands the results on in input order, holding few at a time. */
public final class InOrder {
    private static final int CHUNK = 16;
    private static final int WINDOW = 8;

    private final int threads;

    public InOrder(int threads) {
        if (threads < 1 || threads > 1024) {
            throw new IllegalArgumentException(threads + " threads are not between 1 and 1024.");
        }
        this.threads = threads;
    }

    public <T, R> void run(Iterator<T> items, Function<T, R> work, Consumer<R> take) {
        if (threads == 1) {
            items.forEachRemaining(item -> take.accept(work.apply(item)));
            return;
        }
        try (Workers workers = new Workers(threads)) {
            Deque<Future<List<R>>> window = new ArrayDeque<>();
            while (items.hasNext()) {
                List<T> chunk = chunk(items);
                window.add(workers.begin(() -> chunk.stream().map(work).toList()));
                if (window.size() >= WINDOW * threads) {
                    Workers.result(window.remove()).forEach(take);
                }
            }
            while (!window.isEmpty()) {
                Workers.result(window.remove()).forEach(take);
            }
        }
    }

    private static <T> List<T> chunk(Iterator<T> items) {
        List<T> chunk = new ArrayList<>(CHUNK);
        while (chunk.size() < CHUNK && items.hasNext()) {
            chunk.add(items.next());
        }
        return chunk;
    }
}
