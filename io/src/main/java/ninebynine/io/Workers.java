package ninebynine.io;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that work ahead; what goes wrong with one is thrown where its result is asked for. */
final class Workers implements AutoCloseable {
    private final ExecutorService pool;

    Workers(int threads) {
        pool = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work);
            thread.setDaemon(true);
            return thread;
        });
    }

    <R> Future<R> begin(Callable<R> work) {
        return pool.submit(work);
    }

    static <R> R result(Future<R> future) {
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

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
