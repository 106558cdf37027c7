package ninebynine.games.hidato;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

/**
 * Reads Hidatos and Numbrix: words that say what it is, all of them optional, and then the squares.
 *
 * <pre>
 *   (solve Hidato geometric 2 3 1 . . B)     the call of CSP-Rules, with or without solve, parentheses and quotes
 *   Hidato geometric                         the same words, then rows of squares
 *   1 .
 *   . B
 * </pre>
 *
 * Without words the links are topological and the squares are rows ({@link HidatoGrid}). Lines that begin with {@code #} and
 * whatever follows a semicolon are comments.
 */
final class HidatoText {
    static final int LARGEST = 30;

    private static final int LONGEST = 1 << 16;
    private static final Pattern BRACKETS = Pattern.compile("[()\\[\\]{}\"',|]");
    private static final Pattern NAME =
            Pattern.compile("\\s*+\\(?\\s*+(?:solve\\s++)?([a-z]++)(?:\\s|$)", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST_WORD = "topological".length();
    private static final Pattern WORD = Pattern.compile("\\S++");
    private static final Pattern RULE = Pattern.compile("[-+\\s]*");

    private final Walk walk;
    private final List<String> lines = new ArrayList<>();
    private Far far = Far.TOPOLOGICAL;
    private boolean announced;

    HidatoText(Walk walk, String text) {
        this.walk = walk;
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has more than " + LONGEST + " characters, and no " + walk.title()
                    + " needs as many. Maybe line breaks are missing.");
        }
        String visible = text.startsWith("\uFEFF") ? text.substring(1) : text;
        String plain = BRACKETS.matcher(visible.replace("],", "]\n")).replaceAll(" ");
        for (String line : Pieces.lines(plain).toList()) {
            int comment = line.indexOf(';');
            String content = (comment < 0 ? line : line.substring(0, comment)).stripTrailing();
            if (!Pieces.isBlank(content) && !content.stripLeading().startsWith("#") && !isRule(content)) {
                lines.add(content);
            }
        }
    }

    /** Whether a line is drawn between rows: nothing but dashes and crosses, and at least two of them, a dash before the last. */
    private static boolean isRule(String line) {
        int dash = line.indexOf('-');
        return dash >= 0
                && dash < Math.max(line.lastIndexOf('-'), line.lastIndexOf('+'))
                && RULE.matcher(line).matches();
    }

    /** Whether a line begins with the name of the game, perhaps after {@code (solve}. */
    static boolean isNamedBy(String line, Walk walk) {
        Matcher name = NAME.matcher(line);
        return name.lookingAt() && name.group(1).equalsIgnoreCase(walk.title());
    }

    /** Whether a line means to be a puzzle by itself, right or wrong, and not a row of a grid. */
    static boolean isWhole(String line) {
        HidatoText text = new HidatoText(Walk.HIDATO, line.length() > LONGEST ? "" : line);
        if (text.lines.isEmpty()) {
            return line.length() > LONGEST;
        }
        text.announce(false);
        List<String> words = text.lines.isEmpty() ? List.of() : Symbols.words(text.lines.get(0));
        int n = text.announced && !words.isEmpty() ? number(words.get(0)) : -1;
        return words.size() > (n > 0 ? Math.min(n, LARGEST) + 2 : LARGEST);
    }

    HidatoPuzzle read() {
        if (lines.isEmpty()) {
            throw new PuzzleFormatException(
                    "There are no squares in the text. Maybe write rows of numbers, with '.' for an empty square.");
        }
        announce(true);
        if (lines.isEmpty()) {
            throw new PuzzleFormatException("There are no squares after the words. Maybe write them row by row.");
        }
        List<String> all = new ArrayList<>();
        lines.forEach(line -> all.addAll(Symbols.words(line)));
        return isCall(all) ? call(all) : grid();
    }

    /** Takes the words that say the game and the model from the beginning. */
    private void announce(boolean strict) {
        int line = 0;
        int at = 0;
        while (line < lines.size()) {
            Matcher word =
                    WORD.matcher(lines.get(line)).region(at, lines.get(line).length());
            if (!word.find()) {
                line++;
                at = 0;
            } else if (isAnnouncement(word.group(), strict)) {
                announced = true;
                at = word.end();
            } else {
                break;
            }
        }
        lines.subList(0, line).clear();
        if (!lines.isEmpty() && at > 0) {
            lines.set(0, lines.get(0).substring(at));
        }
    }

    private boolean isAnnouncement(String first, boolean strict) {
        String word = first.length() > LONGEST_WORD ? "" : first.toLowerCase(Locale.ROOT);
        boolean game = word.equals("hidato") || word.equals("numbrix");
        if (game && strict && !word.equals(HidatoGame.name(walk))) {
            throw new PuzzleFormatException("The text says '" + first + "', and it is read as a " + walk.title()
                    + ". Maybe the game is " + word + ".");
        }
        boolean model = word.equals("geometric") || word.equals("topological");
        far = model ? Far.valueOf(word.toUpperCase(Locale.ROOT)) : far;
        return game || model || word.equals("solve");
    }

    /** n and N come before n² squares; no square number is two more than another. */
    private boolean isCall(List<String> words) {
        int n = number(words.get(0));
        if (n < 1 || words.size() < 2 || number(words.get(1)) < 1) {
            return false;
        }
        return words.size() - 2 == (long) n * n
                || announced
                        && (lines.size() == 1 || Symbols.words(lines.get(0)).size() == 2);
    }

    private HidatoPuzzle call(List<String> words) {
        int n = number(words.get(0));
        size(n, n);
        int count = words.size() - 2;
        if (count != n * n) {
            throw new PuzzleFormatException(count + " squares, expected " + n * n + " for " + n + "x" + n + ". "
                    + (count < n * n ? "Maybe a '.' is missing." : "Maybe there is one too many."));
        }
        HidatoGrid grid = HidatoGrid.ofWords(n, words.subList(2, words.size()));
        HidatoPuzzle puzzle = puzzle(grid);
        int last = number(words.get(1));
        if (last != puzzle.count()) {
            throw new PuzzleFormatException("N is " + last + ", but " + puzzle.count()
                    + " squares are no holes. Maybe "
                    + (last < puzzle.count() ? "a 'B' is missing." : "a 'B' is too many."));
        }
        return puzzle;
    }

    private HidatoPuzzle grid() {
        if (lines.size() > 1) {
            return puzzle(HidatoGrid.ofRows(lines));
        }
        List<String> words = Symbols.words(lines.get(0));
        int n = (int) Math.round(Math.sqrt(words.size()));
        if (n * n != words.size()) {
            throw new PuzzleFormatException(words.size() + " squares in one line, and that is no square number. Maybe "
                    + (words.size() < n * n ? "a '.' is missing" : "there is one too many")
                    + ", or rows are not on lines of their own.");
        }
        size(n, n);
        return puzzle(HidatoGrid.ofWords(n, words));
    }

    static void size(int rows, int columns) {
        if (Math.max(rows, columns) > LARGEST) {
            throw new PuzzleFormatException("A grid of " + rows + " rows and " + columns + " columns is larger than "
                    + LARGEST + "x" + LARGEST + ". Maybe line breaks are missing or misplaced.");
        }
    }

    private HidatoPuzzle puzzle(HidatoGrid grid) {
        HidatoPuzzle puzzle = new HidatoPuzzle(walk, far, grid.n(), Ints.of(grid.squares()));
        if (puzzle.count() == 0) {
            throw new PuzzleFormatException("All squares are holes. Maybe write '.' for an empty one.");
        }
        for (int s : puzzle.givenSquares()) {
            int given = puzzle.squares().get(s);
            if (given > puzzle.count()) {
                throw new PuzzleFormatException(HidatoNames.rc(puzzle.n(), s) + " is " + given
                        + ", but the numbers go from 1 to " + puzzle.count()
                        + ", one for each square. Maybe a square is missing, or it is a misprint.");
            }
        }
        return puzzle;
    }

    /** The number that a word is, or -1. */
    static int number(String word) {
        return Symbols.number(word, 6);
    }
}
