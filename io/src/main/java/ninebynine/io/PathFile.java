package ninebynine.io;

import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.io.NumberedLines.Line;
import ninebynine.text.Pieces;
import org.jspecify.annotations.Nullable;

/**
 * The resolution paths in a text, ours or as CSP-Rules prints them, one after the other.
 *
 * <pre>
 *   (solve "…")  or a puzzle, or a grid of candidates      a path begins
 *   head ==> conclusion                                    a step; its head may have further lines, which stand further in
 *   name: value                                            a step, too
 *   +----- or !                                            a state
 *   … candidates, … csp-links and … links                  how much a state has
 *   … SOLVED, Solved by …                                  how it ended
 *   anything else                                          not read
 * </pre>
 *
 * Steps that come after a solution or a contradiction, with no other puzzle between, are another path of the same puzzle; but after an ending of ours
 * nothing follows.
 */
final class PathFile implements Iterator<ToldPath> {
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern ROW = Pattern.compile("[\\w.*-]+");
    /** How many lines a call may have. */
    private static final int CALL_LINES = 200;
    /** How many characters the head of a step or a grid may have. */
    private static final int LONGEST = 1 << 22;

    private final NumberedLines lines;
    private final Game game;
    private @Nullable Line ahead;
    private String previous = "";

    private @Nullable String puzzle;
    /** Whether the puzzle was named since the last path began. */
    private boolean named;

    private final List<Line> head = new ArrayList<>();
    private int headSize;
    /** That of the last step, for what else follows from it. */
    private String shared = "";

    private final List<String> grid = new ArrayList<>();
    private int gridSize;
    private int gridLine;
    /** Where the path stood when the grid began. */
    private int gridMark;

    private PathBuilder path = new PathBuilder(0, false, false);
    private @Nullable ToldPath finished;

    PathFile(Reader reader, String source, Game game) {
        this.lines = new NumberedLines(reader, source);
        this.game = game;
        this.ahead = lines.next();
    }

    @Override
    public boolean hasNext() {
        while (finished == null && ahead != null) {
            Line line = ahead;
            ahead = lines.next();
            take(new Line(line.number(), PathLine.plain(line.text()), line.isComment()));
            previous = line.text();
        }
        if (finished == null) {
            drawn();
            begin(0, false);
        }
        return finished != null;
    }

    @Override
    public ToldPath next() {
        if (!hasNext() || finished == null) {
            throw new NoSuchElementException("There are no more paths.");
        }
        ToldPath next = finished;
        finished = null;
        return next;
    }

    private void take(Line line) {
        if (line.isCut()) {
            path.say(line);
            return;
        }
        String text = line.text().strip();
        if (PathLine.isOfGrid(line.text(), text) && !game.isWhole(text)) {
            ofGrid(line, text);
            return;
        }
        drawn();
        String call = PathLine.call(text);
        if (text.isEmpty()) {
            return;
        }
        if (call != null) {
            call(line.number(), text, call);
        } else if (PathLine.isBanner(text)) {
            begin(0, false);
        } else if (!path.hasEnded()) {
            path.say(line);
            said(line, text);
        } else if (isPuzzle(line.text())) {
            called(line.number(), text, true);
        } else {
            path.say(line);
        }
    }

    private void said(Line line, String text) {
        int glued = text.indexOf(PathLine.CONTRADICTION);
        if (glued > 0 && text.contains(Spelling.ARROW)) {
            said(line, text.substring(0, glued));
            said(line, text.substring(glued));
            return;
        }
        PathItem context = PathLine.context(line.number(), text);
        OwnEnding.Kind ending = path.ownEnding(line.text());
        if (ending != null) {
            rest(ending);
        } else if (context != null) {
            path.add(context);
        } else if (PathLine.isCounts(text)) {
            if (path.isClosed()) {
                begin(line.number(), false);
            }
            path.add(new PathItem.Counted(line.number(), text));
        } else if (!text.contains(Spelling.ARROW) && isPuzzle(line.text())) {
            called(line.number(), text, true);
        } else if (PathLine.isStep(text) && !isOfHead(line)) {
            step(line.number(), text);
        } else if (!path.theirEnding(text)) {
            remember(line);
        }
    }

    /** Whether it stands further in, below the head of a step whose conclusion is still to come. */
    private boolean isOfHead(Line line) {
        return line.text().startsWith(" ")
                && !head.isEmpty()
                && !line.text().contains(Spelling.ARROW)
                && head.get(0).text().stripTrailing().endsWith(":");
    }

    /** What belongs to an ending of ours: the solution, or the state in which it got stuck. */
    private void rest(OwnEnding.Kind ending) {
        head.clear();
        for (int i = restLines(ending); i > 0 && ahead != null && !ahead.text().isEmpty(); i--) {
            path.say(new Line(ahead.number(), PathLine.plain(ahead.text()), ahead.isComment()));
            ahead = lines.next();
        }
    }

    private int restLines(OwnEnding.Kind ending) {
        if (ending == OwnEnding.Kind.CONTRADICTORY || puzzle == null) {
            return 0;
        }
        try {
            // a state would have to be drawn to be counted, and its model made: it ends at the blank line
            return ending == OwnEnding.Kind.SOLVED
                    ? (int) Pieces.lines(game.parse(puzzle).text()).count()
                    : Integer.MAX_VALUE;
        } catch (PuzzleFormatException e) {
            return 0;
        }
    }

    private void ofGrid(Line line, String text) {
        if (grid.isEmpty()) {
            gridLine = line.number();
            gridMark = path.mark();
            gridSize = 0;
        }
        gridSize += text.length();
        path.say(line);
        if (gridSize <= LONGEST) {
            grid.add(text);
        } else {
            path.fail("The grid at line " + gridLine + " is too large. Maybe it is none.");
        }
    }

    private void remember(Line line) {
        boolean further = line.text().startsWith(" ") || !head.isEmpty() && PathLine.isGuardians(line.text());
        if (!further || PathLine.isRelation(line.text().strip())) {
            forget();
            path.note(line.text());
        }
        headSize += line.text().length() + 1;
        if (headSize <= LONGEST) {
            head.add(line);
        } else {
            path.fail("The lines before line " + line.number()
                    + " stand further in, as in a step, and have no end. Maybe an arrow is missing.");
        }
    }

    /** What was no head of a step after all; if it may say something, it is not lost. */
    private void forget() {
        if (!head.isEmpty() && PathLine.isRelation(head.get(0).text().strip())) {
            path.add(new PathItem.Related(head.get(0).number(), joined().strip()));
            head.clear();
        }
        for (Line line : head) {
            String text = line.text().strip();
            if (PathLine.isSaid(text) && !PathLine.isComment(text)) {
                path.add(new PathItem.Unread(line.number(), text));
            }
        }
        head.clear();
        headSize = 0;
    }

    /** What stood here so far is a path, if it had steps; a puzzle by itself after a text of ours begins the next one. */
    private void begin(int line, boolean bare) {
        forget();
        boolean next = bare && path.hasEnded();
        if (!path.isEmpty()) {
            finished = path.build(puzzle);
            named = false;
        }
        path = new PathBuilder(line, bare, next);
    }

    /** A line by itself that is a puzzle; lines below each other of the same length are rather a grid. */
    private boolean isPuzzle(String line) {
        return !line.startsWith(" ")
                && !line.startsWith("Puzzle ")
                && game.isWhole(line)
                && !isRow(previous, line)
                && (ahead == null || !isRow(ahead.text(), line))
                && parses(line, Pieces.isBlank(previous) && ahead != null && isOurs(ahead.text()));
    }

    /** Whether it looks like what comes after the puzzle in a text of ours. */
    private static boolean isOurs(String line) {
        return PathLine.isStep(line)
                || PathLine.isCounts(line)
                || OwnEnding.kind(line) != null
                || line.equals(OwnText.AT_THE_START)
                || line.equals(OwnText.STOPPED)
                || line.startsWith(OwnText.SIMULATED);
    }

    /** As many words, or one as long. */
    private static boolean isRow(String neighbour, String line) {
        if (isOurs(neighbour)) {
            return false;
        }
        String[] words = line.split("\\s+", -1);
        String[] others = neighbour.strip().split("\\s+", -1);
        return words.length == others.length
                && (words.length > 1
                        || others[0].length() == line.length()
                                && ROW.matcher(others[0]).matches());
    }

    /** Whether it is a puzzle, and unless it is sure to be one, something in it is given. */
    private boolean parses(String text, boolean sure) {
        try {
            Puzzle parsed = game.parse(text);
            return sure || !parsed.isBlank();
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    /** A call of the reference's: its first string is the puzzle, or all that stands between the brackets, or the call itself. */
    private void call(int number, String line, String rest) {
        Matcher quoted = QUOTED.matcher(rest);
        if (quoted.find() && parses(quoted.group(1), false)) {
            called(number, quoted.group(1), false);
            return;
        }
        StringBuilder all = new StringBuilder(line);
        for (int i = 0; i < CALL_LINES && ahead != null && all.length() < LONGEST && all.indexOf(")") < 0; i++) {
            all.append('\n').append(ahead.text());
            ahead = lines.next();
        }
        String whole = all.toString();
        int end = whole.indexOf(')');
        String inner = whole.substring(line.length() - rest.length(), end < 0 ? whole.length() : end)
                .replace("(create$", "")
                .strip();
        if (parses(inner, false)) {
            called(number, inner, false);
        } else if (parses(whole.substring(whole.indexOf('(')), true)) {
            called(number, whole.substring(whole.indexOf('(')), false);
        }
    }

    private void called(int line, String text, boolean bare) {
        begin(line, bare);
        puzzle = text;
        named = true;
    }

    /** The end of a grid: the puzzle itself if none was named, else a state. Grids with holes or marks are neither, nor is the solution below a path. */
    private void drawn() {
        if (grid.isEmpty()) {
            return;
        }
        String text = gridSize > LONGEST ? "" : String.join("\n", grid);
        grid.clear();
        if (text.isEmpty()) {
            return;
        }
        boolean framed = !Character.isDigit(text.charAt(0));
        boolean titled = !head.isEmpty()
                && head.get(head.size() - 1).text().toLowerCase(Locale.ROOT).contains("state");
        if ((framed || titled) && !isSolution(text) && text.matches("[-+!|\\s\\w]+") && isState(text)) {
            if (path.isClosed() || path.hasEnded()) {
                path.backTo(gridMark);
                begin(gridLine, path.hasEnded());
            }
            if (!named && path.isEmpty()) {
                path.backTo(gridMark);
                puzzle = text;
                named = true;
            } else {
                path.add(new PathItem.StateGrid(gridLine, text));
            }
        }
    }

    /** Whether it stands below a path, and each cell has one value: nobody goes on from there. */
    private boolean isSolution(String text) {
        return (path.isClosed() || path.hasEnded())
                && Arrays.stream(text.split("[-+!|\\s]+", -1)).allMatch(cell -> cell.length() <= 1);
    }

    private boolean isState(String text) {
        try {
            return !game.parseFilled(text).isBlank();
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    private String joined() {
        StringBuilder all = new StringBuilder();
        head.forEach(each -> all.append(each.text()).append('\n'));
        return all.toString();
    }

    private void step(int number, String line) {
        if (path.isClosed()) {
            begin(number, false);
        }
        path.goesOn();
        if (line.startsWith(Spelling.ARROW) && !head.isEmpty()) {
            shared = joined();
            head.clear();
        } else if (!line.startsWith(Spelling.ARROW) || !PathLine.hasSeveralConclusions(shared)) {
            shared = "";
        }
        String whole = shared.isEmpty() ? line : shared + " " + line;
        forget();
        if (PathLine.isSplit(line) && ahead != null) {
            path.add(new PathItem.Related(number, whole + "\n" + ahead.text()));
            return;
        }
        String ours = Spelling.ours(whole);
        path.add(new PathItem.Step(number, ours, Spelling.otherwise(whole, ours)));
    }
}
