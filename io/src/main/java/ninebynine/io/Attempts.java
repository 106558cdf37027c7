package ninebynine.io;

import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import ninebynine.generate.Made;
import ninebynine.generate.Method;

/** Attempts of a method by several threads, told in order: the same puzzles however many there are. */
public final class Attempts {
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

    private record Done(long attempt, List<Made> puzzles) {}

    /** Makes attempts from a number on until the listener has enough. */
    public void run(long from, Listener listener) {
        ThreadLocal<Method> mine = ThreadLocal.withInitial(methods);
        Numbers numbers = new Numbers(from);
        new InOrder(threads)
                .run(numbers, attempt -> new Done(attempt, mine.get().attempt(attempt)), done -> {
                    if (!numbers.enough) {
                        numbers.enough = !listener.made(done.attempt, done.puzzles);
                    }
                });
    }

    private static final class Numbers implements Iterator<Long> {
        private long next;
        private boolean enough;

        Numbers(long from) {
            next = from;
        }

        @Override
        public boolean hasNext() {
            return !enough;
        }

        @Override
        public Long next() {
            return next++;
        }
    }
}
