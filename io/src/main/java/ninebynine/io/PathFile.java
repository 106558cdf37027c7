package ninebynine.io;

import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.games.Game;
import ninebynine.games.Puzzle;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.Lines.Line;
import ninebynine.state.State;
import org.jspecify.annotations.Nullable;

/**
 * The resolution paths in a text, ours or as CSP-Rules prints them, one after the other.
 *
 * <pre>
 *   (solve "…")  or a puzzle, or a grid of candidates      a path begins
 *   head ==> conclusion                                    a step; its head may have further lines, which stand further in
 *   name: value                                            a step, too
 *   +----- or !                                            a state
 *   … SOLVED, Solved by …                                  how it ended
 *   anything else                                          skipped
 * </pre>
 *
 * Steps that come after a solution or a contradiction, with no other puzzle between, are another path of the same puzzle.
 */
final class PathFile implements Iterator<ToldPath> {
    /** Colours of terminals and marks of forums. */
    private static final Pattern MARKUP =
            Pattern.compile("\u001B\\[[0-9;]*m|\\[/?(?:b|i|u|code|color|size)(?:=\\w+)?]");

    private static final Pattern CALL = Pattern.compile("(?:CLIPS> *)?\\((?:solve|init)[-a-z0-9&+]*\\b(.*)");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern ARROW = Pattern.compile("(?:^|[^=])==>");
    /** Some games write a value without an arrow: {@code hidden-single: r3c3=23}. */
    private static final Pattern VALUE = Pattern.compile("[\\w-]+: [A-Za-z]\\w* ?= ?\\w+");

    private static final Pattern ROW = Pattern.compile("[\\w.*-]+");
    private static final Pattern NUMBERS = Pattern.compile("\\s+\\d+(?:\\s+\\d+){3,}");
    private static final Pattern ONE_LEFT = Pattern.compile(".*-relation with only one candidate => \\S+");
    private static final Pattern SUPPOSED =
            Pattern.compile("(?:CREATING|GENERATING) CONTEXT .* (?:FOR|FROM) HYPOTHESIS (\\w+)\\.?");
    private static final Pattern REFUTED = Pattern.compile(".*RETRACTING CANDIDATE (\\w+) FROM CONTEXT.*");
    private static final Pattern FORGOTTEN = Pattern.compile("NO CONTRADICTION FOUND IN CONTEXT.*");
    /** How many lines a call may have. */
    private static final int CALL_LINES = 200;
    /** How many lines the head of a step may have. */
    private static final int HEAD_LINES = 1 << 16;

    private final Lines lines;
    private final Game game;
    private @Nullable Line ahead;
    private String previous = "";

    private @Nullable String puzzle;
    /** Whether the puzzle was named since the last path began. */
    private boolean named;

    private final List<String> block = new ArrayList<>();
    private final List<String> grid = new ArrayList<>();
    private int gridLine;

    private PathBuilder path = new PathBuilder();
    private @Nullable ToldPath finished;

    PathFile(Reader reader, String source, Game game) {
        this.lines = new Lines(reader, source);
        this.game = game;
        this.ahead = lines.next();
    }

    @Override
    public boolean hasNext() {
        while (finished == null && ahead != null) {
            Line line = ahead;
            ahead = lines.next();
            take(line.number(), MARKUP.matcher(line.text()).replaceAll("").stripTrailing());
            previous = line.text();
        }
        if (finished == null) {
            drawn();
            begin();
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

    private void take(int number, String text) {
        String line = text.strip();
        if (isOfGrid(text, line)) {
            gridLine = grid.isEmpty() ? number : gridLine;
            grid.add(line);
            return;
        }
        drawn();
        Matcher call = CALL.matcher(line);
        if (line.isEmpty()) {
            return;
        }
        if (call.matches()) {
            call(line, call.group(1));
        } else if (line.startsWith("***") && !line.contains("T&E")) {
            begin();
        } else if (ARROW.matcher(line).find() || VALUE.matcher(line).matches()) {
            step(number, line);
        } else if (ONE_LEFT.matcher(line).matches()) {
            block.clear();
            step(number, line.replace(" => ", " ==> "));
        } else if (!context(number, line) && !path.ending(line)) {
            if (isPuzzle(line)) {
                puzzle(line);
            } else {
                remember(text);
            }
        }
    }

    /** A frame, a row in a frame, or a row of numbers that stands further in. */
    private static boolean isOfGrid(String text, String line) {
        return line.startsWith("+-")
                || line.startsWith("!")
                || line.startsWith("|") && !line.startsWith("||")
                || NUMBERS.matcher(text).matches();
    }

    private void remember(String text) {
        if (!text.startsWith(" ")) {
            block.clear();
        }
        if (block.size() < HEAD_LINES) {
            block.add(text);
        }
    }

    /** What stood here so far is a path, if it had steps. */
    private void begin() {
        if (!path.isEmpty()) {
            finished = path.build(puzzle);
            named = false;
        }
        path = new PathBuilder();
        block.clear();
    }

    private void puzzle(String text) {
        if (path.expectsSolution()) {
            path.solution(text);
            return;
        }
        called(text);
    }

    /** A line by itself that is a puzzle; lines below each other of the same length are rather a grid. */
    private boolean isPuzzle(String line) {
        return !line.startsWith("Puzzle ")
                && game.isWhole(line)
                && !isRow(previous, line)
                && (ahead == null || !isRow(ahead.text(), line))
                && parses(line);
    }

    /** As many words, or one as long. */
    private static boolean isRow(String neighbour, String line) {
        String[] words = line.split("\\s+", -1);
        String[] others = neighbour.strip().split("\\s+", -1);
        return words.length == others.length
                && (words.length > 1
                        || others[0].length() == line.length()
                                && ROW.matcher(others[0]).matches());
    }

    /** Whether it is a puzzle in which something is given. */
    private boolean parses(String text) {
        try {
            Puzzle parsed = game.parse(text);
            State start = parsed.start();
            return parsed.clues() > 0
                    || start.candidates().count() < start.model().labelCount();
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    /** A call of the reference's: its first string is the puzzle, or all that stands between the brackets, or the call itself. */
    private void call(String line, String rest) {
        Matcher quoted = QUOTED.matcher(rest);
        if (quoted.find() && parses(quoted.group(1))) {
            called(quoted.group(1));
            return;
        }
        StringBuilder all = new StringBuilder(line);
        for (int i = 0; i < CALL_LINES && ahead != null && all.indexOf(")") < 0; i++) {
            all.append('\n').append(ahead.text());
            ahead = lines.next();
        }
        String whole = all.toString();
        String inner = whole.substring(line.length() - rest.length())
                .replace("(create$", "")
                .replaceAll("\\)[\\s\\S]*", "")
                .strip();
        if (parses(inner)) {
            called(inner);
        } else if (parses(whole.substring(whole.indexOf('(')))) {
            called(whole.substring(whole.indexOf('(')));
        }
    }

    private void called(String text) {
        begin();
        puzzle = text;
        named = true;
    }

    /** The end of a grid: the puzzle itself if none was named, else a state. Grids with holes or marks are neither. */
    private void drawn() {
        if (grid.isEmpty()) {
            return;
        }
        String text = String.join("\n", grid);
        grid.clear();
        boolean framed = !Character.isDigit(text.charAt(0));
        boolean titled = !block.isEmpty()
                && block.get(block.size() - 1).toLowerCase(Locale.ROOT).contains("state");
        if ((framed || titled) && text.matches("[-+!|\\s\\w]+") && isState(text)) {
            if (path.isClosed()) {
                begin();
            }
            if (!named && path.isEmpty()) {
                puzzle = text;
                named = true;
            } else {
                path.add(new Told.Drawn(gridLine, text));
            }
        }
    }

    private boolean isState(String text) {
        try {
            State state = game.parseFilled(text).start();
            return state.candidates().count() < state.model().labelCount();
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    private void step(int number, String line) {
        if (path.isClosed()) {
            begin();
        }
        path.goesOn();
        String whole = line;
        if (line.startsWith("==>") && !block.isEmpty()) {
            whole = String.join("\n", block) + "\n " + line;
        }
        block.clear();
        path.add(new Told.Step(number, Spelling.ours(whole)));
    }

    private boolean context(int number, String line) {
        Matcher supposed = SUPPOSED.matcher(line);
        Matcher refuted = REFUTED.matcher(line);
        if (supposed.matches()) {
            path.add(new Told.Supposed(number, candidate(supposed.group(1))));
        } else if (refuted.matches()) {
            path.add(new Told.Refuted(number, candidate(refuted.group(1))));
        } else if (FORGOTTEN.matcher(line).matches()) {
            path.add(new Told.Forgotten(number));
        } else {
            return false;
        }
        return true;
    }

    /** Where the reference gives a candidate as three digits, they are its number, row and column. */
    private static String candidate(String name) {
        return name.replaceFirst("^(\\d)(\\d)(\\d)$", "n$1r$2c$3");
    }
}
