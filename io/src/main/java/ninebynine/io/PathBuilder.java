package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A path while its text is read. */
final class PathBuilder {
    private static final Pattern SOLVED = Pattern.compile("Solved by (.+)\\. Rating (\\d+)[.,].*");
    private static final Pattern NOT_SOLVED =
            Pattern.compile("(Stopped by the time limit\\. )?Not solved by (.+)\\. \\d+ candidates are left:");
    private static final Pattern NONE = Pattern.compile("No solution\\. .*");
    private static final Pattern THEIRS = Pattern.compile("(?:PUZZLE|GRID|CSP)\\b.*?(NOT SOLVED|SOLVED|NO SOLUTION).*");

    /** Singles to the end. */
    private static final String SINGLES_TO_THE_END = "stte";

    private final List<Told> told = new ArrayList<>();
    private boolean whole;
    private String theory = "";
    private @Nullable String outcome;
    private @Nullable Integer rating;
    private @Nullable String solution;

    boolean isEmpty() {
        return told.stream().allMatch(Told.Drawn.class::isInstance) && !whole;
    }

    /** Whether nothing more can follow. */
    boolean isClosed() {
        return "solved".equals(outcome) || "contradictory".equals(outcome);
    }

    /** What looked like the end was none. */
    void goesOn() {
        outcome = null;
    }

    void add(Told item) {
        told.add(item);
    }

    boolean expectsSolution() {
        return whole && "solved".equals(outcome) && solution == null;
    }

    void solution(String text) {
        solution = text;
    }

    /** Whether the line says how the path ended. */
    boolean ending(String line) {
        Matcher solved = SOLVED.matcher(line);
        Matcher not = NOT_SOLVED.matcher(line);
        Matcher theirs = THEIRS.matcher(line);
        if (solved.matches()) {
            ours("solved", solved.group(1));
            rating = Integer.valueOf(solved.group(2));
        } else if (not.matches()) {
            ours(not.group(1) == null ? "stuck" : "stopped", not.group(2));
        } else if (NONE.matcher(line).matches()) {
            ours("contradictory", "");
        } else if (theirs.matches()) {
            outcome = theirs.group(1).equals("SOLVED")
                    ? "solved"
                    : theirs.group(1).equals("NOT SOLVED") ? "stuck" : "contradictory";
        } else if (line.equals(SINGLES_TO_THE_END)) {
            outcome = "solved";
        } else {
            return false;
        }
        return true;
    }

    private void ours(String how, String by) {
        outcome = how;
        theory = by;
        whole = true;
    }

    ToldPath build(@Nullable String puzzle) {
        int line = told.isEmpty() ? 0 : told.get(0).line();
        return new ToldPath(line, puzzle, List.copyOf(told), whole, theory, outcome, rating, solution);
    }
}
