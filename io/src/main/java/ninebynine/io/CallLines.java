package ninebynine.io;

import ninebynine.game.ClipsCall;
import ninebynine.io.NumberedLines.Line;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a source in which every call of CSP-Rules is a line by itself, on however many it stands. What follows a call is a line of
 * its own, unless it is a comment. A call that has no end ends before the next one, so that no puzzle takes another with it.
 *
 * <pre>
 *   (solve "..34…") (solve "1..4…")  ; easy        two lines
 *   (solve 2 2 . 3
 *       . .)                                       one line
 * </pre>
 */
final class CallLines implements AutoCloseable {
    private final NumberedLines lines;
    private @Nullable Line ahead;
    /** Where what is ahead begins in its line. */
    private int from;

    CallLines(NumberedLines lines) {
        this.lines = lines;
    }

    /** The next line, or null after the last. */
    @Nullable
    Line next() {
        Line line = ahead == null ? lines.next() : ahead;
        if (line != null && !line.isComment() && ClipsCall.isOne(line.text(), from)) {
            return call(line);
        }
        Line rest = line == null || from == 0
                ? line
                : new Line(line.number(), line.text().substring(from), false);
        begin(null, 0);
        return rest;
    }

    private void begin(@Nullable Line line, int at) {
        ahead = line;
        from = at;
    }

    private Line call(Line first) {
        ClipsCall.End end = new ClipsCall.End();
        StringBuilder text = new StringBuilder();
        int start = from;
        // words in brackets that are no puzzle's call do not go on, and what was cut off can't be known
        boolean goesOn = ClipsCall.isOfPuzzle(first.text(), start);
        Line line = first;
        begin(null, 0);
        while (line != null) {
            int at = line.isComment() ? -1 : end.in(line.text(), start);
            if (text.length() <= NumberedLines.LONGEST && line.isContent()) {
                text.append(line == first ? "" : "\n")
                        .append(line.text(), start, at < 0 ? line.text().length() : at);
            }
            if (at >= 0 && !ClipsCall.isComment(line.text(), at)) {
                begin(line, at);
            }
            line = at < 0 && goesOn && !line.isCut() ? lines.next() : null;
            start = 0;
            if (line != null && ClipsCall.isOfPuzzle(line.text())) {
                begin(line, 0);
                line = null;
            }
        }
        text.setLength(Math.min(text.length(), NumberedLines.LONGEST + 1));
        return new Line(first.number(), text.toString(), false);
    }

    @Override
    public void close() {
        lines.close();
    }
}
