package ninebynine.data;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.core.io.NumberOutput;

/** A line of JSON while it is made: bytes in one array. Plain texts are copied; Jackson escapes what is not plain. */
final class JsonLine {
    private static final int LONGEST_INT = 11;
    private static final byte ODD = 0;
    private static final byte PLAIN = 1;
    private static final byte BREAK = 2;
    private static final byte ASKED = 3;
    private static final byte[] KINDS = kinds();
    static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    static final long EACH = 0x0101010101010101L;
    static final long HIGH = 0x8080808080808080L;

    private byte[] bytes = new byte[1 << 13];
    private int length;

    /** What the bytes of a text are: one that stands for itself, a line break, a question mark, which what is no character becomes; or else Jackson must see it. */
    private static byte[] kinds() {
        byte[] kinds = new byte[256];
        Arrays.fill(kinds, ' ', 127, PLAIN);
        Arrays.fill(kinds, 0x80, 0xF0, PLAIN);
        kinds['\n'] = BREAK;
        kinds['?'] = ASKED;
        kinds['"'] = ODD;
        kinds['\\'] = ODD;
        return kinds;
    }

    /** A text as JSON has it, with its quotes. */
    void quote(String text) {
        byte[] raw = text.getBytes(StandardCharsets.UTF_8);
        makeRoom(2 * raw.length + 2);
        byte[] to = bytes;
        int at = length;
        int asked = 0;
        to[at++] = '"';
        for (int i = 0; i < raw.length; ) {
            int end = Math.min(i + Long.BYTES, raw.length);
            if (end == i + Long.BYTES && isPlain((long) EIGHT.get(raw, i))) {
                EIGHT.set(to, at, (long) EIGHT.get(raw, i));
                at += Long.BYTES;
                i = end;
            }
            for (; i < end; i++) {
                int kind = KINDS[raw[i] & 0xFF];
                if (kind == ODD) {
                    escape(text);
                    return;
                }
                if (kind == BREAK) {
                    to[at++] = '\\';
                }
                to[at++] = kind == BREAK ? (byte) 'n' : raw[i];
                asked += kind == ASKED ? 1 : 0;
            }
        }
        if (asked > 0 && asked != asked(text)) {
            escape(text);
            return;
        }
        to[at++] = '"';
        length = at;
    }

    /** Whether the eight bytes from here on stand for themselves. */
    static boolean isPlain(byte[] bytes, int at) {
        return isPlain((long) EIGHT.get(bytes, at));
    }

    /** Whether none of eight bytes is a control, a quote, a backslash, a question mark or beyond ASCII. */
    private static boolean isPlain(long eight) {
        return ((eight
                                | eight - EACH * ' '
                                | (eight ^ EACH * 127) - EACH
                                | (eight ^ EACH * '"') - EACH
                                | (eight ^ EACH * '\\') - EACH
                                | (eight ^ EACH * '?') - EACH)
                        & HIGH)
                == 0;
    }

    private void escape(String text) {
        put('"');
        put(JsonStringEncoder.getInstance().quoteAsUTF8(text));
        put('"');
    }

    private static int asked(String text) {
        int asked = 0;
        for (int i = text.indexOf('?'); i >= 0; i = text.indexOf('?', i + 1)) {
            asked++;
        }
        return asked;
    }

    /** What was put since there were so many bytes. */
    byte[] since(int before) {
        return Arrays.copyOfRange(bytes, before, length);
    }

    int length() {
        return length;
    }

    private void makeRoom(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }

    void put(char ch) {
        makeRoom(1);
        bytes[length++] = (byte) ch;
    }

    void put(byte[] more) {
        makeRoom(more.length);
        System.arraycopy(more, 0, bytes, length, more.length);
        length += more.length;
    }

    void put(int number) {
        makeRoom(LONGEST_INT);
        length = NumberOutput.outputInt(number, bytes, length);
    }

    /** Written in the same way on every Java. */
    void put(double number) {
        put(NumberOutput.toString(number, true).getBytes(StandardCharsets.US_ASCII));
    }

    /** Ends the line, and begins another. */
    void end(OutputStream to) throws IOException {
        put('\n');
        to.write(bytes, 0, length);
        length = 0;
    }
}
