package ninebynine.limit;

/** Whether something large will fit, asked before it is made: whoever runs out of memory takes others along. */
public final class Room {
    /** Of the heap, in hundredths; the rest is for what is there already and for what comes and goes. */
    private static final long SHARE = 80;

    /** What a page should not go beyond. */
    private static final long PAGE = 1L << 30;

    private static final double GIGABYTE = 1e9;

    /** Asked once: to ask by name takes time, and chains ask in every state. */
    private static final long HEAP = heap();

    private Room() {}

    /**
     * Throws {@link NoRoom} if so much can't be had, even by itself.
     *
     * @param bytes about what it takes
     * @param what whose size it is, as a subject in the plural: "the links of 117649 candidates"
     */
    public static void check(double bytes, String what) {
        check(bytes, what, "fewer rules, or more memory", HEAP);
    }

    /** The same for what is needed with any rules. */
    public static void checkAnyway(double bytes, String what) {
        check(bytes, what, "more memory", HEAP);
    }

    /** How large the heap may grow: asked by name, because where the engine runs in a page nobody knows. */
    private static long heap() {
        try {
            return (Long) Runtime.class.getMethod("maxMemory").invoke(Runtime.getRuntime());
        } catch (ReflectiveOperationException e) {
            return PAGE;
        }
    }

    static void check(double bytes, String what, String way, long heap) {
        if (bytes > heap / 100.0 * SHARE) {
            throw new NoRoom(
                    what + " take about " + gigabytes(bytes) + " GB, too much of the " + gigabytes((double) heap)
                            + " that Java may use here. Maybe " + way + ", as with NBN_OPTS=-Xmx"
                            + Math.max((heap >> 30) + 1, (long) Math.ceil(bytes * 100 / SHARE / (1 << 30))) + "g");
        }
    }

    private static String gigabytes(double bytes) {
        long tenths = Math.round(bytes / GIGABYTE * 10);
        return tenths / 10 + "." + tenths % 10;
    }
}
