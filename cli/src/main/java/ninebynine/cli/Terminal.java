package ninebynine.cli;

/** Whether people are watching. The launcher knows what the JVM can't tell on every version: which streams are terminals. */
record Terminal(boolean out, boolean err) {
    static Terminal current() {
        return new Terminal(Boolean.getBoolean("nbn.out.terminal"), Boolean.getBoolean("nbn.err.terminal"));
    }

    /** Colour only on a terminal, and never against NO_COLOR. */
    boolean colour() {
        String no = System.getenv("NO_COLOR");
        return out && (no == null || no.isEmpty());
    }
}
