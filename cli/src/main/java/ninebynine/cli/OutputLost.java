package ninebynine.cli;

import java.io.IOException;
import java.util.Locale;

/** What we have to say can't be written, so there is no use in going on. */
final class OutputLost extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What a shell shows of a program that SIGPIPE ended; other programs end so when their reader has gone. */
    static final int CLOSED = 141;

    private final boolean closed;

    OutputLost(IOException e) {
        super(
                "The output can't be written: " + e.getMessage()
                        + ". Maybe the disk is full; what is there of it is not whole.",
                e);
        String message = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
        this.closed = message.contains("pipe") || message.contains("stream closed");
    }

    /** Whether the one who read it has gone, as {@code head} does: that is no fault, and nothing needs to be said. */
    boolean isClosed() {
        return closed;
    }

    int code() {
        return closed ? CLOSED : Nbn.BAD;
    }
}
