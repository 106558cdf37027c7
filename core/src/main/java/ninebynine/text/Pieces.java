package ninebynine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Text taken apart. The JDK has methods for all of this, but the library that the engine has in a page lacks them, or has them with another meaning:
 * there {@code "ab".split("")} begins with an empty string.
 */
public final class Pieces {
    private Pieces() {}

    /** The lines, as {@code String.lines} has them: ended by a line feed, a carriage return or both; none is empty for the end alone. */
    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = from;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(from, end));
            boolean both = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
            from = end + (both ? 2 : 1);
        }
        return lines.stream();
    }

    /** Whether there is nothing but white space: in a page {@code String.isBlank} knows spaces alone. */
    public static boolean isBlank(String text) {
        return inked(text, 0) == text.length();
    }

    /** The first place from one on that has no white space; the length where there is none. */
    public static int inked(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The characters, each as a text; the empty text alone if there is none. */
    public static List<String> characters(String text) {
        if (text.isEmpty()) {
            return List.of("");
        }
        return text.chars().mapToObj(ch -> Character.toString((char) ch)).toList();
    }

    /** Every place where the pattern is found, one after the other. */
    public static List<MatchResult> found(Pattern pattern, String text) {
        List<MatchResult> found = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.toMatchResult());
        }
        return found;
    }

    /** The text with something else wherever the pattern is found; what comes there is taken word for word. */
    public static String replaced(Pattern pattern, String text, Function<MatchResult, String> by) {
        StringBuilder replaced = new StringBuilder();
        int from = 0;
        for (MatchResult match : found(pattern, text)) {
            replaced.append(text, from, match.start()).append(by.apply(match));
            from = match.end();
        }
        return replaced.append(text, from, text.length()).toString();
    }
}
