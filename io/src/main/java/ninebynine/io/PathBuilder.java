package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.io.NumberedLines.Line;
import org.jspecify.annotations.Nullable;

/** A path while its text is read. */
final class PathBuilder {
    private static final Pattern THEIRS = Pattern.compile("(?:PUZZLE|GRID|CSP)\\b.*?(NOT SOLVED|SOLVED|NO SOLUTION).*");

    /** Singles to the end. */
    private static final String SINGLES_TO_THE_END = "stte";

    /** How many characters a path may have. */
    private static final int LONGEST = 1 << 26;

    /** The line of its puzzle, or of its first word. */
    private int first;

    private final boolean bare;
    private final boolean next;
    private final List<Line> lines = new ArrayList<>();
    private final List<PathItem> told = new ArrayList<>();
    private int size;
    private boolean foreign;
    private OwnEnding.@Nullable Kind ended;
    private @Nullable String outcome;
    private @Nullable String problem;

    /**
     * @param first the line of its puzzle, from 1; 0 if there is none yet
     * @param bare whether the puzzle stands there by itself, as in our texts
     * @param next whether it follows a path of ours, so that it must have one too
     */
    PathBuilder(int first, boolean bare, boolean next) {
        this.first = first;
        this.bare = bare;
        this.next = next;
    }

    boolean isEmpty() {
        return problem == null
                && ended == null
                && !next
                && told.stream()
                        .allMatch(item -> item instanceof PathItem.StateGrid
                                || item instanceof PathItem.Related
                                || item instanceof PathItem.Counted
                                || item instanceof PathItem.Unread);
    }

    /** Whether nothing more can follow. */
    boolean isClosed() {
        return "solved".equals(outcome) || "contradictory".equals(outcome);
    }

    /** Whether one of our endings came. */
    boolean hasEnded() {
        return ended != null;
    }

    /** What looked like the end was none. */
    void goesOn() {
        outcome = null;
    }

    /** A line as it stands there. */
    void say(Line line) {
        size += line.text().length();
        if (line.isCut()) {
            fail("Line " + line.number() + " is longer than " + NumberedLines.LONGEST
                    + " characters. Maybe it is no text.");
        } else if (size > LONGEST) {
            fail("The path is longer than " + LONGEST + " characters. Maybe a puzzle is missing between two paths.");
        }
        if (problem == null) {
            first = first == 0 ? line.number() : first;
            lines.add(line);
        }
    }

    /** It can't be read, and nothing of it is kept. */
    void fail(String why) {
        problem = problem == null ? why : problem;
        lines.clear();
        told.clear();
    }

    /** How many lines it has; later ones can be taken back. */
    int mark() {
        return lines.size();
    }

    void backTo(int mark) {
        if (mark < lines.size()) {
            lines.subList(mark, lines.size()).clear();
        }
    }

    /** Words before the first step: we print none but the titles of states. */
    void note(String text) {
        foreign |= told.stream().noneMatch(PathItem.Step.class::isInstance)
                && !text.startsWith("Resolution state ")
                && !text.startsWith(OwnText.SIMULATED)
                && !text.endsWith(":");
    }

    void add(PathItem item) {
        foreign |= item instanceof PathItem.Step step && !isOurSpelling(step.text())
                || item instanceof PathItem.Supposed
                || item instanceof PathItem.Refuted
                || item instanceof PathItem.Forgotten;
        if (problem == null) {
            told.add(item);
        }
    }

    /** We write no blanks around signs. */
    private static boolean isOurSpelling(String step) {
        int arrow = step.lastIndexOf(Spelling.ARROW);
        String follows = step.substring(Math.max(0, arrow));
        return !follows.contains(" =") || follows.indexOf(" =") == follows.lastIndexOf(" =");
    }

    /** The ending, if the line is one of ours. */
    OwnEnding.@Nullable Kind ownEnding(String line) {
        ended = OwnEnding.kind(line);
        return ended;
    }

    /** Whether the line says how the path ended, in the reference's words. */
    boolean theirEnding(String line) {
        Matcher theirs = THEIRS.matcher(line);
        if (theirs.matches()) {
            // what is filled in after NOT SOLVED, so that it may be printed, is no solution
            outcome = theirs.group(1).equals("SOLVED")
                    ? "stuck".equals(outcome) ? "stuck" : "solved"
                    : theirs.group(1).equals("NOT SOLVED") ? "stuck" : "contradictory";
        } else if (line.equals(SINGLES_TO_THE_END)) {
            outcome = "solved";
        } else {
            return false;
        }
        foreign = true;
        return true;
    }

    ToldPath build(@Nullable String puzzle) {
        boolean ours = ended != null || bare && !foreign;
        return new ToldPath(first, puzzle, List.copyOf(lines), List.copyOf(told), ours, outcome, problem);
    }
}
