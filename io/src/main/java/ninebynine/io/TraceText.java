package ninebynine.io;

import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;

/**
 * How a trace is written for people.
 *
 * @param style how inequality is written
 * @param told how each step is said in English too
 * @param states whether the resolution states are drawn
 * @param colour whether rule names stand out
 */
public record TraceText(Notation.Style style, English told, boolean states, boolean colour) {
    /** How steps are said in English: not at all, in plain words, or with the name of the technique first. */
    public enum English {
        NOT,
        PLAIN,
        NAMED
    }

    /** With plain sentences, or with none. */
    public TraceText(Notation.Style style, boolean explain, boolean states, boolean colour) {
        this(style, explain ? English.PLAIN : English.NOT, states, colour);
    }

    /** The puzzle, its steps, how it ended; with a blank line at the end. */
    public String print(Puzzle puzzle, Theory theory, Trace trace, Precedence precedence) {
        return print(puzzle, theory.name(), trace, precedence);
    }

    /** The same for a theory by its name. */
    public String print(Puzzle puzzle, String theory, Trace trace, Precedence precedence) {
        StringBuilder text = new StringBuilder();
        PathPrinter printer = new PathPrinter(this, puzzle, text::append);
        Replay.tell(trace, precedence, printer);
        printer.end(theory, trace, precedence);
        return text.toString();
    }
}
