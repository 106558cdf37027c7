package ninebynine.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Interrupts work that takes too long; searches notice, and end with what they have. */
final class TimeLimit {
    private final long millis;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "time-limit");
        thread.setDaemon(true);
        return thread;
    });

    TimeLimit(double seconds) {
        millis = Math.max(1, Math.round(1000 * seconds));
    }

    <R> R run(Supplier<R> work) {
        Alarm alarm = new Alarm(Thread.currentThread());
        ScheduledFuture<?> ringing = clock.schedule(alarm::ring, millis, TimeUnit.MILLISECONDS);
        try {
            return work.get();
        } finally {
            alarm.off();
            ringing.cancel(false);
        }
    }

    /** Rings while the work is under way and never after it. */
    private static final class Alarm {
        private final Thread worker;
        private boolean off;

        Alarm(Thread worker) {
            this.worker = worker;
        }

        synchronized void ring() {
            if (!off) {
                worker.interrupt();
            }
        }

        /** Also takes back an alarm that rang but was not noticed. */
        @SuppressWarnings("ResultOfMethodCallIgnored") // what it says is that the alarm rang; asking clears it
        synchronized void off() {
            off = true;
            Thread.interrupted();
        }
    }
}
