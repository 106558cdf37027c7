package ninebynine.io;

import java.util.Locale;
import ninebynine.strategy.NoSuchType;

/** What went wrong where nobody expected it, in plain words and without the full stop. */
public final class Shortage {
    private static final double GIGABYTE = 1e9;

    private Shortage() {}

    /** Memory or stack that did not suffice. */
    public static String of(VirtualMachineError e) {
        return e instanceof OutOfMemoryError
                ? String.format(
                        Locale.ROOT,
                        "It takes more memory than the %.1f GB that Java may use here. Maybe fewer rules, or more"
                                + " memory, as with NBN_OPTS=-Xmx16g",
                        Runtime.getRuntime().maxMemory() / GIGABYTE)
                : "It goes deeper than Java's stack allows. Maybe a deeper stack, as with NBN_OPTS=-Xss64m";
    }

    /** A theory that does not fit the puzzle, or else a fault of ours. */
    public static String fault(RuntimeException e) {
        if (e instanceof NoSuchType) {
            return String.valueOf(e.getMessage()).replaceFirst("\\.$", "");
        }
        return "It could not be worked on, and that is a fault of nbn (" + e + "). Please report it, with the puzzle";
    }
}
