package ninebynine.data;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A line of JSON that is read from left to right. What is wrong is said with its column, from 1. */
final class JsonText {
    private final byte[] bytes;
    private final int start;
    private final int end;
    private int at;

    JsonText(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.start = from;
        this.end = end;
        this.at = from;
    }

    /** Whether the next character that is no blank is this one; if so it is behind us. */
    boolean take(char ascii) {
        if (peek() != ascii) {
            return false;
        }
        at++;
        return true;
    }

    void expect(char ascii) {
        if (!take(ascii)) {
            throw wrong("expected '" + ascii + "'");
        }
    }

    /** Takes {@code "name"} if exactly that stands here. */
    boolean takeName(byte[] quoted) {
        peek();
        int stop = at + quoted.length;
        if (stop > end || !Arrays.equals(bytes, at, stop, quoted, 0, quoted.length)) {
            return false;
        }
        at = stop;
        return true;
    }

    boolean takeNull() {
        return peek() == 'n' && takeWord("null");
    }

    boolean bool() {
        boolean yes = peek() == 't';
        if (!takeWord(yes ? "true" : "false")) {
            throw wrong("expected true or false");
        }
        return yes;
    }

    int integer() {
        String digits = number();
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw wrong("'" + digits + "' is no whole number");
        }
    }

    double decimal() {
        String digits = number();
        try {
            return Double.parseDouble(digits);
        } catch (NumberFormatException e) {
            throw wrong("'" + digits + "' is no number");
        }
    }

    String string() {
        expect('"');
        int from = at;
        while (at < end && bytes[at] != '"' && bytes[at] != '\\') {
            at++;
        }
        if (at < end && bytes[at] == '"') {
            return new String(bytes, from, at++ - from, StandardCharsets.UTF_8);
        }
        return escaped(new StringBuilder(new String(bytes, from, at - from, StandardCharsets.UTF_8)));
    }

    /** Passes over a value that nobody asked for. */
    void skip() {
        int depth = 0;
        do {
            switch (peek()) {
                case '"' -> string();
                case '{', '[' -> {
                    depth++;
                    at++;
                }
                case '}', ']' -> {
                    depth--;
                    at++;
                }
                case ',', ':' -> at++;
                case 0 -> throw wrong("expected a value");
                default -> word();
            }
        } while (depth > 0);
    }

    /** The names of an object's properties. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        expect('{');
        do {
            names.add(string());
            expect(':');
            skip();
        } while (take(','));
        return names;
    }

    boolean isBlank() {
        return peek() == 0 && at == end;
    }

    void expectEnd() {
        if (!isBlank()) {
            throw wrong("expected nothing more");
        }
    }

    DatasetException wrong(String what) {
        return new DatasetException(
                "column " + (at - start + 1) + ": " + (at < end ? what : what + ", but it ends here"));
    }

    /** The next character that is no blank, 0 at the end. */
    private byte peek() {
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t' || bytes[at] == '\r')) {
            at++;
        }
        return at < end ? bytes[at] : 0;
    }

    private boolean takeWord(String word) {
        int from = at;
        if (word().equals(word)) {
            return true;
        }
        at = from;
        return false;
    }

    private String number() {
        byte first = peek();
        if (first != '-' && (first < '0' || first > '9')) {
            throw wrong("expected a number");
        }
        return word();
    }

    /** Everything up to the next mark of punctuation, and something in any case. */
    private String word() {
        peek();
        int from = at;
        while (at < end && ",:]}\" \t\r[{".indexOf(bytes[at]) < 0) {
            at++;
        }
        if (at == from) {
            throw wrong("expected a value");
        }
        return new String(bytes, from, at - from, StandardCharsets.UTF_8);
    }

    private String escaped(StringBuilder text) {
        while (at < end && bytes[at] != '"') {
            if (bytes[at] == '\\') {
                at++;
                text.append(escape());
            } else {
                int from = at;
                while (at < end && bytes[at] != '"' && bytes[at] != '\\') {
                    at++;
                }
                text.append(new String(bytes, from, at - from, StandardCharsets.UTF_8));
            }
        }
        expect('"');
        return text.toString();
    }

    private char escape() {
        int escape = at < end ? bytes[at++] : 0;
        return switch (escape) {
            case '"', '\\', '/' -> (char) escape;
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unicode();
            default -> throw wrong("no such escape");
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = at < end ? Character.digit(bytes[at], 16) : -1;
            if (digit < 0) {
                throw wrong("expected four hex digits");
            }
            code = code << 4 | digit;
            at++;
        }
        return (char) code;
    }
}
