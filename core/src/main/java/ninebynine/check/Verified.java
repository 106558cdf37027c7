package ninebynine.check;

import java.util.List;

/**
 * What came of checking one trace.
 *
 * @param line where it stands in its file
 * @param name its puzzle, or whatever the file calls it
 * @param steps how many steps it has, up to the first wrong one unless all were asked for
 * @param filled how many values and eliminations were filled in that a published path left out
 * @param believed how many steps said too little to be made again, so that only the end can tell
 * @param findings the wrong steps, and those that can't be checked
 */
public record Verified(int line, String name, int steps, int filled, int believed, List<Finding> findings) {
    public Verified {
        findings = List.copyOf(findings);
    }

    /** Whether nothing is wrong. */
    public boolean isRight() {
        return findings.stream().noneMatch(Finding::wrong);
    }

    /** What is to be said of a step or a line. */
    public enum Kind {
        /** It does not follow, or does not say what it does. */
        WRONG,
        /** Not made again, but so in every solution. */
        CONFIRMED,
        /** Right if it is read the other way round. */
        TURNED,
        /** Said in words that nobody here reads. */
        UNREAD,
        /** Supposed from the start. */
        GIVEN
    }

    /**
     * A step that is wrong, or that could not be checked.
     *
     * @param line where it stands in its file
     * @param step its number, from 1; one more than there are if it is the end
     * @param text the step as written; empty at the end
     * @param reason one sentence
     * @param board the state before it, drawn
     */
    public record Finding(int line, int step, Kind kind, String text, String reason, String board) {
        /** Wrong, or confirmed by the solutions. */
        public Finding(int line, int step, boolean wrong, String text, String reason, String board) {
            this(line, step, wrong ? Kind.WRONG : Kind.CONFIRMED, text, reason, board);
        }

        /** Whether it is wrong; otherwise it could not be checked. */
        public boolean wrong() {
            return kind == Kind.WRONG;
        }
    }
}
