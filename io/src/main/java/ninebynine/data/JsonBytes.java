package ninebynine.data;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** JSON as it grows, in UTF-8. */
final class JsonBytes {
    private static final String DIGITS = "0123456789abcdef";
    /** A character needs this many bytes at most: {@code \}{@code u001f}. */
    private static final int WIDEST = 6;

    /** Texts of this length are worth keeping. */
    private static final int LONG = 48;

    private byte[] bytes = new byte[1 << 16];
    private int size;
    private final Encoded[] kept = new Encoded[4];
    private int oldest;

    void clear() {
        size = 0;
    }

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return size;
    }

    @Override
    public String toString() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    void put(char ascii) {
        room(1);
        bytes[size++] = (byte) ascii;
    }

    void put(byte[] text) {
        room(text.length);
        System.arraycopy(text, 0, bytes, size, text.length);
        size += text.length;
    }

    void put(String ascii) {
        put(ascii.getBytes(StandardCharsets.UTF_8));
    }

    void string(String text) {
        if (text.length() < LONG) {
            quote(text.getBytes(StandardCharsets.UTF_8));
        } else {
            put(encoded(text));
        }
    }

    /** @param bytes with quotes around them */
    private record Encoded(String text, byte[] bytes) {}

    /** The state after a step is the state before the next, the same object: what was encoded lately is not encoded again. */
    private byte[] encoded(String text) {
        for (Encoded each : kept) {
            if (each != null && each.text == text) {
                return each.bytes;
            }
        }
        int from = size;
        quote(text.getBytes(StandardCharsets.UTF_8));
        Encoded now = new Encoded(text, Arrays.copyOfRange(bytes, from, size));
        size = from;
        kept[oldest] = now;
        oldest = (oldest + 1) % kept.length;
        return now.bytes;
    }

    private void quote(byte[] text) {
        put('"');
        if (isPlain(text)) {
            put(text);
        } else {
            escape(text);
        }
        put('"');
    }

    /** With a point always, so that readers know its type. 15 digits if they give the number back, else 17: {@code Double.toString} is not the same on all JDKs. */
    void number(double number) {
        BigDecimal exact = new BigDecimal(number);
        BigDecimal near = exact.round(new MathContext(15));
        BigDecimal shown = near.doubleValue() == number ? near : exact.round(new MathContext(17));
        String digits = shown.signum() == 0 ? "0" : shown.stripTrailingZeros().toPlainString();
        put(digits.contains(".") ? digits : digits + ".0");
    }

    private static boolean isPlain(byte[] text) {
        for (byte b : text) {
            if (isSpecial(b)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSpecial(byte b) {
        return b == '"' || b == '\\' || b >= 0 && b < ' ';
    }

    private void escape(byte[] text) {
        room(text.length * WIDEST);
        for (byte b : text) {
            if (!isSpecial(b)) {
                bytes[size++] = b;
            } else {
                bytes[size++] = '\\';
                switch (b) {
                    case '"', '\\' -> bytes[size++] = b;
                    case '\n' -> bytes[size++] = 'n';
                    case '\t' -> bytes[size++] = 't';
                    case '\r' -> bytes[size++] = 'r';
                    default -> put("u00" + DIGITS.charAt(b >> 4) + DIGITS.charAt(b & 15));
                }
            }
        }
    }

    private void room(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, bytes.length * 2));
        }
    }
}
