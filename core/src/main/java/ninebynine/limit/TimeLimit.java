package ninebynine.limit;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Interrupts work that takes too long; what takes long notices (see {@link Stopping}), and ends with what it has. */
public final class TimeLimit {
    /** All the time in the world. */
    public static final TimeLimit NONE = new TimeLimit(0);

    /** One for all: its thread starts with the first limit. */
    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "time-limit");
        thread.setDaemon(true);
        return thread;
    });

    private final long millis;

    /** @param seconds 0 for no limit */
    public TimeLimit(double seconds) {
        millis = seconds == 0 ? 0 : Math.max(1, Math.round(1000 * seconds));
    }

    /** Does the work, which may be interrupted; afterwards nothing is. */
    public <R> R run(Supplier<R> work) {
        if (millis == 0) {
            return work.get();
        }
        Alarm alarm = new Alarm(Thread.currentThread());
        ScheduledFuture<?> ringing = CLOCK.schedule(alarm::ring, millis, TimeUnit.MILLISECONDS);
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
