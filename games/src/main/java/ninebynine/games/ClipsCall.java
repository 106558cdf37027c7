package ninebynine.games;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A call as CSP-Rules takes puzzles: {@code (solve "..34…")}, {@code (solve 4 20 "R.G" 1 2 8 : 3 4)}. After a semicolon a line is a comment.
 *
 * @param name the function
 * @param arguments strings without their quotes
 */
public record ClipsCall(String name, List<String> arguments) {
    private static final Pattern TOKEN = Pattern.compile("\"([^\"]*)(\"?)|;[^\n]*|[()]|[^\\s\"();]+");

    /** Whether a text means to be such a call. */
    public static boolean isOne(String text) {
        return text.stripLeading().startsWith("(");
    }

    /** Whether a line is such a call to its end. */
    public static boolean isWhole(String line) {
        return isOne(line) && line.indexOf(')') >= 0;
    }

    public static ClipsCall read(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher m = TOKEN.matcher(text);
        boolean closed = false;
        while (!closed && m.find()) {
            String token = m.group();
            if (token.startsWith("\"")) {
                if (m.group(2).isEmpty()) {
                    throw new PuzzleFormatException(
                            "A string in the call has no end. Maybe a '\"' is missing before the ')'.");
                }
                tokens.add(m.group(1));
            } else if (!token.startsWith(";") && !token.equals("(")) {
                closed = token.equals(")");
                tokens.addAll(closed ? List.of() : List.of(token));
            }
        }
        if (!closed || tokens.isEmpty()) {
            throw new PuzzleFormatException("The call has no " + (closed ? "function" : "')' at its end")
                    + ". Maybe write it as (solve \"…\").");
        }
        return new ClipsCall(tokens.get(0), List.copyOf(tokens.subList(1, tokens.size())));
    }
}
