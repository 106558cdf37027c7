package ninebynine.verify;

/** How many cases a law is checked on: all of them in the full run, {@code mvn verify -Pfull}, and a part in the quick one. */
final class Scale {
    private static final boolean FULL = Boolean.getBoolean("laws.full");
    private static final int PART = 5;

    private Scale() {}

    static int of(int cases) {
        return FULL ? cases : (cases + PART - 1) / PART;
    }

    /** The same of a law whose cases take long: a smaller part. */
    static int few(int cases) {
        return FULL ? cases : (cases + 2 * PART - 1) / (2 * PART);
    }

    /** A law that looks at every so many states skips more of them in the quick run. */
    static int stride(int every) {
        return FULL ? every : every * PART;
    }
}
