package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.data.ChatRow.Turn;
import ninebynine.explain.Prose;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.model.Constraint;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * A puzzle and its path as a conversation: the rules of the game, the puzzle, then every step in plain words and in notation, and the answer.
 *
 * <pre>
 *   1. Cell r4c4 can only be 2: row 4 has 1, 3 and 4.
 *      [naked-single ==> r4c4=2]
 *
 *   This is the solution:
 *   …
 *   Answer: 4231312424131342
 * </pre>
 */
public final class ChatText {
    /** What comes before the answer, on the last line. */
    public static final String ANSWER = "Answer: ";

    /** What comes before the puzzle in one line, at the end of the question. */
    public static final String ONE_LINE = "In one line: ";

    /** The answer where there is no solution. */
    public static final String NONE = "none";

    /** The answer where the rules end before the solution. */
    public static final String UNKNOWN = "unknown";

    private static final String TASK =
            "Solve the puzzle step by step, as a person would, and say why at every step. After each step write it in notation,"
                    + " in brackets on a line of its own. End with a line that has the solution in one line after 'Answer: '.";
    private static final List<String> QUESTIONS = List.of(
            "Solve this %s:",
            "Please solve this %s:",
            "Here is a %s. How is it solved?",
            "Can you solve this %s, step by step?",
            "Find the solution of this %s, and explain each step:",
            "I am stuck with this %s. Show me how it is solved:",
            "This is a %s. Solve it, and say why at every step:",
            "What is the solution of this %s?");
    private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");
    private static final String INDENT = "   ";
    /** Most steps take less. */
    private static final int ROOM = 256;

    private static final String OPEN = "\n" + INDENT + "[";
    private static final String CLOSE = "]\n";

    private ChatText() {}

    /** How many forms the question has. */
    static int questions() {
        return QUESTIONS.size();
    }

    /**
     * The conversation.
     *
     * @param end the state that the steps lead to
     * @param asked which form the question has
     */
    static List<Turn> turns(Game game, Puzzle puzzle, List<StepRow> steps, View end, String outcome, int asked) {
        String question = QUESTIONS.get(asked).replace("%s", titled(game, puzzle));
        return List.of(
                new Turn("system", game.rules() + "\n" + TASK),
                new Turn("user", question + "\n\n" + puzzle.drawn() + "\n\n" + ONE_LINE + puzzle.text()),
                new Turn("assistant", path(puzzle, steps, end, outcome)));
    }

    /** As in "Latin square, 9 by 9" and "map, 20 countries, 4 colours". */
    private static String titled(Game game, Puzzle puzzle) {
        Matcher sides = SIZE.matcher(puzzle.size());
        return game.noun() + ", " + (sides.matches() ? sides.group(1) + " by " + sides.group(2) : puzzle.size());
    }

    private static String path(Puzzle puzzle, List<StepRow> steps, View end, String outcome) {
        StringBuilder text = new StringBuilder(ROOM * (steps.size() + 4));
        for (StepRow step : steps) {
            text.append(step.index()).append(". ").append(step.english()).append('\n');
            text.append(INDENT)
                    .append('[')
                    .append(
                            step.notation().indexOf('\n') < 0
                                    ? step.notation()
                                    : step.notation().replace("\n", "\n" + INDENT))
                    .append("]\n");
        }
        text.append(text.length() == 0 ? "" : "\n").append(ending(end, outcome));
        return text.append("\n\n")
                .append(puzzle.draw(end))
                .append("\n\n")
                .append(ANSWER)
                .append(answer(puzzle, end, outcome))
                .toString();
    }

    static String answer(Puzzle puzzle, View end, String outcome) {
        return outcome.equals("solved") ? puzzle.text(end) : outcome.equals("contradictory") ? NONE : UNKNOWN;
    }

    private static String ending(View end, String outcome) {
        return switch (outcome) {
            case "solved" -> "This is the solution:";
            case "contradictory" -> contradiction(end) + "So there is no solution:";
            default -> "I can't go on from here. This is what is left:";
        };
    }

    /** The first reason why there is no solution. */
    private static String contradiction(View end) {
        Prose prose = new Prose(end.model());
        for (int v = 0; v < end.model().variableCount(); v++) {
            if (end.count(v) == 0) {
                return prose.sentence(new Match.Contradiction(new ninebynine.rule.Pattern.Emptied(v)), end) + " ";
            }
        }
        Constraint constraint = end.model().constraint();
        Ints conflict = constraint == null ? Ints.of() : constraint.conflict(end::isValue);
        return conflict.isEmpty()
                ? ""
                : prose.sentence(new Match.Contradiction(new ninebynine.rule.Pattern.Conflict(conflict)), end) + " ";
    }

    /** The notation of each step that a path tells, in order; what is no such path has none. */
    public static List<String> notations(String path) {
        List<String> lines = new ArrayList<>();
        int close;
        for (int at = 0; isNumbered(path, at); at = close + CLOSE.length()) {
            int open = path.indexOf(OPEN, at);
            close = open < 0 ? -1 : path.indexOf(CLOSE, open + OPEN.length());
            while (close >= 0 && !isEnd(path, close + CLOSE.length())) {
                close = path.indexOf(CLOSE, close + 1);
            }
            if (close < 0) {
                break;
            }
            lines.add(path.substring(open + OPEN.length(), close).replace("\n" + INDENT, "\n"));
        }
        return lines;
    }

    /** Whether the next step, or the empty line after the last one, begins here. */
    private static boolean isEnd(String path, int at) {
        return at < path.length() && path.charAt(at) == '\n' || isNumbered(path, at);
    }

    /** Whether a number and a dot stand here. */
    private static boolean isNumbered(String path, int at) {
        int end = at;
        while (end < path.length() && path.charAt(end) >= '0' && path.charAt(end) <= '9') {
            end++;
        }
        return end > at && path.startsWith(". ", end);
    }
}
