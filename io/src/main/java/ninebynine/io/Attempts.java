package ninebynine.io;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import ninebynine.generate.Made;
import ninebynine.generate.Method;

/** Attempts of a method by several threads, told in order: the same puzzles however many there are. Few are made ahead, for one may take seconds. */
public final class Attempts {
    private static final int AHEAD = 3;

    private final Supplier<Method> methods;
    private final int threads;

    /** @param methods a new one for each thread */
    public Attempts(Supplier<Method> methods, int threads) {
        this.methods = methods;
        this.threads = threads;
    }

    /** Hears of every attempt, in order. */
    @FunctionalInterface
    public interface Listener {
        /** What an attempt made; answers whether to go on. */
        boolean made(long attempt, List<Made> puzzles);
    }

    /** Makes attempts from a number on until the listener has enough. */
    public void run(long from, Listener listener) {
        if (threads == 1) {
            Method method = methods.get();
            long attempt = from;
            while (listener.made(attempt, method.attempt(attempt))) {
                attempt++;
            }
            return;
        }
        ThreadLocal<Method> mine = ThreadLocal.withInitial(methods);
        ExecutorService pool = Executors.newFixedThreadPool(threads, Attempts::daemon);
        try {
            Deque<Future<List<Made>>> ahead = new ArrayDeque<>();
            long next = from;
            for (long attempt = from; ; attempt++) {
                while (next < attempt + (long) AHEAD * threads) {
                    long number = next++;
                    ahead.add(pool.submit(() -> mine.get().attempt(number)));
                }
                if (!listener.made(attempt, get(ahead.remove()))) {
                    return;
                }
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static List<Made> get(Future<List<Made>> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted.", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    }
}
