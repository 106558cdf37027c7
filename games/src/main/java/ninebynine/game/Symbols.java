package ninebynine.game;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a character means in the text of a grid: a value (1 to 9, then A to Z in any case), an empty cell, a blank, or a piece of a frame. */
public final class Symbols {
    /** A cell without a value. */
    public static final int EMPTY = 0;
    /** No cell at all. */
    public static final int NONE = -1;

    /** The largest value that a letter says. */
    public static final int LETTERS = 35;

    private static final int X = 33;
    private static final int SHOWN = 40;
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final String UPRIGHT = "│┃║╎╏┆┇┊┋╵╷╹╻╽╿";

    private Symbols() {}

    /** The value a character says in a grid of size n, {@link #EMPTY} or {@link #NONE}. It may be larger than n. */
    public static int value(char ch, int n) {
        if (ch >= '1' && ch <= '9') {
            return ch - '0';
        }
        if (isLetter(ch)) {
            int value = Character.toUpperCase(ch) - 'A' + 10;
            if (value == X && n < X) {
                return EMPTY;
            }
            return n <= LETTERS ? value : NONE;
        }
        return isEmpty(ch) ? EMPTY : NONE;
    }

    /** Whether a character says something about a cell in a grid of some size. */
    public static boolean isSymbol(char ch) {
        return (ch >= '1' && ch <= '9') || isLetter(ch) || isEmpty(ch);
    }

    /** Whether it is a letter from A to Z, in any case. */
    public static boolean isLetter(char ch) {
        return (ch >= 'A' && ch <= 'Z') || (ch >= 'a' && ch <= 'z');
    }

    private static boolean isEmpty(char ch) {
        return ch == '.' || ch == '0' || ch == '_' || ch == '*' || ch == '?';
    }

    /** Also the no-break space that comes with text copied from a web page. */
    public static boolean isBlank(char ch) {
        return ch <= ' ' || (ch > '~' && (Character.isWhitespace(ch) || Character.isSpaceChar(ch)));
    }

    /** Whether a character ends a puzzle of one line and begins a comment. */
    public static boolean endsPuzzle(char ch) {
        return ch == ',' || ch == ';' || ch == '#' || isBlank(ch);
    }

    /** Whether a character between two cells is a piece of a frame. */
    public static boolean isFrame(char ch) {
        return ch == '|' || ch == '!' || ch == ':' || ch == '+' || isBoxDrawing(ch);
    }

    private static boolean isBoxDrawing(char ch) {
        return ch >= '\u2500' && ch <= '\u257F';
    }

    /**
     * Whether a line is drawn between rows: no value in it, but a dash beside another or beside a cross, or crosses and no
     * cell, or a box-drawing piece that is not upright.
     */
    public static boolean isRule(String line) {
        boolean drawn = false;
        boolean cross = false;
        boolean cell = false;
        char before = ' ';
        for (int i = 0; i < line.length(); i++) {
            char ch = line.charAt(i);
            if (!isBlank(ch) && !isFrame(ch) && "-=.'`,*_".indexOf(ch) < 0) {
                return false;
            }
            drawn |= isDrawn(before) && isDrawn(ch) && (before != '+' || ch != '+');
            drawn |= isBoxDrawing(ch) && UPRIGHT.indexOf(ch) < 0;
            cross |= ch == '+';
            cell |= isEmpty(ch);
            before = ch;
        }
        return drawn || (cross && !cell);
    }

    private static boolean isDrawn(char ch) {
        return ch == '-' || ch == '=' || ch == '+';
    }

    /** The words of a text, at least one, which may be empty. */
    public static List<String> words(String text) {
        return List.of(BLANKS.split(text.strip(), -1));
    }

    /** Whether a word has decimal digits and nothing else. */
    public static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return !word.isEmpty();
    }

    /** The number that a word of at most so many digits, nine or fewer, is; -1 if it is none. */
    public static int number(String word, int digits) {
        return word.length() <= digits && isNumber(word) ? Integer.parseInt(word) : -1;
    }

    /** One symbol for a value: 1 to 9, A to Z. */
    public static char symbol(int value) {
        return (char) (value < 10 ? '0' + value : 'A' + value - 10);
    }

    /** {@code U+00E9} for é. */
    public static String code(char ch) {
        return "U+" + Integer.toHexString(0x10000 + ch).substring(1).toUpperCase(Locale.ROOT);
    }

    /** A text in quotes for a message: short, and nothing in it that a terminal would act on. */
    public static String shown(String text) {
        StringBuilder shown = new StringBuilder("'");
        for (int i = 0; i < Math.min(text.length(), SHOWN); i++) {
            char ch = text.charAt(i);
            if (ch >= ' ' && ch <= '~') {
                shown.append(ch);
            } else {
                shown.append(code(ch));
            }
        }
        return shown.append(text.length() > SHOWN ? "…'" : "'").toString();
    }
}
