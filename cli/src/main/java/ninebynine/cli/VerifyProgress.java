package ninebynine.cli;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How far {@code nbn verify} is, on standard error: a bar where people watch, elsewhere a line now and then, so that a log shows that it goes on. */
final class VerifyProgress implements AutoCloseable {
    private static final long BETWEEN = TimeUnit.SECONDS.toNanos(20);

    private final PrintWriter err;
    private final int files;
    private final @Nullable ProgressBar bar;
    private long told = System.nanoTime();
    private int file;
    private long traces;

    VerifyProgress(PrintWriter err, Terminal terminal, int files) {
        this.err = err;
        this.files = files;
        this.bar = terminal.err()
                ? new ProgressBarBuilder()
                        .setTaskName("verify")
                        .setInitialMax(-1)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUnit(" traces", 1)
                        .showSpeed()
                        .build()
                : null;
    }

    /** Another file begins. */
    void file() {
        file++;
        if (bar != null && files > 1) {
            bar.setExtraMessage(" file " + file + " of " + files);
        }
    }

    /** A trace was checked. */
    void trace() {
        traces++;
        if (bar != null) {
            bar.step();
        } else if (System.nanoTime() - told > BETWEEN) {
            told = System.nanoTime();
            err.println("nbn: " + traces + " traces so far, file " + file + " of " + files + ".");
            err.flush();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
