package ninebynine.io;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import ninebynine.generate.Made;
import ninebynine.generate.Method;
import org.jspecify.annotations.Nullable;

/**
 * Attempts of a method from a number on, without end, by several threads and in order: the same puzzles however many there are. Few are made ahead, for one
 * may take seconds.
 */
public final class Attempts implements Iterator<Attempts.Attempt>, AutoCloseable {
    private static final int AHEAD = 3;

    private final ThreadLocal<Method> methods;
    private final int threads;
    private final @Nullable Workers workers;
    private final Deque<Future<Attempt>> ahead = new ArrayDeque<>();
    private long next;

    /** What the attempt of a number made. */
    public record Attempt(long number, List<Made> made) {}

    /** @param methods a new one for each thread */
    public Attempts(Supplier<Method> methods, int threads, long from) {
        this.methods = ThreadLocal.withInitial(methods);
        this.threads = threads;
        this.workers = threads == 1 ? null : new Workers(threads);
        this.next = from;
    }

    @Override
    public boolean hasNext() {
        return true;
    }

    @Override
    public Attempt next() {
        if (workers == null) {
            return attempt(next++);
        }
        while (ahead.size() < AHEAD * threads) {
            long number = next++;
            ahead.add(workers.begin(() -> attempt(number)));
        }
        return Workers.result(ahead.remove());
    }

    private Attempt attempt(long number) {
        return new Attempt(number, methods.get().attempt(number));
    }

    @Override
    public void close() {
        if (workers != null) {
            workers.close();
        }
    }
}
