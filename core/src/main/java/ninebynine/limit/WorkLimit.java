package ninebynine.limit;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How much work may be spent, counted and not timed: the same work ends at the same place, on any machine and with any number of threads. A unit is some
 * hundred nodes of a search, see {@link Stopping#work}.
 */
public final class WorkLimit {
    private static final ThreadLocal<WorkLimit> CURRENT = new ThreadLocal<>();

    private long left;

    private WorkLimit(long units) {
        left = units;
    }

    /** Does the work, which ends with {@link SearchStopped} when so many units are spent. Limits inside this one are within it as well. */
    public static <R> R run(long units, Supplier<R> work) {
        WorkLimit outer = CURRENT.get();
        WorkLimit inner = new WorkLimit(outer == null ? units : Math.min(units, outer.left));
        long given = inner.left;
        CURRENT.set(inner);
        try {
            return work.get();
        } finally {
            restore(outer, given - inner.left);
        }
    }

    private static void restore(@Nullable WorkLimit outer, long spent) {
        if (outer == null) {
            CURRENT.remove();
        } else {
            outer.left -= spent;
            CURRENT.set(outer);
        }
    }

    /** One unit of this thread's. */
    static void spend() {
        WorkLimit current = CURRENT.get();
        if (current != null && --current.left < 0) {
            throw new SearchStopped("It would take too long");
        }
    }
}
