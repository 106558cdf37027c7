package ninebynine.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as maps, lists, texts, numbers and truth values, written and read. There is no reflection in a page, so no library; and only what a page and its
 * engine say to each other goes through here, and traces that people paste.
 */
final class Json {
    /** Deeper than anything that we write; what is pasted may be made to be deeper. */
    private static final int DEEPEST = 64;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static String write(@Nullable Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(@Nullable Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            out.append('{');
            map.forEach((name, each) -> {
                separate(out, '{');
                quote(String.valueOf(name), out);
                out.append(':');
                write(each, out);
            });
            out.append('}');
        } else if (value instanceof Iterable<?> items) {
            out.append('[');
            items.forEach(each -> {
                separate(out, '[');
                write(each, out);
            });
            out.append(']');
        } else if (value instanceof int[] numbers) {
            out.append('[');
            for (int number : numbers) {
                separate(out, '[');
                out.append(number);
            }
            out.append(']');
        } else if (value instanceof Double number) {
            number(number, out);
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            quote(value.toString(), out);
        }
    }

    private static void separate(StringBuilder out, char open) {
        if (out.charAt(out.length() - 1) != open) {
            out.append(',');
        }
    }

    /** To four decimals, and no more than it needs: a thousandth of a cell is more than anyone sees. */
    private static void number(double x, StringBuilder out) {
        long parts = Math.round(Math.abs(x) * 10_000);
        out.append(x < 0 && parts > 0 ? "-" : "").append(parts / 10_000);
        String rest = Long.toString(10_000 + parts % 10_000).substring(1);
        int end = 4;
        while (end > 0 && rest.charAt(end - 1) == '0') {
            end--;
        }
        out.append(end == 0 ? "" : "." + rest.substring(0, end));
    }

    private static void quote(String value, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char ch = value.charAt(i);
            switch (ch) {
                case '"', '\\' -> out.append('\\').append(ch);
                case '\n' -> out.append("\\n");
                default -> {
                    if (ch < ' ' || ch == '\u2028' || ch == '\u2029') {
                        out.append("\\u")
                                .append(Integer.toHexString(0x10000 + ch).substring(1));
                    } else {
                        out.append(ch);
                    }
                }
            }
        }
        out.append('"');
    }

    /** @throws IllegalArgumentException if the text is no JSON, saying where */
    static @Nullable Object read(String text) {
        Json json = new Json(text);
        Object value = json.value(0);
        json.skip();
        if (json.at < text.length()) {
            throw json.wrong("the end");
        }
        return value;
    }

    /** The value that a text begins with, whatever follows. */
    static @Nullable Object first(String text) {
        return new Json(text).value(0);
    }

    private IllegalArgumentException wrong(String expected) {
        return new IllegalArgumentException(
                "This is no JSON: character " + (at + 1) + " should be " + expected + ". Maybe something was cut off.");
    }

    private void skip() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }

    private boolean take(char ch) {
        skip();
        if (at < text.length() && text.charAt(at) == ch) {
            at++;
            return true;
        }
        return false;
    }

    private void need(char ch) {
        if (!take(ch)) {
            throw wrong("'" + ch + "'");
        }
    }

    private @Nullable Object value(int depth) {
        if (depth > DEEPEST) {
            throw wrong("less deep");
        }
        skip();
        char ch = at < text.length() ? text.charAt(at) : 0;
        return switch (ch) {
            case '{' -> object(depth);
            case '[' -> list(depth);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private @Nullable Object word(String word, @Nullable Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong("a value");
        }
        at += word.length();
        return value;
    }

    private Map<String, @Nullable Object> object(int depth) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        need('{');
        if (take('}')) {
            return map;
        }
        do {
            skip();
            String name = string();
            need(':');
            map.put(name, value(depth + 1));
        } while (take(','));
        need('}');
        return map;
    }

    private List<@Nullable Object> list(int depth) {
        List<@Nullable Object> items = new ArrayList<>();
        need('[');
        if (take(']')) {
            return items;
        }
        do {
            items.add(value(depth + 1));
        } while (take(','));
        need(']');
        return items;
    }

    private String string() {
        need('"');
        StringBuilder value = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char ch = text.charAt(at++);
            value.append(ch == '\\' ? escaped() : ch);
        }
        if (at == text.length()) {
            throw wrong("'\"'");
        }
        at++;
        return value.toString();
    }

    private char escaped() {
        char ch = at < text.length() ? text.charAt(at++) : 0;
        return switch (ch) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case '"', '\\', '/' -> ch;
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < 4; i++) {
                    int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
                    if (digit < 0) {
                        throw wrong("a hexadecimal digit");
                    }
                    code = 16 * code + digit;
                    at++;
                }
                yield (char) code;
            }
            default -> throw wrong("an escape");
        };
    }

    private Double number() {
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        try {
            return Double.parseDouble(text.substring(from, at));
        } catch (NumberFormatException e) {
            at = from;
            throw wrong("a value");
        }
    }
}
