package ninebynine.cli;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/** One line that is written over again and again while a puzzle takes long; it goes away when the puzzle is done. */
final class ProgressLine implements TraceSink, AutoCloseable {
    /** Who waits no longer than this need not be told. */
    private static final long PATIENCE = 1_000_000_000;

    private static final long PAUSE = 200_000_000;

    private final PrintWriter err;
    private final LongSupplier clock;
    private final int candidates;
    private long due;
    private int width;
    private @Nullable Rule hardest;

    /** @param clock nanoseconds */
    ProgressLine(PrintWriter err, LongSupplier clock, View start) {
        this.err = err;
        this.clock = clock;
        this.candidates = start.candidates().count();
        this.due = clock.getAsLong() + PATIENCE;
    }

    @Override
    public void after(Step step, View state) {
        hardest = hardest == null || step.rule().level() > hardest.level() ? step.rule() : hardest;
        long now = clock.getAsLong();
        if (now - due >= 0) {
            due = now + PAUSE;
            int gone = candidates - state.candidates().count() + state.values().count();
            write("nbn: step " + step.number() + ", " + 100 * gone / candidates
                    + "% of the candidates decided, hardest rule " + hardest.code());
        }
    }

    private void write(String text) {
        err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
        err.flush();
        width = text.length();
    }

    @Override
    public void close() {
        if (width > 0) {
            write("");
            err.print("\r");
            err.flush();
        }
    }
}
