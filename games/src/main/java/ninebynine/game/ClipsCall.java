package ninebynine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.text.Pieces;

/**
 * A call as CSP-Rules takes puzzles: {@code (solve "..34…")}, {@code (solve 4 20 "R.G" 1 2 8 : 3 4)}, perhaps after the prompt
 * {@code CLIPS>}. A list inside it, {@code (create$ 1 2)}, is its items. After a semicolon a line is a comment.
 *
 * @param name the function
 * @param arguments strings without their quotes
 */
public record ClipsCall(String name, List<String> arguments) {
    private static final String PROMPT = "CLIPS>";
    private static final Pattern TOKEN = Pattern.compile("\"([^\"]*+)(\"?)|;[^\n]*+|[()]|[^\\s\"();]++");
    private static final String LIST = "create$";

    /** Whether a text begins with such a call. */
    public static boolean isOne(String text) {
        return isOne(text, 0);
    }

    /** The same from a place in the text on. */
    public static boolean isOne(String text, int from) {
        return function(text, from) >= 0;
    }

    /** Where the name of a call's function begins, or -1 if no call begins at a place. */
    private static int function(String text, int from) {
        int at = Pieces.inked(text, from);
        at = text.startsWith(PROMPT, at) ? Pieces.inked(text, at + PROMPT.length()) : at;
        int name = text.startsWith("(", at) ? Pieces.inked(text, at + 1) : -1;
        return name >= 0 && name < text.length() && Symbols.isLetter(text.charAt(name)) ? name : -1;
    }

    /** Whether a text begins with a call that has a puzzle, and not with any word in brackets. */
    public static boolean isOfPuzzle(String text) {
        return isOfPuzzle(text, 0);
    }

    /** The same from a place in the text on. */
    public static boolean isOfPuzzle(String text, int from) {
        int name = function(text, from);
        return name >= 0 && (begins("solve", text, name) || begins("init", text, name));
    }

    /** Whether a text has a word at a place, with no letter after it. */
    private static boolean begins(String word, String text, int at) {
        int end = at + word.length();
        return text.startsWith(word, at) && (end == text.length() || !Symbols.isLetter(text.charAt(end)));
    }

    /** Whether a line is such a call to its end. */
    public static boolean isWhole(String line) {
        return isOne(line) && new End().in(line) >= 0;
    }

    /** Whether what follows a call, from a place in the text on, says nothing. */
    public static boolean isComment(String text, int from) {
        int at = Pieces.inked(text, from);
        return at == text.length() || text.charAt(at) == ';' || text.charAt(at) == '#';
    }

    /** Looks for the end of a call, line by line. */
    public static final class End {
        private int depth;
        private boolean quoted;

        /** The place after the bracket that ends the call, or -1 if the call goes on after this text. */
        public int in(String text) {
            return in(text, 0);
        }

        /** The same from a place in the text on. */
        public int in(String text, int from) {
            for (int i = from; i < text.length(); i++) {
                char ch = text.charAt(i);
                if (ch == '"') {
                    quoted = !quoted;
                } else if (ch == ';' && !quoted) {
                    int next = text.indexOf('\n', i);
                    i = next < 0 ? text.length() : next;
                } else if (ch == '(' && !quoted) {
                    depth++;
                } else if (ch == ')' && !quoted && --depth <= 0) {
                    return i + 1;
                }
            }
            return -1;
        }
    }

    /** Reads a text that is one call; after it there may be comments and nothing else. */
    public static ClipsCall read(String text) {
        int end = new End().in(text);
        String rest = end < 0 ? "" : text.substring(end);
        Pieces.lines(rest).filter(line -> !isComment(line, 0)).findFirst().ifPresent(line -> {
            throw new PuzzleFormatException(Symbols.shown(line.strip())
                    + " stands after the call's ')'. Maybe it belongs on a line of its own, or before the ')'.");
        });
        List<String> tokens = tokens(end < 0 ? text : text.substring(0, end));
        if (end < 0 || tokens.isEmpty()) {
            throw new PuzzleFormatException("The call has no " + (end < 0 ? "')' at its end" : "function")
                    + ". Maybe write it as (solve \"…\").");
        }
        return new ClipsCall(tokens.get(0), tokens.subList(1, tokens.size()));
    }

    private static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher m = TOKEN.matcher(text).region(Math.max(0, text.indexOf('(')), text.length());
        while (m.find()) {
            char first = text.charAt(m.start());
            if (first == '"' && m.group(2).isEmpty()) {
                throw new PuzzleFormatException(
                        "A string in the call has no end. Maybe a '\"' is missing before the ')'.");
            }
            if (first == '"') {
                tokens.add(m.group(1));
            } else if (";()".indexOf(first) < 0 && !m.group().equals(LIST)) {
                tokens.add(m.group());
            }
        }
        return tokens;
    }
}
