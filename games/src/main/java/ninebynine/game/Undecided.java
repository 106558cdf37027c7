package ninebynine.game;

/** Whether there is another solution was not found out in reasonable time. */
public final class Undecided extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Nothing more can be said. */
    public Undecided() {
        super("Whether there is another solution would take too long", null, false, false);
    }
}
