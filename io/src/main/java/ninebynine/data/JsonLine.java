package ninebynine.data;

import java.io.IOException;
import java.io.OutputStream;
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
    static byte[] quoted(String text) {
        byte[] raw = text.getBytes(StandardCharsets.UTF_8);
        int breaks = 0;
        int asked = 0;
        for (byte each : raw) {
            int kind = KINDS[each & 0xFF];
            if (kind != PLAIN) {
                if (kind == ODD) {
                    return enclosed(JsonStringEncoder.getInstance().quoteAsUTF8(text), 0);
                }
                breaks += kind == BREAK ? 1 : 0;
                asked += kind == ASKED ? 1 : 0;
            }
        }
        return asked > 0 && asked != asked(text)
                ? enclosed(JsonStringEncoder.getInstance().quoteAsUTF8(text), 0)
                : enclosed(raw, breaks);
    }

    private static int asked(String text) {
        int asked = 0;
        for (int i = text.indexOf('?'); i >= 0; i = text.indexOf('?', i + 1)) {
            asked++;
        }
        return asked;
    }

    private static byte[] enclosed(byte[] raw, int breaks) {
        byte[] quoted = new byte[raw.length + breaks + 2];
        quoted[0] = '"';
        if (breaks == 0) {
            System.arraycopy(raw, 0, quoted, 1, raw.length);
        } else {
            int at = 1;
            for (byte each : raw) {
                if (each == '\n') {
                    quoted[at++] = '\\';
                    quoted[at++] = 'n';
                } else {
                    quoted[at++] = each;
                }
            }
        }
        quoted[quoted.length - 1] = '"';
        return quoted;
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
